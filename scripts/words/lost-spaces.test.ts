import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** JSX drops the line break between text and a tag on the next line, so "Updated" would show as "Updated2 days ago". */
const runsTogether = /^.*[\p{L}\p{N},:.]\n\s*<(?:TimeAgo|Link|time|a|b|em|small|strong)\b/gmu;

function lostSpaces(source: string) {
  return [...source.matchAll(runsTogether)].map(([lines]) => lines.trim().replace(/\s+/g, " "));
}

test("text that runs into the tag below it is found; text with a space isn’t", () => {
  const tag = "  <TimeAgo at={at} />";
  expect(lostSpaces(`Updated\n${tag}`)).toEqual(["Updated <TimeAgo"]);
  expect(lostSpaces(`{name}, since\n${tag}`)).toEqual(["{name}, since <TimeAgo"]);
  for (const apart of ['Updated{" "}', "{changed && (", "<b>Who</b>"])
    expect(lostSpaces(`${apart}\n${tag}`)).toEqual([]);
});

test("no words of a screen run into what follows them", () => {
  const found = globSync("{web,ui}/**/*.tsx").flatMap((file) =>
    lostSpaces(readFileSync(file, "utf8")).map((line) => `${file}: ${line}`),
  );
  expect(found).toEqual([]);
});
