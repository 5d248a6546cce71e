const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const suffix = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

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

const typedHost = /^[\p{L}\p{M}\p{N}.-]+$/u;
/** A host name as the network knows it: "müller.de" is "xn--mller-kva.de". What no host can be called stays as it is. */
export function asciiHost(host: string): string {
  const address = `http://${host}`;
  const isOther = /[^\0-\u007f]/.test(host) && typedHost.test(host) && URL.canParse(address);
  return isOther ? new URL(address).hostname : host;
}

/** "https://www.Acme.com/about" and "acme.com" are both "acme.com"; null when there is no domain. */
export function domainOf(value: string): string | null {
  const host = value
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, "")
    .replace(/[/?#:].*$/, "")
    .replace(/^www\./, "");
  const domain = asciiHost(host);
  return isDomain(domain) ? domain : null;
}

/** A name below a domain, such as "careers.acme.com": three labels, or four below a suffix of two such as "co.uk". */
export function isSubdomain(value: string): boolean {
  if (!isDomain(value)) return false;
  return value.split(".").length === suffixLength(value) + 2;
}

const twoLabels = /\.(?:ac|co|com|edu|go|gob|gov|govt|ltd|ne|net|nom|or|org|plc|sch)\.[a-z]{2}$/;
/** How many labels at the end belong to no one alone: one in acme.com, two in acme.co.uk and acme.or.jp. */
function suffixLength(domain: string): number {
  return twoLabels.test(domain) ? 2 : 1;
}

/** "acme" of acme.com, mail.acme.com and acme.co.uk. */
export function registeredName(domain: string): string {
  return domain.split(".").at(-1 - suffixLength(domain)) ?? domain;
}
