/** What someone typed as an address, made whole: "a.example" is https, "me@a.example" a mailbox. Null when it is none. */
export function linkAddress(typed: string): string | null {
  const words = typed.trim();
  if (words === "" || /\s/.test(words)) return null;
  if (/^(https?:\/\/[^/]|mailto:.|tel:.)/i.test(words)) return words;
  if (/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(words)) return null;
  if (/^[^@/]+@[^@/]+\.[^@/]+$/.test(words)) return `mailto:${words}`;
  return /^[^/.]+(\.[^/.]+)+(:\d+)?([/?#].*)?$/.test(words) ? `https://${words}` : null;
}
