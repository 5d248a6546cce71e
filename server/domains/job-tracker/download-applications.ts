import type { CandidateContext } from "#server/context.ts";
import { listMine } from "#server/domains/applications/index.ts";
import { Download } from "#server/http/mount.ts";
import { writeCsv } from "#server/texts/write-csv.ts";
import { myStateWords, stateWords } from "#shared/words/application-state.ts";
import { listExternals } from "./external-applications.ts";

const head = ["Job", "Company", "Status", "Applied", "Last activity", "Source", "Link", "Note"];
type Ours = Awaited<ReturnType<typeof listMine>>[number];
type External = Awaited<ReturnType<typeof listExternals>>[number];

/** Everything the candidate applied for, here and elsewhere, the latest activity first. */
export async function downloadApplications(context: CandidateContext) {
  const { config, now } = context;
  const [here, elsewhere] = await Promise.all([listMine(context), listExternals(context)]);
  const rows = [
    ...here.map((each) => ({ at: each.lastActivityAt, cells: cellsOfOurs(each, config.publicUrl) })),
    ...elsewhere.map((each) => ({ at: each.changedAt, cells: cellsOfExternal(each) })),
  ].toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const file = Buffer.from(writeCsv([head, ...rows.map(({ cells }) => cells)]));
  const name = `applications-${now().toISOString().slice(0, 10)}.csv`;
  return new Download("text/csv; charset=utf-8", file, name, { "cache-control": "private, no-store" });
}

function cellsOfOurs(application: Ours, origin: string) {
  const { id, job, company, shownAs, canAnswerInvitation, appliedAt, lastActivityAt, source } = application;
  const applied = canAnswerInvitation ? null : appliedAt.toISOString();
  const link = `${origin}/applications/${id}`;
  const about = [job.jobTitle, company.companyName, myStateWords(shownAs)];
  return [...about, applied, lastActivityAt.toISOString(), source, link, null];
}

function cellsOfExternal({ jobTitle, companyName, state, appliedAt, changedAt, url, note }: External) {
  const applied = state === "saved" ? null : (appliedAt?.toISOString() ?? null);
  const about = [jobTitle, companyName, stateWords(state)];
  return [...about, applied, changedAt.toISOString(), "Other site", url, note];
}
