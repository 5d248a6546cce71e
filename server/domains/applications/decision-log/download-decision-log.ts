import { Fit } from "#contract/fit-shapes.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { findCandidate } from "#server/domains/candidates/index.ts";
import { Download } from "#server/http/mount.ts";
import { withoutPay } from "#server/http/without-pay.ts";
import { type Cell, writeCsv } from "#server/texts/write-csv.ts";
import { fitForTeam, nothingKeptBack } from "#server/domains/matching/index.ts";
import { firstSentAt, isOnlyFound } from "../ever-reached.ts";
import { linesSent } from "../mine/sent-resume.ts";
import { type Application, findForTeam } from "../queries.ts";
import { type DecisionLog, readDecisionLog } from "./read-decision-log.ts";

type Format = "json" | "csv";

/** The log of one application as a file. */
export async function downloadDecisionLog(context: CompanyContext, id: string, format: Format) {
  const { db, now } = context;
  return db.transaction(async (tx) => {
    const application = await findForTeam(tx, context, id);
    const log = await readDecisionLog(tx, application, now());
    const cut = await cutFor(tx, application);
    const asRead = ({ at, fit }: Score) => fit && fitFor(context, fitForTeam(fit, cut(at)));
    const shown = { ...log, scores: log.scores.map((each) => ({ ...each, fit: asRead(each) })) };
    const name = `decision-log-${id}.${format}`;
    const [type, text] =
      format === "csv"
        ? ["text/csv; charset=utf-8", writeCsv(linesOf(shown))]
        : ["application/json; charset=utf-8", JSON.stringify(shown, null, 2)];
    return new Download(type!, Buffer.from(text!), name, { "cache-control": "private, no-store" });
  });
}

type Score = DecisionLog["scores"][number];
/** What the team may read of the scores of one time: of those before the person sent it something, what it could read then. */
async function cutFor(db: Reader, { id, candidateId, resumeId }: Application) {
  const [onlyFound, sentAt, copy, candidate] = await Promise.all([
    isOnlyFound(db, id),
    firstSentAt(db, id),
    linesSent(db, id),
    findCandidate(db, candidateId),
  ]);
  const before = { resume: false, unsent: candidate ?? nothingKeptBack };
  const since = { resume: resumeId !== null || copy !== null, unsent: null };
  const isBefore = (at: string | null) =>
    onlyFound || (at !== null && sentAt !== null && new Date(at) < sentAt);
  return (at: string | null) => (isBefore(at) ? before : since);
}

/** Who may not see salaries reads what a score was made of without them, here as on the screen. */
function fitFor({ viewer }: CompanyContext, fit: Fit) {
  return withoutPay(fit, { access: "company", response: Fit }, viewer) as Fit;
}

const head = ["When (UTC)", "What", "Who", "Score", "Scorer", "Detail"];

/** One line for each thing that happened, in order, and below a score one for each thing it was made of. */
function linesOf({ application, scores, views, moves }: DecisionLog): Cell[][] {
  const lines = [
    ...scores.map((each) => ({ at: each.at, lines: scoreLines(each) })),
    ...views.map(({ at, by, score, scorerVersion }) => ({
      at,
      lines: [[at, "Opened", by, score, scorerVersion, null]],
    })),
    ...moves.map(({ at, move, by, score, scorerVersion, to, why, undone }) => {
      const detail = [`Now: ${to}`, why && `Reason: ${why}`, undone && "Undone"].filter(Boolean).join("; ");
      return { at, lines: [[at, move, by, score, scorerVersion, detail]] };
    }),
  ];
  lines.sort((one, other) => (one.at ?? "").localeCompare(other.at ?? ""));
  const about = `${application.candidate}, ${application.jobTitle}`;
  return [
    head,
    [null, "Application", about, null, null, application.id],
    ...lines.flatMap((each) => each.lines),
  ];
}

function scoreLines({ at, score, scorerVersion, fit }: Score): Cell[][] {
  const told = at === null ? "Scored before this log began" : "Scored";
  const line = [at, scorerVersion ? told : "Not scored: reviewed by people only", null, score, scorerVersion];
  const made = (what: string, detail: string): Cell[] => [at, what, null, null, scorerVersion, detail];
  const hard = Object.values(fit?.hard ?? {});
  return [
    [...line, null],
    ...(fit?.inputs ?? []).map((input) => made("Input", input)),
    ...(fit?.requirements ?? []).map(({ text, must, verdict, evidence }) =>
      made(
        must ? "Requirement (must)" : "Requirement",
        [`${text}: ${verdict}`, evidence && `${evidence.source}: “${evidence.line}”`]
          .filter(Boolean)
          .join("; "),
      ),
    ),
    ...hard.map(({ verdict, sentence }) => made("Condition", `${sentence} (${verdict})`)),
  ];
}
