import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

function endedBy(mistake: string) {
  const commandErrors = new URL("./command-errors.ts", import.meta.url).href;
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "--eval", `import ${JSON.stringify(commandErrors)}; ${mistake}`],
    { encoding: "utf8" },
  );
  return { status, stderr };
}

test("commands: a command that refuses ends with its sentence and nothing else", () => {
  expect(endedBy('throw new Error("There is no file jobs.jsonl.");')).toEqual({
    status: 1,
    stderr: "There is no file jobs.jsonl.\n",
  });
});

test("commands: a mistake of ours still shows where it happened", () => {
  const { status, stderr } = endedBy("undefined.name;");
  expect(status).toBe(1);
  expect(stderr).toMatch(/^TypeError: .+\n {4}at /);
});
