import { conflict } from "#server/errors/refusal.ts";

interface Advertised {
  status: "draft" | "live" | "closed";
  internal: boolean;
}
/** A link is of use only where everyone can open the job. */
export function refuseUnlessPublic({ status, internal }: Advertised, companyPublished: boolean) {
  if (internal) throw conflict("INTERNAL_JOB", "You can’t advertise an internal job on other sites.");
  if (status === "draft")
    throw conflict("NOT_LIVE", "Publish the job before you advertise it on other sites.");
  if (status === "closed") throw conflict("JOB_CLOSED", "This job has closed.");
  if (!companyPublished)
    throw conflict(
      "COMPANY_NOT_PUBLISHED",
      "Publish your careers page first. Until then, no one outside your team can open the job.",
    );
}

/** Programs that look at a link on someone's behalf, and say so. */
const programs =
  /(?<!cu)bot\b|crawl|spider|preview|externalhit|embedly|whatsapp|slurp|monitor|headless|curl|wget|python|axios|okhttp|go-http/i;

/** Whether opening a link is a person's click: not a look ahead of one, and no program that says so. */
export function isClick({
  method,
  userAgent,
  purpose,
}: {
  method: string;
  userAgent: string;
  purpose: string;
}) {
  return (
    method === "GET" && userAgent !== "" && !programs.test(userAgent) && !/prefetch|preview/i.test(purpose)
  );
}
