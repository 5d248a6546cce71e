import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

test("console: the product goes on when nobody reads what it says anymore", async () => {
  const file = new URL("ignore-closed-output.ts", import.meta.url).href;
  const code = `import { ignoreClosedOutput } from ${JSON.stringify(file)};
    ignoreClosedOutput();
    let said = 0;
    setInterval(() => (console.log("word ".repeat(1000)), ++said > 20 && process.exit(7)), 20);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  child.stdout.destroy();
  expect(await once(child, "exit")).toEqual([7, null]);
});
