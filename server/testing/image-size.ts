/** The width and height that a PNG says it has. */
export function imageSize(png: Buffer) {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
