import type { FoundAd } from "./ad-sources.ts";

const role =
  /engineer|developer|designer|manager|scientist|analyst|architect|lead\b|devops|sre\b|marketing|sales|product|recruit|director|head of|\bvp\b|intern\b|consultant|support|specialist|programmer|full.?stack|front.?end|back.?end|cto\b|writer|researcher|administrator|account|operations|success|data\b|security|mobile|ios\b|android|qa\b/i;
const noRole =
  /^(?:on-?site|remote|full.?time|part.?time|visa|intern(?:ship)?s?|contract|http|www\.|equity|salary|competitive|multiple|various|\$|£|€)/i;
const place =
  /\b(?:remote|san francisco|sf|nyc|new york|london|berlin|boston|seattle|toronto|amsterdam|austin|chicago|los angeles|palo alto|mountain view|oakland|paris|munich|dublin|vancouver|montreal|bangalore|singapore|tokyo|sydney|melbourne|zurich|barcelona|madrid|warsaw|denver|portland|atlanta|washington|cambridge|oxford|manchester|edinburgh|stockholm|copenhagen|oslo|helsinki|hamburg|cologne|vienna|prague|lisbon|tel aviv|israel|india|germany|france|uk|united kingdom|usa?|canada|ireland|switzerland|netherlands|europe)\b|, ?[A-Z]{2}\b/i;

/** A post whose first line says "Company | Role | Place | …"; null for one that does not. */
export function readPost(html: string): FoundAd | null {
  const text = plainPost(html);
  const parts = partsOf(text);
  const [company = "", ...rest] = parts;
  const title = rest.find((part) => role.test(part) && !noRole.test(part));
  const location = rest.find((part) => part !== title && place.test(part) && !/^(?:https?:|www)/.test(part));
  if (parts.length < 3 || !title || !location) return null;
  const name = company.replace(/\(?https?:\/\/\S+\)?/g, "").trim();
  return { title, company: name, location, text, ...postFacts(text) };
}

/** Pay, kind of work and remote as the first line of a post says them. */
export function postFacts(text: string): Pick<FoundAd, "pay" | "type" | "remote"> {
  const [line = ""] = text.split("\n");
  const pay = partsOf(text)
    .slice(1)
    .find((part) => /[$£€]\s?\d|\d ?k\b/i.test(part));
  const remote = /\bremote\b/i.test(line) && !/no remote|not remote/i.test(line);
  return { pay: pay ?? null, type: typeIn(line), remote: remote || null };
}

function typeIn(line: string): string | null {
  if (/full.?time/i.test(line)) return "full-time";
  if (/\bcontract/i.test(line)) return "contract";
  return /part.?time/i.test(line) ? "part-time" : null;
}

function partsOf(text: string): string[] {
  const [line = ""] = text.split("\n");
  return line
    .split("|")
    .map((part) => part.trim())
    .filter(Boolean);
}

export function plainPost(html: string): string {
  const broken = unescaped(html).replace(/<p>|<br ?\/?>/g, "\n");
  const linked = broken.replace(/<a href="([^"]*)"[^>]*>.*?<\/a>/gs, (_, address: string) => address);
  return unescaped(linked.replace(/<[^>]+>/g, "")).trim();
}

const named: Record<string, string> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&", nbsp: "\u00A0" };

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name) return named[name] ?? whole;
    return String.fromCodePoint(decimal ? Number(decimal) : parseInt(hex, 16));
  });
}
