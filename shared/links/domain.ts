const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const suffix = /^[a-z]{2,63}$/;

/** Lower-case labels with optional hyphens, a dot and a suffix of two or more letters. */
export function isDomain(value: string): boolean {
  const labels = value.split(".");
  return (
    value.length <= 253 &&
    labels.length >= 2 &&
    labels.every((part) => label.test(part)) &&
    suffix.test(labels.at(-1) ?? "")
  );
}

/** "https://www.Acme.com/about" and "acme.com" are both "acme.com"; null when there is no domain. */
export function domainOf(value: string): string | null {
  const host = value
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, "")
    .replace(/[/?#:].*$/, "")
    .replace(/^www\./, "");
  return isDomain(host) ? host : null;
}

/** A name below a domain, such as "careers.acme.com": three labels, or four below a suffix of two such as "co.uk". */
export function isSubdomain(value: string): boolean {
  if (!isDomain(value)) return false;
  const labels = value.split(".");
  const suffix = /\.(?:co|com|org|net|ac|gov|edu)\.[a-z]{2}$/.test(value) ? 2 : 1;
  return labels.length === suffix + 2;
}
