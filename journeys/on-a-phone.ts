import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Page, expect } from "@playwright/test";

export const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
const softly = expect.configure({ soft: true });

/** On a phone a page is read downward: only what scrolls by itself may be wider than the screen. */
export async function fitsPhone(page: Page, path: string) {
  await keepPicture(page, path, "desk");
  await page.setViewportSize(phone);
  await softly.poll(() => page.evaluate<string[]>(wider), { message: path, timeout: 2_000 }).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await keepPicture(page, path, "phone");
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(desk);
}

/** With PICTURES=FOLDER a picture of each screen is kept there, to be looked at. */
async function keepPicture(page: Page, path: string, kind: string) {
  const folder = process.env.PICTURES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const name = path.replace(/[^\w-]+/g, "_");
  await page.screenshot({ path: join(folder, `${name}.${kind}.png`) });
}

/** What reaches beyond the right edge, so that the whole page moves sideways: the beginnings of up to three elements. */
const wider = `(() => {
  const within = (element) =>
    element !== null &&
    element !== document.body &&
    ((getComputedStyle(element).overflowX !== "visible" &&
      element.getBoundingClientRect().right <= innerWidth + 1) ||
      within(element.parentElement));
  return [...document.body.querySelectorAll("*")]
    .filter((element) => {
      const { width, right } = element.getBoundingClientRect();
      const shown = element.checkVisibility() && width > 1;
      return shown && right > innerWidth + 1 && !within(element.parentElement);
    })
    .slice(0, 3)
    .map((element) => element.outerHTML.slice(0, 160));
})()`;
