import type { Context } from "#server/context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { type SiteFacts, siteFacts } from "./site-facts.ts";

const bounds = { maxBytes: 2_000_000, timeoutMs: 8000 };

/** The front page of a website, as far as it tells of the company. */
export async function readWebsite(
  { outside }: Pick<Context, "outside">,
  address: string,
): Promise<SiteFacts> {
  const answer = await outside.fetch(address, bounds).catch(() => null);
  if (answer?.status !== 200 || !answer.contentType.includes("html")) {
    const why = "We couldn’t open this website. Check the address, or try again later.";
    throw new Refusal(422, "WEBSITE_UNREADABLE", why, { website: why });
  }
  return siteFacts(answer.body.toString("utf8"), address);
}
