import { type Delay, type Round, median, roundLines } from "./crowd-rounds.ts";
import type { Heard } from "./listeners.ts";

/** The share of a bare server's deliveries that a crowd is to get. */
export const crowdBar = 0.6;
/** Milliseconds that a message may be on its way at half load. */
const latest = 50;

export interface Compared {
  ours: Heard;
  bare: Heard;
}
export interface InCrowd {
  rounds: Round[];
  delays: Delay[];
}
interface Reported {
  crowd: InCrowd;
  talking: Compared;
  watchers: number;
  pairs: number;
  pinned: boolean;
  /** How many processes wanted a core before it began. */
  load: number;
  further: string[][];
}

/** The section of docs/benchmarks.md. */
export function chatReport({ crowd: { rounds, delays: slow }, talking, ...about }: Reported): string {
  const rate = ({ frames, seconds: took }: Heard) => frames / took;
  const beside = (ours: number, plain: number) =>
    `${whole(ours)} a second, ${Math.round((100 * ours) / plain)} % of ${whole(plain)}`;
  const met = rounds.filter(({ ratio }) => ratio >= crowdBar).length;
  const soon = slow.filter(({ p99 }) => p99 < latest).length;
  const share = median(rounds.map(({ ratio }) => ratio));
  const table = [
    [
      `delivered to ${about.watchers} watchers of one channel, stored first`,
      `${Math.round(100 * share)} % at the median of ${rounds.length} rounds (${whole(median(rounds.map(({ ours }) => ours.rate)))} of ${whole(median(rounds.map(({ bare: plain }) => plain.rate)))} a second); ${met} of ${rounds.length} met the bar`,
      `at least ${100 * crowdBar} % in ${most(rounds.length)} of ${rounds.length}`,
    ],
    [
      `on its way at half of what the bar asks for (${whole(median(slow.map((each) => each.rate)))} a second)`,
      `${median(slow.map(({ p50 }) => p50))} ms at the median, ${median(slow.map(({ p99 }) => p99))} ms at the 99th percentile; ${soon} of ${slow.length} rounds met the bar`,
      `under ${latest} ms in ${most(slow.length)} of ${slow.length}`,
    ],
    [
      `delivered to ${about.pairs} pairs, delivery alone`,
      beside(rate(talking.ours), rate(talking.bare)),
      "at least 70 %",
    ],
    ...about.further,
  ];
  return `Made by \`npm run bench:chat\` on ${new Date().toISOString().slice(0, 10)}; the service, its database and all clients share the machine, where ${about.load.toFixed(1)} other
processes wanted a core. Percentages are of a server that is nothing but \`ws\`, with frames of the same size, in turns of two seconds in
the same run${about.pinned ? "; both servers are kept on one core and their clients on another" : ""}.

| what | figure | bar |
| --- | --- | --- |
${table.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}

${roundLines(rounds, slow, crowdBar)}
`;
}
/** Nine of ten. */
function most(all: number) {
  return Math.ceil(0.9 * all);
}
export function whole(number: number) {
  return Math.round(number).toLocaleString("en-GB");
}
