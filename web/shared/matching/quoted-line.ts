const bullet = /^[•▪‣*–-]\s+/;

/** A line of a profile or resume in quotes, without its bullet. */
export function quotedLine(line: string) {
  return `“${line.replace(bullet, "")}”`;
}
