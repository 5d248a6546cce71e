import { nameOfStage } from "#shared/words/stage-name.ts";
import type { Stage } from "#contract/job-stages.ts";
import type { ScorecardKit } from "#contract/scorecards.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { peopleByIds } from "#server/domains/accounts/index.ts";
import { type Application, findForTeam } from "#server/domains/applications/index.ts";
import { findCandidate } from "#server/domains/candidates/index.ts";
import { findOwnJob, stagesOfJob } from "#server/domains/jobs/index.ts";
import { kitsOf } from "./kits.ts";
import { type ScorecardRow, asksAbout, scorecardsAbout } from "./queries.ts";
import { isOpen } from "./rules.ts";
import { summaryOf } from "./summary.ts";

/** The scorecards of an application, stage by stage, as far as the reader may see them. */
export async function listScorecards(context: CompanyContext, applicationId: string) {
  const application = await findForTeam(context.db, context, applicationId);
  return showScorecards(context.db, context, application);
}

export async function showScorecards(
  db: Reader,
  { viewer }: Pick<CompanyContext, "viewer">,
  application: Application,
) {
  const { id, jobId, companyId, applicationState, stage } = application;
  const job = await findOwnJob(db, companyId, jobId);
  const [stages, cards, asks] = [
    await stagesOfJob(db, job),
    await scorecardsAbout(db, id),
    await asksAbout(db, id),
  ];
  const former = removedStages(stages, cards);
  const isFormer = new Set(former.map((each) => each.id));
  const kits = await kitsOf(db, { jobId, stages: [...stages, ...former] });
  const people = await peopleByIds(db, [
    ...cards.map(({ byUserId }) => byUserId),
    ...asks.map(({ userId }) => userId),
  ]);
  const open = isOpen(application);
  const reader = { userId: viewer.userId, blind: open };
  return {
    current: applicationState === "pipeline" ? stage : null,
    open,
    applicantUserId: (await findCandidate(db, application.candidateId))?.userId ?? null,
    stages: kits.map((kit) =>
      isFormer.has(kit.stage)
        ? { removed: true, ...ofStage(kit, { cards, asks: [], people, reader: { ...reader, blind: false } }) }
        : { removed: false, ...ofStage(kit, { cards, asks, people, reader }) },
    ),
  };
}

/** Stages that the board has no more, but at which someone wrote a scorecard. */
function removedStages(stages: readonly Stage[], cards: readonly ScorecardRow[]): Stage[] {
  const there = new Set(stages.map(({ id }) => id));
  const gone = new Set(cards.map(({ stage }) => stage).filter((stage) => !there.has(stage)));
  return [...gone].map((id) => ({ id, name: nameOfStage(id), fixed: false }));
}

interface Known {
  cards: readonly ScorecardRow[];
  asks: Awaited<ReturnType<typeof asksAbout>>;
  people: Awaited<ReturnType<typeof peopleByIds>>;
  reader: { userId: string; blind: boolean };
}
/** Nobody reads what others found before they have written down what they found themselves. */
function ofStage(kit: ScorecardKit, { cards, asks, people, reader }: Known) {
  const ofKit = cards.filter(({ stage }) => stage === kit.stage);
  const mine = ofKit.find(({ byUserId }) => byUserId === reader.userId);
  const shown = mine !== undefined || !reader.blind;
  const present = ({ byUserId, ...card }: ScorecardRow) => ({ ...card, by: people.get(byUserId)! });
  return {
    kit,
    mine: mine ? present(mine) : null,
    asked: asks
      .filter(({ stage }) => stage === kit.stage)
      .map(({ userId, askedAt }) => ({
        ...people.get(userId)!,
        askedAt,
        answered: ofKit.some(({ byUserId }) => byUserId === userId),
      })),
    submitted: ofKit.length,
    others: shown ? ofKit.filter((card) => card !== mine).map(present) : null,
    summary: shown && ofKit.length > 0 ? summaryOf(ofKit, kit.attributes) : null,
  };
}
