/** Says what could not be read; whoever asked may ask again. */
export function noteTrouble(what: string, error: unknown) {
  // oxlint-disable-next-line no-console -- the specification has failed pages logged
  console.warn(what, error);
}
