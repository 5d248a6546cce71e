import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { JobMarkList } from "./job-mark-list.tsx";

const nothing = { application: null, elsewhere: null, saved: false, rejected: false, fit: null };
const shown = (mark: Partial<Parameters<typeof JobMarkList>[0]>) =>
  renderToStaticMarkup(<JobMarkList {...nothing} {...mark} />);

test.each([
  ["pending", "Applied"],
  ["screen", "Applied"],
  ["invited", "Invited"],
  ["withdrawn", "Withdrawn"],
  ["Passed", "Passed"],
])("job marks: an application that is %s reads “%s” and leads to its page", (shownAs, words) => {
  const html = shown({ application: { id: "7", shownAs } });
  expect(html).toContain('href="/applications/7"');
  expect(html).toContain(`>${words}</a>`);
});

test("job marks: a job applied for elsewhere says so and leads to the list", () => {
  expect(shown({ elsewhere: "interview" })).toMatch(/href="\/applications"[^>]*>Applied elsewhere<\/a>/);
});

test("job marks: a job that nothing is known of has none, not even an empty fit", () => {
  expect(shown({})).toBe("");
  expect(shown({ saved: true })).not.toContain("met,");
  expect(shown({ rejected: true, fit: ["met", "missing"] })).toMatch(
    /Not for me.*1 met, 0 unclear, 1 missing/,
  );
});
