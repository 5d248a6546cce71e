/** "di.known+jobs@acme.com" is written by Di Known, until they say otherwise. */
export function nameFromEmail(email: string): string {
  const words = email
    .slice(0, email.lastIndexOf("@"))
    .replace(/\+.*$/, "")
    .split(/[._-]+/)
    .filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}
