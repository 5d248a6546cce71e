import { type CookieFacts, cookies } from "#shared/privacy/cookies.data.ts";
import type { Kept } from "#shared/privacy/purpose.ts";
import { counted } from "#shared/words/sentence-list.ts";

const units = [
  { unit: "year", seconds: 365 * 86_400 },
  { unit: "day", seconds: 86_400 },
  { unit: "hour", seconds: 3600 },
  { unit: "minute", seconds: 60 },
];

/** The cookies set for someone, with what they are for and how long they last. */
export function cookiesFor(...who: CookieFacts["who"][]): Kept[] {
  return all.filter(([, facts]) => who.includes(facts.who)).map(([name, facts]) => keptAs(name, facts));
}

const all: [string, CookieFacts][] = Object.entries(cookies);

function keptAs(what: string, { why, seconds, shorter }: CookieFacts): Kept {
  const until = durationWords(seconds);
  return { what, why, until: shorter ? `${until}. ${shorter}` : until };
}

/** "30 days", in the largest unit that divides it evenly; null is a session cookie. */
function durationWords(seconds: number | null) {
  if (seconds === null) return "Until you close the browser";
  const fits = units.find((one) => seconds % one.seconds === 0 && seconds >= one.seconds)!;
  return counted(seconds / fits.seconds, fits.unit);
}
