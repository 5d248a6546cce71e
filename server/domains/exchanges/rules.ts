import { conflict } from "#server/errors/refusal.ts";

interface Advertised {
  status: "draft" | "live" | "closed";
  internal: boolean;
}
/** A link is of use only where everybody can open the job. */
export function refuseUnlessPublic({ status, internal }: Advertised, companyPublished: boolean) {
  if (internal) throw conflict("INTERNAL_JOB", "An internal job cannot be advertised elsewhere.");
  if (status === "draft") throw conflict("NOT_LIVE", "Publish the job before you advertise it elsewhere.");
  if (status === "closed") throw conflict("JOB_CLOSED", "This job is closed.");
  if (!companyPublished)
    throw conflict(
      "COMPANY_NOT_PUBLISHED",
      "Publish your company’s page first. Until then nobody outside can open the job.",
    );
}

/** Programs that look at a link on somebody's behalf, and say so. */
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
