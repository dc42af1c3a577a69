package phrase

import (
	"compress/gzip"
	"errors"
	"io"
	"io/fs"
	"syscall"
)

// failures say what went wrong outside of Mentsu.
//
//nolint:gochecknoglobals // a table, never changed
var failures = []row{
	{"it does not exist", "存在しない", "不存在"},
	{"permission denied", "権限がない", "没有权限"},
	{"it exists already", "すでに存在する", "已经存在"},
	{"it is a directory", "ディレクトリである", "是目录"},
	{"a part of the path is no directory", "途中の要素がディレクトリではない", "路径的一部分不是目录"},
	{"no space left on device", "空き容量がない", "设备上没有空间"},
	{"the file system is read-only", "ファイルシステムが読み込み専用である", "文件系统为只读"},
	{"too many files are open", "開いているファイルが多すぎる", "打开的文件太多"},
	{"the address is in use", "アドレスは使用中である", "地址已被占用"},
	{"it ends too soon", "途中で終わっている", "过早结束"},
	{"the compressed data are damaged", "圧縮データが壊れている", "压缩数据已损坏"},
	{"the system says %q", "システムの応答: %q", "系统报告：%q"},
}

// Failure returns what an error of the operating system, or of data it gave, says, with the
// path it is about if it names one.
func Failure(err error) Text {
	reason := failure(err)
	if path, ok := errors.AsType[*fs.PathError](err); ok {
		return Of("%s: %s", path.Path, reason)
	}
	return reason
}

// failure returns the reason without the path. A text that nothing translates is quoted.
func failure(err error) Text {
	for _, known := range []struct {
		err    error
		reason string
	}{
		{fs.ErrNotExist, "it does not exist"},
		{fs.ErrPermission, "permission denied"},
		{fs.ErrExist, "it exists already"},
		{syscall.EISDIR, "it is a directory"},
		{syscall.ENOTDIR, "a part of the path is no directory"},
		{syscall.ENOSPC, "no space left on device"},
		{syscall.EROFS, "the file system is read-only"},
		{syscall.EMFILE, "too many files are open"},
		{syscall.EADDRINUSE, "the address is in use"},
		{io.ErrUnexpectedEOF, "it ends too soon"},
		{gzip.ErrHeader, "the compressed data are damaged"},
		{gzip.ErrChecksum, "the compressed data are damaged"},
	} {
		if errors.Is(err, known.err) {
			return Plain(known.reason)
		}
	}
	if path, ok := errors.AsType[*fs.PathError](err); ok {
		err = path.Err
	}
	return Of("the system says %q", err.Error())
}
