import { expect, test } from "vitest";
import { deskHelp } from "#shared/help/desk-help.ts";
import { type HelpPage, pagesOf, paragraphsOf, stepsOf } from "#shared/help/help-page.ts";
import { publicHelp } from "#shared/help/help-pages.ts";
import { collectWords } from "./collect-words.ts";

const pages: HelpPage[] = [...publicHelp, deskHelp].flatMap(pagesOf);

const known = new Set([
  // What people type.
  "remote designer over 70k",
  "Remember that I prefer small teams",
  "Remote, San Diego",
  // Parts of longer names, such as that of a button with a company in it.
  "Ask … to refer me",
  "Apply at",
  "I know them",
  "What you bring",
]);

const rooms = collectWords();
const addresses = rooms.flatMap((room) => room.addresses);
const onScreens = new Set(
  rooms
    .filter(({ folder }) => !folder.startsWith("shared/help"))
    .flatMap(({ sentences }) => sentences.map(({ text }) => text)),
);

test("help: what stands in quotation marks is on a screen, word for word", () => {
  const missing = pages.flatMap((page) =>
    quotedIn(page)
      .filter((name) => !known.has(name) && !onScreens.has(name))
      .map((name) => `${page.slug}: “${name}”`),
  );
  expect(missing).toEqual([]);
});

test("help: pages link to screens that there are", () => {
  const missing = pages.filter(({ screen }) => screen && !addresses.includes(screen.href.split(/[?#]/)[0]!));
  expect(missing.map(({ slug, screen }) => `${slug}: ${screen!.href}`)).toEqual([]);
});

function quotedIn({ sections }: HelpPage): string[] {
  const texts = sections.flatMap((section) => [...stepsOf(section), ...paragraphsOf(section)]);
  return texts.flatMap(({ text }) => [...text.matchAll(/“([^”]+)”/g)].map(([, name]) => name!));
}
