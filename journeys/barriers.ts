import AxeBuilder from "@axe-core/playwright";
import { type Page, expect } from "@playwright/test";

/** Nothing on this page keeps anyone out; what is still fading in has no contrast yet. */
export async function findNoBarrier(page: Page) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.waitForTimeout(300);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
}
