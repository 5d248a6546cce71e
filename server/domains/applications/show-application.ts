import { productName } from "#shared/product.ts";
import { nameOfStage } from "#shared/words/stage-name.ts";
import { and, asc, eq, ne, or, sql } from "drizzle-orm";
import type { AuthenticatedContext } from "#server/context.ts";
import { users } from "#server/domains/accounts/index.ts";
import {
  completedPromptsOf,
  findProfile,
  highlightsOf,
  seeProfile,
  showProfileVideo,
} from "#server/domains/candidates/index.ts";
import { companies } from "#server/domains/companies/index.ts";
import { fitForTeam, nothingKeptBack } from "#server/domains/matching/index.ts";
import { asCandidate, isTeamOf } from "#server/http/viewer-roles.ts";
import { notFound } from "#server/errors/refusal.ts";
import { showAnswers } from "./answers/show-answers.ts";
import { keepView } from "./decision-log/keep.ts";
import { isOnlyFound } from "./ever-reached.ts";
import { notifiesCandidate } from "./rules.ts";
import { findRow } from "./find-row.ts";
import { type Application, boardOf, shownToTeam, stagesFor } from "./queries.ts";
import { countVotes } from "./notes/votes.ts";
import { referralsForTeam } from "./referrals/list-referrals.ts";
import { showSentResume } from "./mine/sent-resume.ts";
import { showMine } from "./mine/show-mine.ts";
import { applicationHistory, applications } from "./tables.ts";

/** The application as its reader may see it: everything to the team, the candidate's own side to the candidate. */
export async function showApplication(context: AuthenticatedContext, id: string) {
  const application = await visible(context, id);
  if (isTeamOf(context.viewer, application)) return showToTeam(context, application);
  const candidate = asCandidate(context);
  if (!candidate) throw notFound("Application");
  return showMine(candidate, application);
}

async function showToTeam(context: AuthenticatedContext, application: Application) {
  const { db, now } = context;
  const [row, onlyFound, profile, resume, answers, stages, votes, referred] = await Promise.all([
    findRow(db, application.id, now()),
    isOnlyFound(db, application.id),
    findProfile(db, application.candidateId),
    showResume(context, application),
    showAnswers(context, application.answers),
    stagesFor(db, application),
    application.applicationState === "review" ? countVotes(db, application.id) : null,
    referralsForTeam(db, application),
  ]);
  if (!profile) throw notFound("Application");
  await Promise.all([seeProfile(context, application), keepView(context, application.id)]);
  const { pitch } = application;
  const fit =
    application.fit &&
    fitForTeam(application.fit, {
      resume: resume !== null,
      unsent: onlyFound ? profile.candidate : null,
    });
  const about = await aboutCandidate(context, profile);
  const candidate = { ...row.candidate, ...about, ...(onlyFound && keptBack) };
  return { ...row, ...referred, fit, answers, pitch, resume, votes, stages, candidate };
}

/** Of someone who sent the company nothing it reads what its network shows, as it does of everyone it can find. */
const keptBack = {
  parallelTag: null,
  asks: { salary: null, salaryCurrency: null },
  anythingElse: null,
  availableFrom: null,
  linkedInUrl: null,
  personalWebsite: null,
  ...nothingKeptBack,
  story: {},
  profileVideo: null,
  highlights: [],
  prompts: [],
};

type Profile = NonNullable<Awaited<ReturnType<typeof findProfile>>>;
/** What the team reads about the person beside the resume: never contact details that were not sent, never demographics. */
async function aboutCandidate(context: AuthenticatedContext, { candidate, user }: Profile) {
  const { salary, salaryCurrency, anythingElse, anythingElseShown } = candidate.preferences;
  const [profileVideo, highlights, prompts] = await Promise.all([
    showProfileVideo(context, candidate),
    highlightsOf(context.db, candidate.id),
    completedPromptsOf(context.db, candidate.id),
  ]);
  return {
    parallelTag: user.parallelTag,
    summary: candidate.summary,
    asks: { salary: salary ?? null, salaryCurrency: salaryCurrency ?? null },
    anythingElse: (anythingElseShown && anythingElse) || null,
    availableFrom: candidate.availableFrom,
    experienceLength: candidate.experienceLength,
    linkedInUrl: candidate.linkedInUrl,
    personalWebsite: candidate.personalWebsite,
    skills: candidate.skills,
    workExperience: candidate.workExperience,
    education: candidate.education,
    projects: candidate.projects,
    certification: candidate.certification,
    languages: candidate.languages,
    story: candidate.profile,
    profileVideo: profileVideo ?? null,
    highlights,
    prompts,
  };
}

async function showResume(context: AuthenticatedContext, application: Application) {
  const sent = await showSentResume(context, application);
  if (!sent) return null;
  const { id, fileName, fileType, url, lines } = sent;
  return { id, fileName, fileType, url, lines };
}

/** Every move, as the reader may know it: the candidate only what was told, nothing undone or still pending. */
export async function showHistory(context: AuthenticatedContext, id: string) {
  const { db, viewer } = context;
  const application = await visible(context, id);
  const forTeam = isTeamOf(viewer, application);
  const stages = await boardOf(db, application);
  const rows = await db
    .select({ entry: applicationHistory, fullName: users.fullName, companyName: companies.companyName })
    .from(applicationHistory)
    .innerJoin(companies, eq(companies.id, application.companyId))
    .leftJoin(users, eq(users.id, applicationHistory.actorUserId))
    .where(eq(applicationHistory.applicationId, id))
    .orderBy(asc(applicationHistory.at), asc(applicationHistory.id));
  return rows
    .filter(({ entry }) => forTeam || mayKnow(entry, application))
    .map(({ entry, fullName, companyName }) => ({
      ...entry,
      toStageName: entry.toStage && nameOfStage(entry.toStage, stages),
      why: forTeam || entry.actorKind === "candidate" || entry.move === "expire" ? entry.why : null,
      by: forTeam
        ? (fullName ?? (entry.actorKind === "admin" ? productName : "Automatically"))
        : nameFor(entry.actorKind, companyName),
    }));
}

type Entry = typeof applicationHistory.$inferSelect;
function mayKnow(entry: Entry, { pendingUndo }: Application) {
  const told = notifiesCandidate(entry.move);
  return told && !entry.undone && entry.id !== pendingUndo?.historyId;
}

function nameFor(actorKind: Entry["actorKind"], companyName: string) {
  if (actorKind === "candidate") return "You";
  return actorKind === "employee" ? `A teammate at ${companyName}` : companyName;
}

/** The only door to reading: the hiring team's, or one's own. A lead does not know of being one. */
async function visible({ db, viewer }: AuthenticatedContext, id: string): Promise<Application> {
  const { companyId, candidateId, applicationState } = applications;
  const ofTeam = viewer.companyId ? and(eq(companyId, viewer.companyId), shownToTeam(viewer)) : undefined;
  const own = viewer.candidateId
    ? and(eq(candidateId, viewer.candidateId), ne(applicationState, "lead"))
    : undefined;
  const [application] = await db
    .select()
    .from(applications)
    .where(and(eq(applications.id, id), or(ofTeam, own) ?? sql`false`));
  if (!application) throw notFound("Application");
  return application;
}
