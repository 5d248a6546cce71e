import { spawn } from "node:child_process";
import { openLoopbackBoard } from "#server/testing/loopback-board.ts";

/** The server again at each change of its sources; the pages reload by themselves. */
const watched = ["server", "contract", "shared"].flatMap((folder) => ["--watch-path", folder]);
/** Applications to job boards stay on this machine, unless it is said where they go. */
const board = process.env.APPLY_AGENT === undefined ? await openLoopbackBoard() : null;
const child = spawn(process.execPath, [...watched, "--watch-preserve-output", "server/main.ts"], {
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "development", ...(board && { APPLY_AGENT: board.address }) },
});
process.on("SIGINT", () => child.kill("SIGINT"));
child.on("exit", (code) => process.exit(code ?? 0));
