import { spawn } from "node:child_process";

/** The server again at each change of its sources; the pages reload by themselves. */
const watched = ["server", "contract", "shared"].flatMap((folder) => ["--watch-path", folder]);
const child = spawn(process.execPath, [...watched, "--watch-preserve-output", "server/main.ts"], {
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "development" },
});
process.on("SIGINT", () => child.kill("SIGINT"));
child.on("exit", (code) => process.exit(code ?? 0));
