import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { dnsAddress } from "./journeys/dns.ts";
import { receivesEmail } from "./journeys/replies.ts";

const port = 3199;
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
  `--unsafely-treat-insecure-origin-as-secure=http://careers.saltmarsh.example:${port}`,
];
process.env.JOURNEY_DATA ??= mkdtempSync(join(tmpdir(), "journeys-"));

/** Stories in a real browser, against the real server with a demo world of its own. */
export default defineConfig({
  testDir: "journeys",
  timeout: 180_000,
  expect: { timeout: 15_000 },
  workers: 1,
  forbidOnly: true,
  webServer: {
    // What it tells on its console stands in a file: sign-in codes of administrators, for one.
    command: `exec node server/main.ts > "${process.env.JOURNEY_DATA}/console.txt"`,
    url: `http://127.0.0.1:${port}/readyz`,
    env: {
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: process.env.JOURNEY_DATA,
      LOG_LEVEL: "error",
      NODE_ENV: "production",
      ...receivesEmail,
      // A journey serves a job board of its own.
      ALLOW_PRIVATE_HOSTS: "127.0.0.1:3198",
      // Another stands in for all boards that applications are sent to.
      APPLY_AGENT: "http://127.0.0.1:3197",
      DNS_SERVERS: dnsAddress,
    },
    timeout: 240_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { executablePath: "/usr/bin/chromium", args: flags },
    // Only the story of notifications is about it.
    serviceWorkers: "block",
    viewport: { width: 1440, height: 900 },
    // Recording each step takes a third of the time: `playwright test NAME --trace on` shows what happened before a failure.
    trace: "off",
    screenshot: "only-on-failure",
  },
});
