import type { UserConfig } from "vite";
import { expect, test } from "vitest";
import config from "../vite.config.ts";

test.each([
  ["build", true],
  ["serve", undefined],
] as const)("pages: %s puts packages into the server's pages: %s", async (command, inside) => {
  const mode = command === "build" ? "production" : "development";
  const made = (await (config as (env: object) => UserConfig)({ command, mode })) as UserConfig;
  expect(made.ssr?.noExternal).toBe(inside);
});
