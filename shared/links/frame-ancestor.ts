import { asciiHost } from "./domain.ts";

const site =
  /^https:\/\/(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})(?::\d{2,5})?$/;
const ownMachine = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{2,5})?$/;

/** A site whose pages may show ours in a frame, as a content policy names it: "acme.com/jobs" is "https://acme.com"; null for what is no site. */
export function frameAncestor(value: string): string | null {
  const typed = value.trim().toLowerCase();
  const whole = /^https?:\/\//.test(typed) ? typed : `https://${typed}`;
  const origin = whole
    .replace(/^(https?:\/\/[^/?#]*).*$/, "$1")
    .replace(/[^/*.:][^/:]*(?=(?::\d+)?$)/, asciiHost);
  return site.test(origin) || ownMachine.test(origin) ? origin : null;
}
