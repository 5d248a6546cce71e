import { and, asc, desc, eq, ne } from "drizzle-orm";
import type { CompanyContext } from "#server/context.ts";
import { Download } from "#server/http/mount.ts";
import { writeCsv } from "#server/texts/write-csv.ts";
import { myJob, shownToTeam } from "../queries.ts";
import { presentRow } from "../present.ts";
import { selectRows } from "../select-rows.ts";
import { type Answer, applications } from "../tables.ts";

const most = 10_000;
const head = [
  "Name",
  "Headline",
  "Location",
  "Where they stand",
  "Score",
  "Source",
  "Applied",
  "Sorted last by",
];

/** Everyone who applied to a job, with a column for each question; those whom answers sort last come last here, too. */
export async function downloadApplicants(context: CompanyContext, jobId: string) {
  const { db, viewer, now } = context;
  await myJob(db, context, jobId);
  const where = and(
    eq(applications.jobId, jobId),
    ne(applications.applicationState, "lead"),
    shownToTeam(viewer),
  );
  const orderBy = [asc(applications.knockedOut), desc(applications.appliedAt), desc(applications.id)];
  const [rows, sent] = await Promise.all([
    selectRows(db, { where, orderBy, limit: most }),
    db.select({ id: applications.id, answers: applications.answers }).from(applications).where(where),
  ]);
  const answersOf = new Map(sent.map(({ id, answers }) => [id, answers]));
  const questions = [...new Set(sent.flatMap(({ answers }) => answers.map(({ question }) => question)))];
  const lines = rows.map((selected) => {
    const row = presentRow(selected, now());
    const { fullName, headline, location } = row.candidate;
    const about = [fullName, headline, location, row.shownAs, row.score, row.source];
    const last = row.knockOuts.map(({ question }) => question).join("; ");
    const answers = answersOf.get(row.id) ?? [];
    return [...about, row.appliedAt.toISOString(), last, ...questions.map((each) => answerTo(each, answers))];
  });
  const name = `applicants-${now().toISOString().slice(0, 10)}.csv`;
  const file = Buffer.from(writeCsv([[...head, ...questions], ...lines]));
  return new Download("text/csv; charset=utf-8", file, name, { "cache-control": "private, no-store" });
}

/** A number as a number, so that spreadsheets can count with it. */
function answerTo(question: string, answers: readonly Answer[]) {
  const given = answers.find((each) => each.question === question);
  if (!given) return null;
  return given.kind === "number" ? Number(given.answer) : given.answer;
}
