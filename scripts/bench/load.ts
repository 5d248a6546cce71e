import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";

const seconds = 5;
const connections = 10;
/** The kernel counts the time of processes in hundredths of a second. */
const tickMs = 10;
const mostCatchingUpMs = 300_000;

export interface Target {
  name: string;
  url: string;
  /** The process that answers. */
  pid: number;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
  /** Another address for each call, so that nothing kept is found. */
  fresh?: boolean;
}
export interface Measured {
  name: string;
  perSecond: number;
  cpuMs: number;
  p99Ms: number;
}

/** Calls one address for five seconds over ten connections. */
export async function measure({
  name,
  url,
  pid,
  method = "GET",
  headers,
  body,
  fresh,
}: Target): Promise<Measured> {
  let number = 0;
  const before = cpuMsOf(pid);
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        method,
        body,
        setupRequest: (call) => ({
          ...call,
          path: fresh ? `${call.path}?fresh=${++number}` : call.path,
          headers: { ...call.headers, ...headers, "x-forwarded-for": nextAddress(++number) },
        }),
      },
    ],
  });
  const cpuMs = cpuMsOf(pid) - before;
  const answered = result["2xx"];
  if (result.non2xx || result.errors || !answered)
    throw new Error(`${name}: ${result.non2xx} refused, ${result.errors} failed, ${answered} answered.`);
  return { name, perSecond: answered / result.duration, cpuMs: cpuMs / answered, p99Ms: result.latency.p99 };
}

/** Waits until a process has caught up with what was put into it, for some minutes at most. */
export async function untilIdle(pid: number) {
  const deadline = performance.now() + mostCatchingUpMs;
  for (let busyMs = Infinity; busyMs > 50 && performance.now() < deadline;) {
    const before = cpuMsOf(pid);
    await pause(1000);
    busyMs = cpuMsOf(pid) - before;
  }
}

/** What a process has worked so far. */
export function cpuMsOf(pid: number) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

/** So that the limit of calls from one address is no limit here. */
function nextAddress(number: number) {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}
