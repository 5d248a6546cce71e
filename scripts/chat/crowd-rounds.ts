import { loadavg } from "node:os";
import type { Heard } from "./listeners.ts";
import { type Machine, watchMachine } from "./machine.ts";
import { post } from "./post-messages.ts";

/** What a round needs of the bench around it. */
export interface Halves {
  ours: { url: string; pid: number };
  bare: { url: string; pid: number };
  watchers: number;
  /** Runs a load and waits until all of it was heard. */
  counted(load: () => Promise<void>): Promise<Heard>;
}
interface Half {
  rate: number;
  machine: Machine;
}
export interface Round {
  ours: Half;
  bare: Half;
  ratio: number;
  load: number;
}
export interface Delay {
  p50: number;
  p99: number;
  rate: number;
  load: number;
}
const rounds = 10;
const secondsEach = 2;
const secondsWarm = 5;
const secondsOfDelay = 3;

/**
 * Short halves in turns, each round in the other order: what else the machine does falls on both alike, where one long
 * half each gave the two a different machine.
 */
export async function inRounds(halves: Halves): Promise<Round[]> {
  const warm = await halves.counted(() => post(halves.ours.url, { rate: 0, lasts: secondsWarm }));
  const size = Math.round(warm.bytes / warm.frames);
  await halves.counted(() => post(halves.bare.url, { rate: 0, lasts: secondsWarm, size }));
  const done: Round[] = [];
  for (let number = 0; number < rounds; number++) {
    const oursFirst = number % 2 === 0;
    const measured: Partial<Record<"ours" | "bare", Half>> = {};
    for (const which of oursFirst ? (["ours", "bare"] as const) : (["bare", "ours"] as const))
      measured[which] = await half(halves, which, size);
    const { ours, bare } = measured as Record<"ours" | "bare", Half>;
    done.push({ ours, bare, ratio: ours.rate / bare.rate, load: loadavg()[0]! });
  }
  return done;
}

async function half(halves: Halves, which: "ours" | "bare", size: number): Promise<Half> {
  const { url, pid } = halves[which];
  let machine: Machine | undefined;
  const { frames, seconds } = await halves.counted(async () => {
    const ended = watchMachine(pid);
    await post(url, { rate: 0, lasts: secondsEach, size });
    machine = ended();
  });
  return { rate: frames / seconds, machine: machine! };
}

/** How long messages are on their way at a steady rate, in as many rounds. */
export async function delays(halves: Halves, callsASecond: number): Promise<Delay[]> {
  const done: Delay[] = [];
  for (let number = 0; number < rounds; number++) {
    const { p50, p99, frames, seconds } = await halves.counted(() =>
      post(halves.ours.url, { rate: callsASecond, lasts: secondsOfDelay }),
    );
    done.push({ p50, p99, rate: frames / seconds, load: loadavg()[0]! });
  }
  return done;
}

export function median(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** One line a round, for whoever asks why a round is what it is. */
export function roundLines(done: readonly Round[], slow: readonly Delay[], bar: number): string {
  const whole = (number: number) => Math.round(number).toLocaleString("en-GB");
  const cores = ({ others, stolen }: Machine) =>
    `${others.toFixed(2)}${stolen > 0.01 ? ` (${stolen.toFixed(2)} stolen)` : ""}`;
  const switches = ({ waited, preempted }: Machine) => `${whole(waited)} / ${whole(preempted)}`;
  const lines = done.map(({ ours, bare, ratio, load }, number) => {
    const { p99 = Number.NaN } = slow[number] ?? {};
    const cells = [
      number + 1,
      `${Math.round(ratio * 100)} %${ratio < bar ? " (below)" : ""}`,
      whole(ours.rate),
      whole(bare.rate),
      `${p99} ms`,
      cores(ours.machine),
      cores(bare.machine),
      switches(ours.machine),
      switches(bare.machine),
      load.toFixed(1),
    ];
    return `| ${cells.join(" | ")} |`;
  });
  return `| round | share | ours a second | bare a second | p99 at half load | cores others took: ours | bare | core given up / taken a second: ours | bare | load |
| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${lines.join("\n")}`;
}
