import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Tally, checks, finish, runSteps } from "./check.ts";

/** Everything: the checks, then the journeys in a real browser. */
finish(
  runSteps([
    ...checks,
    [
      "journeys",
      () => {
        if (!findBrowser()) return { passed: 0, failed: 1 };
        return journeys();
      },
    ],
  ]),
);

/** Debian's Chromium: what is there, or what apt may bring. */
function findBrowser() {
  if (existsSync("/usr/bin/chromium")) return true;
  if (process.getuid?.() === 0) {
    console.log("Getting Chromium …");
    spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  }
  if (existsSync("/usr/bin/chromium")) return true;
  console.log(
    "The journeys need a browser: install Debian's package chromium (apt-get install chromium) and run npm test again.",
  );
  return false;
}

function journeys(): Tally {
  const report = join(mkdtempSync(join(tmpdir(), "report-")), "journeys.json");
  spawnSync("playwright", ["test", "--reporter=list,json"], {
    stdio: "inherit",
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { stats, errors } = JSON.parse(readFileSync(report, "utf8")) as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
