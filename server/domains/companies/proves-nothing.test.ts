import { expect, test } from "vitest";
import { isDisposable, provesNothing } from "./proves-nothing.ts";

test.each([
  ["a mail provider", ["gmail.com", "yahoo.co.uk", "hotmail.fr", "gmx.at", "mail.corp.mail.ru"]],
  ["a mailbox that is thrown away", ["mailinator.com", "any.mailinator.com"]],
  ["names that anyone registers below", ["com", "co.uk", "uk.com", "github.io"]],
])("company domains: %s proves nothing", (_, domains) => {
  expect(domains.filter((domain) => !provesNothing(domain))).toEqual([]);
});

test.each(["acme.com", "acme.co.uk", "eu.acme.com", "acme.uk.com", "acme.example", "live.io"])(
  "company domains: %s is someone's own",
  (domain) => {
    expect(provesNothing(domain)).toBe(false);
    expect(isDisposable(domain)).toBe(false);
  },
);
