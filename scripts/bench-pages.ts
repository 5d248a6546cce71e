import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { demoAccounts, demoPassword } from "#server/demo/load-world.ts";
import { weighPage } from "./bench/first-page.ts";
import { type PageTimes, medianOf, openCold } from "./bench/page-times.ts";
import { writePages } from "./bench/report-pages.ts";
import { writeSection } from "./bench/sections.ts";
import { startProduct } from "./running-product.ts";
import { buildPages } from "./start.ts";

const runs = 5;
const screens = [
  { path: "/today", list: "Matches", email: demoAccounts.seeker },
  { path: "/messages", list: "Conversations", email: demoAccounts.seeker },
  { path: "/hire/applicants", list: "Applicants", email: demoAccounts.hire },
];

/** Opens the first screens in a browser that knows nothing of them, and writes what people wait for into docs/benchmarks.md: npm run bench:pages */
const loadBefore = loadavg()[0]!;
buildPages();
const folder = mkdtempSync(join(tmpdir(), "hiring-platform-"));
const product = await startProduct({ DATA_DIR: folder, DEMO: "1" });
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
try {
  const rows = [];
  for (const { path, list, email } of screens) {
    const { token } = await product.client().accounts.login({ body: { email, password: demoPassword } });
    const visit = { browser, url: product.url, path, token, list };
    await openCold(visit);
    const times: PageTimes[] = [];
    for (let run = 0; run < runs; run++) times.push(await openCold(visit));
    const slow: PageTimes[] = [];
    for (let run = 0; run < runs; run++) slow.push(await openCold({ ...visit, slow: true }));
    const { js, jsFiles } = await weighPage(product.url, path, token);
    rows.push({ path, js, jsFiles, ...medianOf(times), slowListMs: medianOf(slow).listMs });
  }
  const report = writePages({ rows, runs, loadBefore });
  console.log(report);
  writeSection("First sight", report);
} finally {
  await browser.close();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
