import { expect, test } from "vitest";
import { domainOf, isDomain, isSubdomain } from "./domain.ts";
import { emailMatchesDomain, isEmail } from "./email.ts";
import { isLinkedInProfile, linkedInHandle } from "./linkedin.ts";
import { isLink, isUrl, withScheme } from "./url.ts";

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
])("%s is an e-mail address: %s", (value, expected) => {
  expect(isEmail(value)).toBe(expected);
});

test("links: a company e-mail matches its domain and what lies below it", () => {
  expect(emailMatchesDomain("ana@Acme.com", "www.acme.com")).toBe(true);
  expect(emailMatchesDomain("ana@eu.acme.com", "acme.com")).toBe(true);
  expect(emailMatchesDomain("ana@notacme.com", "acme.com")).toBe(false);
});

test.each([
  ["acme.com", true, false],
  ["careers.acme.com", true, true],
  ["my-shop.co", true, false],
  ["Acme.com", false, false],
  ["acme", false, false],
  ["-acme.com", false, false],
  ["acme.c", false, false],
  ["a.careers.acme.com", true, false],
])("%s is a domain: %s, a subdomain: %s", (value, domain, subdomain) => {
  expect(isDomain(value)).toBe(domain);
  expect(isSubdomain(value)).toBe(subdomain);
});

test("links: a domain is found in an address", () => {
  expect(domainOf("https://www.Acme.com/about?x=1")).toBe("acme.com");
  expect(domainOf("not a domain")).toBeNull();
});

test.each([
  ["https://acme.com", true, true],
  ["acme.com/path?x=1#top", true, true],
  ["https://acme.com:8443/x", true, true],
  ["http://acme.com", false, true],
  ["https://192.168.1.10/x", false, true],
  ["ftp://acme.com", false, false],
  ["https://acme.com:8", false, false],
  ["https://user@acme.com", false, false],
  ["javascript:alert(1)", false, false],
  ["two words.com", false, false],
  ["acme", false, false],
])("%s is a URL: %s, a link: %s", (value, url, link) => {
  expect(isUrl(value)).toBe(url);
  expect(isLink(value)).toBe(link);
});

test("links: an address that starts with www gets https", () => {
  expect(withScheme("www.acme.com")).toBe("https://www.acme.com");
  expect(withScheme("http://www.acme.com")).toBe("http://www.acme.com");
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
