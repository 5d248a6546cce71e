import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { browserStorage } from "#web/site/legal/browser-storage.data.ts";

const sources = globSync("{web,ui,server,public}/**/*.{ts,tsx,js}")
  .filter((path) => !path.includes(".test."))
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));
const pathsWith = (pattern: RegExp) =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ path }) => path)
    .toSorted();

/** Which file writes which entries listed in the cookie policy; hooks get the names from their callers. */
const writers: Record<string, string[]> = {
  "public/service-worker.js": ["offline-2"],
  "web/api/chat-client/tab-messages.ts": ["chat:*"],
  "web/api/client.ts": ["logout"],
  "web/api/device-drafts.ts": ["person:draft:*"],
  "web/api/kept-to-read.ts": ["person:reading"],
  "web/hire/careers/use-first-visit.ts": namesGivenTo(/useFirstVisit\("([^"]+)"/g).map(
    (name) => `person:${name}`,
  ),
  "web/hire/leads/upload.ts": ["person:unfinished-lead-upload"],
  "web/shared/app/recent-picks.ts": ["person:recent:*"],
  "web/shared/lists/use-saved-query.ts": namesGivenTo(/useSavedQuery\(\{\s*key: "([^"]+)"/g),
  "web/shared/lists/use-saved-scroll.ts": namesGivenTo(/useSavedScroll\("([^"]+)"/g),
  "web/shared/sound/sound-choice.ts": ["sound"],
  "web/shared/visitors/sign-up-tracker.ts": ["person:sign-up"],
  "web/site/job/why-this-job.tsx": ["person:fit-summary-hidden"],
};
/** React Router's own, written by <ScrollRestoration>. */
const ofTheRouter = "react-router-scroll-positions";

function namesGivenTo(hook: RegExp) {
  return sources.flatMap(({ text }) => [...text.matchAll(hook)].map(([, name]) => name!));
}

test("browser storage: every file that stores something in the browser is listed in the cookie policy", () => {
  const keeps = /\b(localStorage|sessionStorage|storage)\.setItem\(|caches\.open\(|indexedDB/;
  expect(pathsWith(keeps)).toEqual(Object.keys(writers).toSorted());
});

test("browser storage: the cookie policy names everything that is stored, and nothing else", () => {
  const kept = [...Object.values(writers).flat(), ofTheRouter];
  expect(browserStorage.map(({ what }) => what).toSorted()).toEqual(kept.toSorted());
});

test("browser storage: cookies are set in four places only", () => {
  expect(pathsWith(/document\.cookie = |\.setCookie\(|["']set-cookie["']/i)).toEqual([
    "server/http/enter.ts",
    "server/site/visitor-choice.ts",
    "ui/theme.ts",
    "web/shared/search/search-seed.ts",
  ]);
});
