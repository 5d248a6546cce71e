import { and, count, eq, isNotNull, sql } from "drizzle-orm";
import { type Report, waits } from "#contract/reports.ts";
import { nameOfStage } from "#shared/words/stage-name.ts";
import type { Stage } from "#contract/job-stages.ts";
import type { Reader } from "#server/database/open.ts";
import { jobs, stagesOfJob } from "#server/domains/jobs/index.ts";
import { type Sums, addUp } from "./add-up.ts";
import { countAds } from "./count-ads.ts";
import { countInterviewers } from "./count-interviewers.ts";
import { countOffers } from "./count-offers.ts";
import { ofAnyDay, waitOf } from "./conditions.ts";
import { type Asked, type AskedByDay, dated } from "./days.ts";
import { ranks, rankOf, spreadOf } from "./rules.ts";
import { reportApplications } from "./tables.ts";

/** A company's hiring in numbers. */
export async function countReport(db: Reader, wanted: AskedByDay): Promise<Report> {
  const asked = await dated(db, wanted);
  const [{ came, hires, answers, inStages }, owed, known, others] = await Promise.all([
    addUp(db, asked),
    countOwed(db, asked),
    knownStages(db, asked),
    countOthers(db, asked),
  ]);
  const reached = (rank: number, rows = came) =>
    rows.reduce((sum, { furthest, count: more }) => (furthest >= rank ? sum + more : sum), 0);
  const stages = nameStages(inStages, known);
  const own = stages.filter(({ stage }) => !Object.hasOwn(ranks, stage));
  return {
    applied: reached(ranks.applied),
    funnel: [
      { step: "applied", name: "Applied", count: reached(ranks.applied) },
      { step: "screen", name: "Screen", count: reached(ranks.screen) },
      { step: "interview", name: "Interview", count: reached(ranks.interview) },
      ...own.map(({ stage, name, entered }) => ({ step: stage, name, count: entered })),
      { step: "offer", name: "Offer", count: reached(ranks.offer) },
      { step: "hired", name: "Hired", count: reached(ranks.hired) },
    ],
    stages: stages.filter(({ stage }) => stage !== "hired"),
    timeToHire: spreadOf(hires),
    sources: [...Map.groupBy(came, ({ source }) => source)]
      .map(([source, rows]) => ({
        source,
        applied: reached(ranks.applied, rows),
        interview: reached(ranks.interview, rows),
        hired: reached(ranks.hired, rows),
      }))
      .toSorted((a, b) => b.applied - a.applied || a.source.localeCompare(b.source)),
    answers: spreadOf(answers),
    owed: waits.map((wait) => ({ wait, count: owed.find((row) => row.wait === wait)?.number ?? 0 })),
    ...others,
  };
}

async function countOthers(db: Reader, asked: Asked) {
  const [offers, interviewers, ads] = await Promise.all([
    countOffers(db, asked),
    countInterviewers(db, asked),
    countAds(db, asked),
  ]);
  return { offers, interviewers, ads };
}

function countOwed(db: Reader, { companyId, filters, now }: Asked) {
  return db
    .select({ wait: sql<string>`${waitOf(now)}`.as("wait"), number: count() })
    .from(reportApplications)
    .where(and(ofAnyDay(reportApplications, companyId, filters), isNotNull(reportApplications.waitingSince)))
    .groupBy(sql`wait`);
}

/** The stages of the company's boards; of one job, those of its board. */
async function knownStages(db: Reader, { companyId, filters }: Asked): Promise<Stage[]> {
  const { stages } = jobs;
  const boards = await db
    .selectDistinct({ stages })
    .from(jobs)
    .where(
      and(eq(jobs.companyId, companyId), filters.jobId ? eq(jobs.id, filters.jobId) : isNotNull(stages)),
    );
  const all = filters.jobId ? boards : [{ stages: null }, ...boards];
  const named = await Promise.all(all.map((board) => stagesOfJob(db, { ...board, companyId })));
  return [...new Map(named.flat().map((stage) => [stage.id, stage])).values()];
}

/** First to last; one that is gone from all boards keeps the word it was known by. */
function nameStages(counted: Sums["inStages"], known: readonly Stage[]) {
  const byStage = Map.groupBy(counted, ({ stage }) => stage);
  const gone = [...byStage.keys()].filter((stage) => !known.some(({ id }) => id === stage));
  return [...known, ...gone.map((id) => ({ id, name: nameOfStage(id) }))]
    .map(({ id, name }) => {
      const rows = byStage.get(id) ?? [];
      const left = rows.flatMap((row) => (row.hours === null ? [] : [{ ...row, hours: row.hours }]));
      const sum = (some: typeof rows) => some.reduce((all, row) => all + row.count, 0);
      return {
        stage: id,
        name,
        entered: sum(rows),
        here: sum(rows.filter(({ hours }) => hours === null)),
        time: spreadOf(left),
      };
    })
    .toSorted((a, b) => rankOf(a.stage) - rankOf(b.stage));
}
