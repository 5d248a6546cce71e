import { conflict } from "#server/errors/refusal.ts";

interface Advertised {
  status: "draft" | "live" | "closed";
  internal: boolean;
  heldAt: Date | null;
}
/** As specified, to the letter. */
const adOfClosedJob = "You can’t re-publish this Ad because this job is longer active.";

/** A link is of use only where everyone can open the job. */
export function refuseUnlessPublic({ status, internal, heldAt }: Advertised, companyPublished: boolean) {
  if (internal) throw conflict("INTERNAL_JOB", "You can’t advertise an internal job on other sites.");
  if (status === "draft")
    throw conflict("NOT_LIVE", "Publish the job before you advertise it on other sites.");
  if (status === "closed") throw conflict("JOB_CLOSED", adOfClosedJob);
  if (heldAt) throw conflict("JOB_HELD", "This job is on hold, so you can’t advertise it right now.");
  if (!companyPublished)
    throw conflict(
      "COMPANY_NOT_PUBLISHED",
      "Publish your careers page first. Until then, no one outside your team can open the job.",
    );
}

/** Programs that look at a link on someone's behalf, or for themselves, and say so. */
const programs =
  /(?<!cu)bot\b|crawl|spider|preview|externalhit|facebookcatalog|embedly|whatsapp|slurp|monitor|headless|lighthouse|phantom|scrapy|curl|wget|python|libwww|java\/|ruby|perl|axios|undici|node-fetch|okhttp|go-http|mediapartners|inspection|feedfetcher|archiver|scanner|safelinks/i;

interface Visit {
  method: string;
  userAgent: string;
  purpose: string;
  /** What the visitor takes; left out where everyone who asks for the page takes pages. */
  accept?: string;
}
export type Visitor = "person" | "robot" | "look ahead";

/** Who opens a link. Browsers that go to a page say that they take pages; programs that pretend to be one often forget it. */
export function visitorOf({ method, userAgent, purpose, accept = "text/html" }: Visit): Visitor {
  if (method !== "GET" || /prefetch|preview|prerender/i.test(purpose)) return "look ahead";
  const isProgram = userAgent === "" || programs.test(userAgent) || !accept.includes("text/html");
  return isProgram ? "robot" : "person";
}

/** Whether opening a page is a person's click. */
export function isClick(visit: Visit) {
  return visitorOf(visit) === "person";
}
