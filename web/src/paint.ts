// When the browser has shown what has changed.

// afterPaint calls back once the frame that is made next is made. What it returns gives that up.
export function afterPaint(done: () => void): () => void {
  const channel = new MessageChannel();
  channel.port1.onmessage = () => {
    channel.port1.close();
    done();
  };
  const frame = requestAnimationFrame(() => channel.port2.postMessage(null)); // which is read behind the frame
  return () => {
    cancelAnimationFrame(frame);
    channel.port1.close();
  };
}

const longest = 200; // ms that work waits for a browser that is never idle

// whenIdle calls back once that is painted and the browser has nothing else to do, such as the
// next key. What it returns gives that up.
export function whenIdle(work: () => void): () => void {
  let stop = afterPaint(() => {
    if (typeof requestIdleCallback === "undefined") return work(); // Safari
    const idle = requestIdleCallback(work, { timeout: longest });
    stop = () => cancelIdleCallback(idle);
  });
  return () => stop();
}
