import { spawnSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { loadQuickly } from "./load-quickly.ts";

const sources = [
  "web",
  "ui",
  "contract",
  "shared",
  "public",
  "scripts/pages",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
];

/** Builds the pages when they are missing or older than what they are made of. */
export function buildPages() {
  if (newest("build/server/index.js") >= Math.max(...sources.map(newest))) return;
  console.log("Building the pages …");
  const built = spawnSync("node_modules/.bin/react-router", ["build"], {
    stdio: ["ignore", "pipe", "pipe"],
    encoding: "utf8",
  });
  if (built.status === 0) return;
  console.error(built.stdout, built.stderr);
  process.exit(1);
}

function newest(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

if (import.meta.main) {
  loadQuickly();
  buildPages();
  await import("#server/main.ts");
}
