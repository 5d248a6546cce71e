import AxeBuilder from "@axe-core/playwright";
import { type Page, expect } from "@playwright/test";

/** Frames without scripts, such as the preview of an email: axe waits for an answer from inside that never comes. */
const silentFrames = 'iframe[sandbox]:not([sandbox*="allow-scripts"])';

/** Naming what is as it should be, too, takes as long as looking. */
const resultTypes: ["violations"] = ["violations"];

/** What keeps anyone out of this page. Only colors change with the scheme, so in the dark they alone are looked at. */
export async function barriersOn(page: Page): Promise<string[]> {
  // Legacy: it does not open another page to put the answers of frames together, which takes most of the time.
  const light = await new AxeBuilder({ page })
    .options({ resultTypes })
    .setLegacyMode()
    .exclude(silentFrames)
    .analyze();
  await page.emulateMedia({ colorScheme: "dark" });
  // The builder has left axe on the page; asked directly it answers many times faster.
  const dark = await page.evaluate<typeof light>(
    `axe.run({ exclude: [${JSON.stringify(silentFrames)}] }, ${JSON.stringify({ runOnly: ["color-contrast"], resultTypes })})`,
  );
  await page.emulateMedia({ colorScheme: "light" });
  return [
    ...light.violations.map((found) => toldOf(found)),
    ...dark.violations.map((found) => `dark: ${toldOf(found)}`),
  ];
}

type Violation = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"][number];
function toldOf({ id, nodes }: Violation) {
  return `${id} ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`;
}

/** Nothing on this page keeps anyone out; what is still fading in has no contrast yet. */
export async function findNoBarrier(page: Page) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.waitForTimeout(300);
  expect(await barriersOn(page)).toEqual([]);
}
