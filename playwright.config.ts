import { defineConfig } from "@playwright/test";

const flags = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

export default defineConfig({
  testDir: "journeys",
  timeout: 60_000,
  workers: 1,
  forbidOnly: true,
  use: { launchOptions: { executablePath: "/usr/bin/chromium", args: flags }, viewport: { width: 1440, height: 900 }, trace: "retain-on-failure" },
});
