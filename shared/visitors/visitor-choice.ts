import type { CookieName } from "#shared/privacy/cookies.data.ts";

/** The cookie that remembers whether someone lets their visits be counted; set only once they have chosen. */
export const visitorCookie = "visitor" satisfies CookieName;
/** What it holds where they refused; otherwise the visitor's random id. */
export const refusedVisitor = "refused";
/** What was recorded is kept for so many months, and then dropped. */
export const visitMonths = 13;

export type VisitorChoice = "accepted" | "refused" | null;
const anId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The visitor's id where they accepted, by the value of the cookie. */
export function visitorIdOf(value: string | undefined): string | null {
  return value && anId.test(value) ? value : null;
}

type Header = string | string[] | null | undefined;
type PrivacyHeaders = Readonly<Record<string, Header>>;
/** Whether a browser says for its person that they do not want to be followed: Do Not Track, Global Privacy Control. */
export function asksNotToBeTracked({ dnt, "sec-gpc": gpc }: PrivacyHeaders) {
  return dnt === "1" || gpc === "1";
}

/** What someone chose, as far as is known; a browser that asks not to be followed has refused for them. */
export function visitorChoice(cookies: string | null | undefined, headers: PrivacyHeaders): VisitorChoice {
  if (asksNotToBeTracked(headers)) return "refused";
  const value = cookies?.match(/(?:^|;\s*)visitor=([^;]*)/)?.[1];
  if (value === refusedVisitor) return "refused";
  return visitorIdOf(value) ? "accepted" : null;
}

/** The host of a page that led here, or nothing where it is our own or unknown. */
export function referringHost(referrer: string | null | undefined, ownHost: string): string {
  const url = URL.parse(referrer ?? "");
  if (!url || !/^https?:$/.test(url.protocol) || url.host === ownHost) return "";
  return url.hostname.replace(/^www\./, "").slice(0, 100);
}
