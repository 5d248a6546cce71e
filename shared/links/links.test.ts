import { expect, test } from "vitest";
import { domainOf, isDomain, isSubdomain, registeredName } from "./domain.ts";
import { emailMatchesDomain, isEmail } from "./email.ts";
import { isLinkedInProfile, linkedInHandle } from "./linkedin.ts";
import { isLink } from "./url.ts";

test.each([
  ["ana@acme.com", true],
  ["a+b@x.photography", true],
  ["o'neil.j-r@mail.acme.co.uk", true],
  ["jörg@bücher.de", true],
  ["ana@acme.c", false],
  ["ana@acme", false],
  ["ana..b@acme.com", false],
  [".ana@acme.com", false],
  ["ana @acme.com", false],
  ["ana@-acme.com", false],
  ["@acme.com", false],
  [`${"a".repeat(65)}@acme.com`, false],
])("links: %s is an email address: %s", (value, expected) => {
  expect(isEmail(value)).toBe(expected);
});

test("links: a company email matches its domain and what lies below it", () => {
  expect(emailMatchesDomain("ana@Acme.com", "www.acme.com")).toBe(true);
  expect(emailMatchesDomain("ana@eu.acme.com", "acme.com")).toBe(true);
  expect(emailMatchesDomain("ana@notacme.com", "acme.com")).toBe(false);
  for (const email of ["ana@Müller.de", "ana@post.müller.de", "ana@xn--mller-kva.de"])
    expect(emailMatchesDomain(email, "xn--mller-kva.de"), email).toBe(true);
  expect(emailMatchesDomain("ana@muller.de", "xn--mller-kva.de")).toBe(false);
});

test.each([
  ["acme.com", true],
  ["careers.acme.com", true],
  ["my-shop.co", true],
  ["Acme.com", false],
  ["acme", false],
  ["-acme.com", false],
  ["acme.c", false],
  ["a.careers.acme.com", true],
])("links: %s is a domain: %s", (value, domain) => {
  expect(isDomain(value)).toBe(domain);
});

test("links: a domain is found in an address", () => {
  expect(domainOf("https://www.Acme.com/about?x=1")).toBe("acme.com");
  expect(domainOf("not a domain")).toBeNull();
  expect(domainOf("https://www.Müller.de/jobs")).toBe("xn--mller-kva.de");
  expect(domainOf("例え.テスト")).toBe("xn--r8jz45g.xn--zckzah");
  expect(domainOf("mü ller.de")).toBeNull();
});

test.each([
  ["acme.com", "acme", false],
  ["careers.acme.com", "acme", true],
  ["a.careers.acme.com", "acme", false],
  ["acme.co.uk", "acme", false],
  ["careers.acme.co.uk", "acme", true],
  ["acme.or.jp", "acme", false],
  ["careers.acme.or.jp", "acme", true],
  ["careers.or.com", "or", true],
])("links: the registered name of %s is %s; it is a name below that: %s", (domain, name, below) => {
  expect(registeredName(domain)).toBe(name);
  expect(isSubdomain(domain)).toBe(below);
});

test.each([
  ["https://acme.com", true],
  ["acme.com/path?x=1#top", true],
  ["https://acme.com:8443/x", true],
  ["http://acme.com", true],
  ["https://192.168.1.10/x", true],
  ["ftp://acme.com", false],
  ["https://acme.com:8", false],
  ["https://user@acme.com", false],
  ["javascript:alert(1)", false],
  ["two words.com", false],
  ["acme", false],
])("links: %s is a link: %s", (value, link) => {
  expect(isLink(value)).toBe(link);
});

test.each([
  ["https://www.linkedin.com/in/ana-silva/", "ana-silva"],
  ["linkedin.com/in/ana", "ana"],
  ["https://pt.linkedin.com/in/Ana?trk=x", "ana"],
  ["https://linkedin.com/company/acme", null],
  ["https://notlinkedin.com/in/ana", null],
  ["https://www.linkedin.com/in/", null],
])("links: %s leads to the profile %s", (value, handle) => {
  expect(linkedInHandle(value)).toBe(handle);
  expect(isLinkedInProfile(value)).toBe(handle !== null);
});
