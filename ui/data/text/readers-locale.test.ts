import { AsyncLocalStorage } from "node:async_hooks";
import { expect, test } from "vitest";
import { readersLocale, tellReadersApart, writeDatesAs } from "./readers-locale.ts";

test("dates: a server writes each page as its own reader does, and no one’s region stays for the next", async () => {
  const pages = new AsyncLocalStorage<{ locale: string }>();
  tellReadersApart(() => pages.getStore());
  const rendered = (locale: string | null) =>
    pages.run({ locale: "en-US" }, async () => {
      if (locale) writeDatesAs(locale);
      await Promise.resolve();
      return readersLocale();
    });
  expect(await Promise.all([rendered("en-GB"), rendered(null), rendered("en-DE")])).toEqual([
    "en-GB",
    "en-US",
    "en-DE",
  ]);
  writeDatesAs("en-GB");
  expect(readersLocale()).toBe("en-US");
});
