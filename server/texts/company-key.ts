const legalForm = /[\s,]+(?:inc|llc|ltd|limited|corp|corporation|co|gmbh|ag|sa|bv|plc|pty)\.?$/;

/** One spelling for a company's name: "Harbour Lights, Inc." is "harbour lights". */
export function companyKey(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .trim()
    .replace(legalForm, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
