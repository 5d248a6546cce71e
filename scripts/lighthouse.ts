import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { kilobytes, machine, table } from "./bench/report.ts";
import { writeSection } from "./bench/sections.ts";
import { startProduct } from "./running-product.ts";
import { buildPages } from "./start.ts";

const page = "/saltmarsh/careers";
const runs = 3;
const least = 98;
const mostKilobytes = 30;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const forms = ["desktop", "mobile"] as const;
const debugPort = 9333;
const browserPath = process.env.CHROMIUM ?? "/usr/bin/chromium";
const library = resolve("tools/lighthouse/node_modules/lighthouse/core/index.js");

interface Audit {
  id: string;
  score: number | null;
  title: string;
}
interface Judged {
  lhr: { categories: Record<string, { score: number | null }>; audits: Record<string, Audit> };
}
type Lighthouse = (url: string, flags: object, config?: object) => Promise<Judged>;
type Library = { default: Lighthouse; desktopConfig: object };

/** Judges a company's careers page with Lighthouse, desktop and mobile, and writes docs/benchmarks.md: npm run lighthouse */
async function judge() {
  const missing = whatIsMissing();
  if (missing.length) {
    console.error(missing.join("\n"));
    process.exitCode = 1;
    return;
  }
  const { default: lighthouse, desktopConfig } = (await import(pathToFileURL(library).href)) as Library;
  buildPages();
  const folder = mkdtempSync(join(tmpdir(), "hiring-platform-"));
  const product = await startProduct({ DATA_DIR: folder, DEMO: "1" });
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${debugPort}`],
  });
  try {
    const rows = [];
    for (const form of forms) {
      const config = form === "desktop" ? desktopConfig : undefined;
      const judged: Judged["lhr"][] = [];
      for (let run = 0; run < runs; run++)
        judged.push(
          (await lighthouse(product.url + page, { port: debugPort, logLevel: "error" }, config)).lhr,
        );
      tellFaults(form, judged.at(-1)!);
      rows.push({ form, scores: categories.map((name) => medianScore(judged, name)) });
    }
    report(rows, await weigh(product.url));
  } finally {
    await browser.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function whatIsMissing(): string[] {
  const needed = [
    [library, "Lighthouse is not installed. Run: npm ci --ignore-scripts --prefix tools/lighthouse"],
    [
      browserPath,
      `There is no Chromium at ${browserPath}. Install it, or name it with CHROMIUM=/path/to/chromium`,
    ],
  ] as const;
  return needed.flatMap(([path, sentence]) => (existsSync(path) ? [] : [sentence]));
}

function medianScore(judged: Judged["lhr"][], name: string) {
  const scores = judged.map(({ categories: found }) => Math.round((found[name]?.score ?? 0) * 100));
  return scores.toSorted((a, b) => a - b)[runs >> 1]!;
}

/** What was not found perfect, so that it can be repaired. */
function tellFaults(form: string, { audits }: Judged["lhr"]) {
  for (const { id, score, title } of Object.values(audits))
    if (score !== null && score < 0.9) console.log(`${form}: ${id} ${Math.round(score * 100)}: ${title}`);
}

/** The compressed size of what is needed to read the page: its HTML and its styles. */
async function weigh(url: string) {
  const html = await (await fetch(url + page)).text();
  const styles = [...html.matchAll(/<link[^>]+rel="stylesheet"[^>]*>/g)].flatMap(
    ([tag]) => /href="([^"]+)"/.exec(tag)?.[1] ?? [],
  );
  const texts = await Promise.all(styles.map(async (href) => (await fetch(new URL(href, url))).text()));
  return [html, ...texts].reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
}

function report(rows: { form: string; scores: number[] }[], bytes: number) {
  const section = `Made by \`npm run lighthouse\` on ${new Date().toISOString().slice(0, 10)}: ${machine()}; the browser and the product share it.
Medians of ${runs}; the bar is ${least}. HTML and CSS compressed: ${kilobytes(bytes)} kB, at most ${mostKilobytes}.

${table(
  ["form", ...categories],
  rows.map(({ form, scores }) => [form, ...scores.map(String)]),
)}
`;
  console.log(section);
  writeSection("Careers page in Lighthouse", section);
  const failed =
    rows.some(({ scores }) => scores.some((score) => score < least)) || bytes > mostKilobytes * 1000;
  if (failed) process.exitCode = 1;
}

await judge();
