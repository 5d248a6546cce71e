import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

test.each([
  ["production", false],
  ["development", true],
])("routes: in %s the samples of the design system are built: %s", async (mode, built) => {
  vi.stubEnv("NODE_ENV", mode);
  vi.resetModules();
  const { default: routes } = await import("./routes.ts");
  expect(routes.some(({ path }) => path === "gallery")).toBe(built);
});
