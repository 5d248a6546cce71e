import type { PageTimes } from "./page-times.ts";
import { kilobytes, machine, table, whole } from "./report.ts";

interface PageRow extends PageTimes {
  path: string;
  js: number;
  jsFiles: number;
  slowListMs: number;
}
interface Figures {
  rows: PageRow[];
  runs: number;
  /** How many processes wanted a core before the run began. */
  loadBefore: number;
}

/** What someone waits for who opens a first screen with nothing kept, as a section for docs/benchmarks.md. */
export function writePages({ rows, runs, loadBefore }: Figures) {
  const cells = rows.map(({ path, lcpMs, interactiveMs, listMs, shift, slowListMs, js, jsFiles }) => [
    path,
    whole(lcpMs),
    whole(interactiveMs),
    whole(listMs),
    shift.toFixed(3),
    whole(slowListMs),
    String(jsFiles),
    kilobytes(js),
  ]);
  return `Made by \`npm run bench:pages\` on ${new Date().toISOString().slice(0, 10)}: ${machine()}; the browser, the product and its database share it.
Signed in, desktop size, nothing kept, the demo world, medians of ${runs}; slow is a line of 400 ms and 50 kB a second.
Before the run ${loadBefore.toFixed(1)} other processes wanted a core.

${table(
  ["page", "LCP ms", "interactive ms", "list ms", "CLS", "slow: list ms", "scripts", "kB gzipped"],
  cells,
)}
`;
}
