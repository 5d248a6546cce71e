import { asciiHost } from "./domain.ts";

const local = /^[\p{L}\p{N}!#$%&'*+/=?^_{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_{|}~-]+)*$/u;
const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;
const topLevel = /^(?:\p{L}{2,63}|xn--[a-z0-9-]{2,59})$/iu;

/** Accepts what people really have: plus addresses, long top-level domains, names that are not ASCII. */
export function isEmail(value: string): boolean {
  if (value.length > 254) return false;
  const at = value.lastIndexOf("@");
  const labels = value.slice(at + 1).split(".");
  const top = labels.at(-1) ?? "";
  return (
    at > 0 &&
    at <= 64 &&
    labels.length > 1 &&
    local.test(value.slice(0, at)) &&
    labels.every((part) => part.length <= 63 && label.test(part)) &&
    topLevel.test(top)
  );
}

/** The part after the at sign, in lower case and as the network knows it. */
export function emailDomain(email: string): string {
  return asciiHost(typedDomain(email));
}

/** The same as it was typed, for people to read. */
export function typedDomain(email: string): string {
  return email.slice(email.lastIndexOf("@") + 1).toLowerCase();
}

/** True when the address belongs to the domain or to one below it. */
export function emailMatchesDomain(email: string, domain: string): boolean {
  const own = emailDomain(email);
  const wanted = asciiHost(domain.toLowerCase().replace(/^www\./, ""));
  return isEmail(email) && (own === wanted || own.endsWith(`.${wanted}`));
}
