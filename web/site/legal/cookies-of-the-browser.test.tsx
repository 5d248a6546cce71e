import { afterEach, expect, test, vi } from "vitest";
import { cookies } from "#shared/privacy/cookies.data.ts";
import { setTheme } from "#ui/theme.ts";
import { keepSeed } from "#web/shared/search/search-seed.ts";

afterEach(() => vi.restoreAllMocks());

test("cookies set by scripts of the page last as long as the list of cookies says", () => {
  const set = vi.spyOn(document, "cookie", "set").mockImplementation(() => {});
  setTheme("dark");
  keepSeed();
  const [theme, visit] = set.mock.calls.map(([cookie]) => cookie);
  expect(theme).toMatch(new RegExp(`^theme=dark;.*max-age=${cookies.theme.seconds};`));
  expect(cookies.visit.seconds).toBe(null);
  expect(visit).toMatch(/^visit=/);
  expect(visit).not.toMatch(/max-age|expires/i);
});
