const minutes = 60;
const hours = 60 * minutes;
const days = 24 * hours;

export interface CookieFacts {
  /** Who gets it. */
  who: "visitor" | "member" | "support" | "poster" | "administrator";
  why: string;
  /** Null where it ends with the browser's session. */
  seconds: number | null;
  /** When it is set for a shorter time. */
  shorter?: string;
}

/** Every cookie the product sets, all of which the cookie policy lists. */
export const cookies = {
  visitor: {
    who: "visitor",
    why: "A random number that visits are counted under if you accept, or the note that you refused",
    seconds: 180 * days,
  },
  visit: {
    who: "visitor",
    why: "A random number that keeps search results in one order while you read them",
    seconds: null,
  },
  theme: {
    who: "visitor",
    why: "The light or dark theme, if you chose one",
    seconds: 365 * days,
  },
  passkey: {
    who: "visitor",
    why: "Ties a sign-in with a passkey to the browser it began in",
    seconds: 5 * minutes,
  },
  sso: {
    who: "visitor",
    why: "Ties a sign-in through your company to the browser it began in",
    seconds: 10 * minutes,
  },
  token: {
    who: "member",
    why: "Keeps you signed in",
    seconds: 30 * days,
    shorter: "A session through your company’s sign-in ends after 12 hours",
  },
  id: {
    who: "member",
    why: "The number of your account",
    seconds: 30 * days,
  },
  parallelTag: {
    who: "member",
    why: "Your username, the short name in links you share",
    seconds: 30 * days,
  },
  communityToken: {
    who: "member",
    why: "Your key to messages, for apps that look for it here; our pages don’t. It works for an hour and ends when you sign out",
    seconds: 60 * days,
  },
  device: {
    who: "member",
    why: "Recognizes a browser you signed in with before, so that strangers’ wrong passwords don’t lock you out",
    seconds: 365 * days,
  },
  externalJobBuilderToken: {
    who: "poster",
    why: "Opens the job you post without an account again",
    seconds: 60 * days,
  },
  adminToken: {
    who: "administrator",
    why: "Keeps an administrator signed in",
    seconds: 12 * hours,
    shorter: "15 minutes until the second step of signing in",
  },
  adminDevice: {
    who: "administrator",
    why: "Recognizes a browser an administrator signed in with before",
    seconds: 365 * days,
  },
  support: {
    who: "administrator",
    why: "Shows an administrator whose screens they look at, and until when",
    seconds: 30 * minutes,
  },
} as const satisfies Record<string, CookieFacts>;

export type CookieName = keyof typeof cookies;
