import { requiredFieldsNotice } from "#shared/words/required-fields.ts";
import { isOver } from "#shared/jobs/closing-day.ts";
import { textOf } from "#shared/words/text-of.ts";
import { conflict, invalid } from "#server/errors/refusal.ts";
import type { JobRow } from "./queries.ts";
import type { JobStatus } from "./tables.ts";
import type { EventDefinition } from "#server/events/define-event.ts";
import { jobEvents } from "./events.ts";

/** Every move of a job's status, and the event it announces. */
const moves = {
  publish: { from: ["draft"], to: "live", event: jobEvents.published },
  reopen: { from: ["closed"], to: "live", event: jobEvents.reopened },
  close: { from: ["live"], to: "closed", event: jobEvents.closed },
} as const satisfies Record<string, { from: readonly JobStatus[]; to: JobStatus; event: EventDefinition }>;
export type JobMove = keyof typeof moves;

/** The move that leads from one status to another; null when the job is there already. */
export function moveTo(wanted: "live" | "closed", current: JobStatus): (typeof moves)[JobMove] | null {
  if (current === wanted) return null;
  const move = Object.values(moves).find(
    ({ from, to }) => to === wanted && (from as readonly JobStatus[]).includes(current),
  );
  if (!move)
    throw conflict("INVALID_STATE", "You can’t close a draft. Publish it first, or delete it.", {
      status: current,
    });
  return move;
}

/** A draft whose posting its board no longer lists. */
export function hasLeftBoard({ status, feed, fingerprint }: Pick<JobRow, "status" | "feed" | "fingerprint">) {
  return status === "draft" && feed !== null && fingerprint === null;
}

interface Placed {
  status: JobStatus;
  internal: boolean;
  publishedToMarketplace: boolean;
}
/** Whether other people find the job than before. A draft only says who will, once it is published. */
export function findableByOthers(before: Placed, after: Placed) {
  const moved =
    before.internal !== after.internal || before.publishedToMarketplace !== after.publishedToMarketplace;
  return moved && after.status !== "draft";
}

/** Publishing in the sense of a plan: going live, and being shown to more people than before. */
export function reachesMore(before: Placed, after: Placed) {
  if (after.status === "draft") return false;
  const wentLive = after.status === "live" && before.status !== "live";
  const isListed = after.publishedToMarketplace && !before.publishedToMarketplace;
  return wentLive || isListed || (before.internal && !after.internal);
}

export interface Publishable {
  jobTitle: string;
  jobDescription: string;
  locations: readonly string[];
  remote: boolean;
}
/**
 * Nobody can apply to a job without a title, a description and a place.
 * A job that was published without one, as boards do, is only kept from losing more.
 */
export function refuseUnlessPublishable(job: Publishable, published: Publishable | null) {
  const known = published ? missingOf(published) : {};
  const missing = Object.entries(missingOf(job)).filter(([field]) => !(field in known));
  const notice = requiredFieldsNotice(missing.map(([, name]) => name));
  if (!notice) return;
  const fields = missing.map(([field, name]) => [field, `${name} is a required field, Please add`]);
  throw invalid(notice.text, Object.fromEntries(fields) as Record<string, string>, "NOT_PUBLISHABLE");
}

const inWords = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

function lastDayWas(closesOn: string): string {
  return `The last day to apply was ${inWords.format(new Date(closesOn))}.`;
}

/** Nobody applies to a job that has closed, nor once its last day is over everywhere, even before it has closed. */
export function refuseUnlessOpen(
  { status, closesOn, heldAt }: { status: JobStatus; closesOn: string | null; heldAt: Date | null },
  now: Date,
) {
  if (status !== "live") throw conflict("JOB_CLOSED", "This job has closed.");
  if (heldAt) throw conflict("JOB_HELD", "No one can apply to this job right now.");
  if (closesOn && isOver(closesOn, now)) throw conflict("JOB_CLOSED", lastDayWas(closesOn));
}

interface Asked {
  status: JobStatus;
  closesOn: string | null;
  heldAt: Date | null;
}
/** Why no one is invited or written to about a job: they couldn’t open it, or apply. Null where they can; an internal job is asked about too. */
export function whyNotAsked(
  { status, closesOn, heldAt }: Asked,
  { published }: { published: boolean },
  now: Date,
): { code: string; sentence: string } | null {
  if (status !== "live")
    return { code: "JOB_NOT_LIVE", sentence: "You can only invite people to live jobs." };
  if (heldAt)
    return { code: "JOB_HELD", sentence: "This job is on hold, so no one can be invited to it right now." };
  if (closesOn && isOver(closesOn, now))
    return {
      code: "JOB_CLOSED",
      sentence: lastDayWas(closesOn),
    };
  if (!published)
    return {
      code: "COMPANY_NOT_PUBLISHED",
      sentence: "Your company isn’t public right now, so no one can be invited to its jobs.",
    };
  return null;
}

/** A live job whose last day has passed would close again at once. */
export function refuseWhenOver({ closesOn }: { closesOn: string | null }, now: Date) {
  if (isOver(closesOn, now))
    throw invalid("The last day to apply has passed. Choose a later day, or remove it.", {
      closesOn: "Choose a later day, or remove it",
    });
}

function missingOf({ jobTitle, jobDescription, locations, remote }: Publishable): Record<string, string> {
  return {
    ...(jobTitle.trim() === "" && { jobTitle: "Title" }),
    ...(textOf(jobDescription) === "" && { jobDescription: "Description" }),
    ...(locations.length === 0 && !remote && { locations: "Location" }),
  };
}

export interface Seen {
  status: JobStatus;
  internal: boolean;
  heldAt: Date | null;
  companyId: string;
}
interface Looker {
  companyId: string | null;
  employerId: string | null;
}
/** The hiring team sees all of its jobs, employees see what is or was live, the public only what is not internal; nobody else sees what is held back. */
export function maySee(job: Seen, companyPublished: boolean, viewer: Looker | null): boolean {
  if (viewer?.companyId === job.companyId) return true;
  if (job.status === "draft" || job.heldAt) return false;
  return viewer?.employerId === job.companyId || (!job.internal && companyPublished);
}
