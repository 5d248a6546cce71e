import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";

const { values } = parseArgs({ options: { minutes: { type: "string", default: "10" } } });
const until = Date.now() + Number(values.minutes) * 60_000;
const files = globSync("{contract,shared,server,web,ui,scripts}/**/*.test.{ts,tsx}").filter((file) =>
  readFileSync(file, "utf8").includes('from "fast-check"'),
);

/** Runs the property tests with one random seed after the other, for some minutes: npm run test:hunt -- --minutes 10 */
let passed = 0;
let failed = 0;
do {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const { status } = spawnSync("vitest", ["run", "--reporter=dot", ...files], {
    stdio: "inherit",
    env: { ...process.env, PROPERTY_SEED: String(seed), HISTORIES: "2000" },
  });
  if (status === 0) passed += 1;
  else {
    failed += 1;
    console.log(
      `Seed ${seed} finds a failure: repeat it with PROPERTY_SEED=${seed}, and keep the case as a test of its own.`,
    );
  }
} while (Date.now() < until);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
