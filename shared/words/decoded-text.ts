/** The text of a file in the encodings that programs write: UTF-16 that says so, UTF-8, else the one of Windows in the West; null where it is no text. */
export function decodedText(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder("windows-1252").decode(bytes);
    return controlShare(text) > 0.01 ? null : text;
  }
}

function controlShare(text: string): number {
  // oxlint-disable-next-line no-control-regex -- binary files betray themselves by control characters
  return (text.match(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g)?.length ?? 0) / Math.max(text.length, 1);
}
