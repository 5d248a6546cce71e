import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { badLicences } from "./licences.ts";

export interface Tally {
  passed: number;
  failed: number;
}
type Step = [name: string, run: () => Tally];

const command =
  (...words: string[]) =>
  (): Tally =>
    run(words) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** Everything but the journeys. */
export const checks: Step[] = [
  ["format", command("oxfmt", "--check", ".")],
  ["lint and architecture", command("oxlint")],
  ["page types", command("react-router", "typegen")],
  ["types of the server", command("tsc", "-p", "tsconfig.server.json")],
  ["types of the pages", command("tsc", "-p", "tsconfig.web.json")],
  ["dead code", command("knip")],
  // What only tests use is dead as well.
  ["code used by tests alone", command("knip", "--production", "--include", "files,exports")],
  ["licences", licences],
  ["tables and migrations", command("sh", "scripts/migrations.sh", "--check")],
  ["rules and API", vitest],
  ["chat under fire", command("node", "scripts/test-chat-loss.ts", "--kills", "2")],
];

/** Runs steps in order, goes on after a failure, and adds up. */
export function runSteps(steps: Step[]): Tally {
  const total: Tally = { passed: 0, failed: 0 };
  for (const [name, step] of steps) {
    const start = performance.now();
    const { passed, failed } = step();
    total.passed += passed;
    total.failed += failed;
    console.log(`${failed ? "✗" : "✓"} ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  }
  return total;
}

export function finish({ passed, failed }: Tally): never {
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
}

function run([program, ...words]: string[]) {
  const { status, stdout, stderr } = spawnSync(program!, words, {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) console.log(stdout, stderr);
  return status === 0;
}

function licences(): Tally {
  const bad = badLicences();
  for (const line of bad) console.log(line);
  return bad.length ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 };
}

/**
 * Node aborts now and then where threads load and drop WebAssembly ("Check failed: jit_page.has_value()",
 * nodejs/node#64500). Such a run ends without a report, and is made once more; a run that reports is never repeated.
 */
function vitest(): Tally {
  return vitestOnce() ?? vitestOnce() ?? { passed: 0, failed: 1 };
}

function vitestOnce(): Tally | null {
  const report = join(mkdtempSync(join(tmpdir(), "report-")), "vitest.json");
  const { status, signal } = spawnSync(
    "vitest",
    ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    { stdio: "inherit" },
  );
  if (!existsSync(report)) {
    console.log(`vitest ended without a report (${signal ?? status}).`);
    return null;
  }
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    success,
  } = JSON.parse(readFileSync(report, "utf8")) as {
    numPassedTests: number;
    numFailedTests: number;
    success: boolean;
  };
  const brokenFiles = (status !== 0 || !success) && numFailedTests === 0 ? 1 : 0;
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles };
}

if (import.meta.main) finish(runSteps(checks));
