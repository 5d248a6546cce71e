import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TimeAgo } from "./time-ago.tsx";

const ago = (ms: number) => new Date(Date.now() - ms);

test.each([
  [30_000, "Moments ago"],
  [5 * 60_000, /5 minutes ago|6 minutes ago/],
  [2 * 86_400_000, "2 days ago"],
  [40 * 86_400_000, /\d\d\/\d\d\/\d{4}/],
])("times on lists: %i ms ago is told in the words of lists", (ms, words) => {
  expect(renderToStaticMarkup(<TimeAgo at={ago(ms)} look="list" />)).toMatch(words);
});
