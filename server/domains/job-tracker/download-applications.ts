import type { CandidateContext } from "#server/context.ts";
import { listMine } from "#server/domains/applications/index.ts";
import { Download } from "#server/http/mount.ts";
import { writeCsv } from "#server/texts/write-csv.ts";
import { dayOf } from "#shared/times/calendar-days.ts";
import { myStateWords, stateWords } from "#shared/words/application-state.ts";
import { clockOf, listExternals } from "./external-applications.ts";

const head = ["Job", "Company", "Status", "Applied", "Last activity", "Source", "Link", "Note"];
type Ours = Awaited<ReturnType<typeof listMine>>[number];
type External = Awaited<ReturnType<typeof listExternals>>[number];

/** Everything the candidate applied for, here and elsewhere, the latest activity first; days are those of their own clock. */
export async function downloadApplications(context: CandidateContext) {
  const { config, now } = context;
  const [here, elsewhere] = await Promise.all([listMine(context), listExternals(context)]);
  const timeZone = await clockOf(context.db, context.viewer.userId);
  const day = (at: Date) => dayOf(at, timeZone);
  const rows = [
    ...here.map((each) => ({ at: each.lastActivityAt, cells: cellsOfOurs(each, config.publicUrl, day) })),
    ...elsewhere.map((each) => ({ at: each.changedAt, cells: cellsOfExternal(each, day) })),
  ].toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const file = Buffer.from(writeCsv([head, ...rows.map(({ cells }) => cells)]));
  const name = `applications-${day(now())}.csv`;
  return new Download("text/csv; charset=utf-8", file, name, { "cache-control": "private, no-store" });
}

type Day = (at: Date) => string;
function cellsOfOurs(application: Ours, origin: string, day: Day) {
  const { id, job, company, shownAs, appliedAt, lastActivityAt, source } = application;
  const applied = application.applied ? day(appliedAt) : null;
  const link = `${origin}/applications/${id}`;
  const about = [job.jobTitle, company.companyName, myStateWords(shownAs)];
  return [...about, applied, day(lastActivityAt), source, link, null];
}

function cellsOfExternal(
  { jobTitle, companyName, state, appliedOn, changedAt, url, note }: External,
  day: Day,
) {
  const applied = state === "saved" ? null : appliedOn;
  // “Passed” would read as the person's success.
  const about = [jobTitle, companyName, state === "passed" ? "Not selected" : stateWords(state)];
  return [...about, applied, day(changedAt), "Other site", url, note];
}
