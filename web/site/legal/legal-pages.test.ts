import { expect, test } from "vitest";
import { type CookieName, cookies } from "#shared/privacy/cookies.data.ts";
import { afterDeletion, purposes } from "#shared/privacy/purposes.data.ts";
import { legalAddress, legalLinks } from "#web/shared/legal-links.ts";
import { legalPages } from "./legal-pages.data.ts";

const pageOf = (slug: string) => legalPages.find((page) => page.slug === slug)!;

test("legal pages: the footer links to all of them and to nothing else", () => {
  expect(legalLinks.map(({ href }) => href)).toEqual(legalPages.map(({ slug }) => legalAddress(slug)));
});

test("legal pages: each has something in brackets for the operator to fill in, and brackets close", () => {
  for (const { slug, sections } of legalPages) {
    const text = sections.flatMap(({ paragraphs }) => paragraphs).join("\n");
    expect(text, slug).toMatch(/\[[^[\]]+\]/);
    expect(text.replaceAll(/\[[^[\]]+\]/g, ""), slug).not.toMatch(/[[\]]/);
  }
});

test("legal pages: every cookie is listed once, with its purpose and how long it lasts", () => {
  const told = pageOf("cookies").sections.flatMap(({ kept = [] }) => kept);
  for (const name of Object.keys(cookies) as CookieName[])
    expect(told.filter(({ what }) => what === name).map(({ why }) => why)).toEqual([cookies[name].why]);
  const until = Object.fromEntries(told.map((one) => [one.what, one.until]));
  expect(until).toMatchObject({
    visit: "Until you close the browser",
    theme: "1 year",
    passkey: "5 minutes",
    token: "30 days. A session through your company’s sign-in ends after 12 hours",
    externalJobBuilderToken: "60 days",
    support: "30 minutes",
  });
});

test("legal pages: what is kept about people, and how long, matches the privacy center", () => {
  const { sections } = pageOf("privacy");
  expect(sections.flatMap(({ held = [] }) => held)).toEqual(Object.values(purposes));
  expect(sections.flatMap(({ kept = [] }) => kept)).toEqual(expect.arrayContaining(afterDeletion));
});

test("legal pages: no level of accessibility is claimed without an audit", () => {
  const text = JSON.stringify(pageOf("accessibility"));
  expect(text).toContain("no level of conformance is claimed");
  expect(text).not.toMatch(/\bAA?A?\b level|level A/);
});
