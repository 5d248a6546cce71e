import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { productPorts } from "./journeys/ports.ts";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--in-process-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // A company's own address, which leads to the product, and is trusted as it is with a certificate.
  "--host-resolver-rules=MAP careers.saltmarsh.example 127.0.0.1",
  `--unsafely-treat-insecure-origin-as-secure=${productPorts.map((port) => `http://careers.saltmarsh.example:${port}`).join(",")}`,
];
process.env.JOURNEY_DATA ??= mkdtempSync(join(tmpdir(), "journeys-"));

/** Stories in a real browser, two at once, each against a real server with a demo world of its own. */
export default defineConfig({
  testDir: "journeys",
  globalSetup: "./journeys/build-pages.ts",
  timeout: 180_000,
  expect: { timeout: 15_000 },
  workers: productPorts.length,
  forbidOnly: true,
  use: {
    launchOptions: { executablePath: "/usr/bin/chromium", args: flags },
    // Only the story of notifications is about it.
    serviceWorkers: "block",
    viewport: { width: 1440, height: 900 },
    // Recording each step takes a third of the time: `playwright test NAME --trace on` shows what happened before a failure.
    trace: "off",
    screenshot: "only-on-failure",
  },
});
