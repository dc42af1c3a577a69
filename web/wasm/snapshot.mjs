// Makes the engine of a page without a server: node snapshot.mjs MODULE ENGINE. What Go compiles
// begins with some tenths of a second of spreading tables and reading rules and texts. Wizer does
// that once, here, and writes a module whose memory is as it was after it.
import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import wizer from "@bytecodealliance/wizer";

const [from, to] = process.argv.slice(2);
execFileSync(wizer, ["--allow-wasi", "--init-func", "warm", "-o", to, from], { stdio: "inherit" });
await writeFile(to, withoutEmptySegments(await readFile(to)));

// withoutEmptySegments leaves out the segments of data that Wizer keeps, empty, for each of which Go
// had written: a hundred thousand, more than browsers take. Nothing refers to them by number.
function withoutEmptySegments(module) {
  const dataCount = 12, data = 11;
  const parts = [module.subarray(0, 8)];
  for (const read = reader(module, 8); !read.done();) {
    const start = read.at();
    const id = read.number();
    const end = read.number() + read.at();
    if (id === data) {
      const contents = fullSegments(module, read);
      parts.push(Buffer.from([data, ...number(contents.length)]), contents);
    }
    else if (id !== dataCount) parts.push(module.subarray(start, end));
    read.go(end);
  }
  return Buffer.concat(parts);
}

// fullSegments returns the contents of a section of data without the segments that have no place.
function fullSegments(module, read) {
  const full = [];
  for (let left = read.number(); left > 0; left--) {
    const start = read.at();
    const placed = read.number() === 0;
    if (placed) while (read.number() !== 0x0b); // an expression of one number, and its end
    const size = read.number();
    if (!placed && size > 0) throw new Error("a segment of data that has no place is not empty");
    read.go(read.at() + size);
    if (placed) full.push(module.subarray(start, read.at()));
  }
  return Buffer.concat([Buffer.from(number(full.length)), ...full]);
}

// reader reads the numbers of a module one after the other.
function reader(module, at) {
  return {
    at: () => at,
    done: () => at >= module.length,
    go: (to) => void (at = to),
    number() {
      for (let value = 0, unit = 1; ; unit *= 128) {
        const byte = module[at++];
        value += (byte & 127) * unit;
        if (byte < 128) return value;
      }
    },
  };
}

// number writes one as a module has it.
function number(value) {
  const bytes = [];
  for (; value >= 128; value = Math.floor(value / 128)) bytes.push((value % 128) | 128);
  return [...bytes, value];
}
