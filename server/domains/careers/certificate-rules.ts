import type { CertificateProblem } from "#contract/company-hosts.ts";

const minuteMs = 60_000;
/** How long nothing is ordered after so many failures in a row: authorities lock out whoever asks again and again. */
const waitsInMinutes = [5, 60, 6 * 60, 24 * 60];

export function retryAfter(failures: number, now: Date): Date {
  const minutes = waitsInMinutes[Math.min(failures, waitsInMinutes.length) - 1] ?? waitsInMinutes[0]!;
  return new Date(now.getTime() + minutes * minuteMs);
}

/** After two thirds of its life, so that many attempts fit into the rest. */
export function renewalOf({ from, until }: { from: Date; until: Date }): Date {
  return new Date(from.getTime() + ((until.getTime() - from.getTime()) * 2) / 3);
}

const signs: [CertificateProblem, RegExp][] = [
  ["caa", /\bcaa\b/i],
  ["limit", /rate.?limit|too many/i],
  ["unreachable", /unauthorized|connection|refused|timeout|\bdns\b|invalid response|challenge/i],
];
/** What an authority's refusal comes down to. */
export function problemOf(error: unknown): CertificateProblem {
  const { message, code } = error as { message?: string; code?: string };
  // No answer of the authority at all, rather than one about the address.
  if (code && /^E[A-Z]+$/.test(code)) return "authority";
  return signs.find(([, sign]) => sign.test(message ?? ""))?.[0] ?? "authority";
}
