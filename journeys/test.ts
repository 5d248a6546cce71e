import { test as base } from "@playwright/test";

export { expect } from "@playwright/test";

/** A story in a browser of its own: what it opened is closed behind it, else all stories' screens would go on drawing. */
export const test = base.extend<{ closed: void }>({
  closed: [
    async ({ browser }, use) => {
      await use();
      for (const context of browser.contexts()) await context.close();
    },
    { auto: true },
  ],
});
