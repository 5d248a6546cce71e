/** Whether bytes begin as a ZIP archive does, and so every XLSX file. */
export function isZip([first, second]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b;
}
