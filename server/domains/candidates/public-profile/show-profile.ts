import { and, eq, isNull } from "drizzle-orm";
import type { ProfileAudience, PublicProfile, WholeProfile } from "#contract/public-profiles.ts";
import type { Context, UserContext, Viewer } from "#server/context.ts";
import { type User, users } from "#server/domains/accounts/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { hiddenCompanyIds } from "../hidden-companies.ts";
import { highlightsOf } from "../highlights.ts";
import { seeProfile } from "../profile-views.ts";
import { showProfileVideo } from "../profile-video.ts";
import { completedPromptsOf } from "../prompts.ts";
import { findProfile, myCandidate } from "../queries.ts";
import { type CandidateRow, candidates } from "../tables.ts";
import { choicesOf } from "./choices.ts";
import { shownTo } from "./rules.ts";

interface Person {
  candidate: CandidateRow;
  user: User;
}

/** A profile by the tag of its owner, as its reader may see it; for a company its owner hides from there is none, and for no one while their account is disabled. */
export async function showPublicProfile(context: Context, tag: string): Promise<PublicProfile> {
  const { db, viewer } = context;
  const [person] = await db
    .select({ candidate: candidates, user: users })
    .from(candidates)
    .innerJoin(users, eq(users.id, candidates.userId))
    .where(and(eq(users.parallelTag, tag.toLowerCase()), isNull(users.deletedAt), isNull(users.disabledAt)));
  if (!person || (await isHidden(context, person.candidate.id))) throw notFound("Profile");
  const { published } = await choicesOf(db, person.candidate.id);
  if (!published) throw notFound("Profile");
  const audiences = audiencesOf(viewer);
  if (viewer?.companyId && audiences.includes("team"))
    await seeProfile(context, { candidateId: person.candidate.id, companyId: viewer.companyId });
  return presentTo(context, person, audiences);
}

/** One's own profile, as a reader of one kind would see it. */
export async function previewProfile(context: UserContext, id: string, as: ProfileAudience) {
  await myCandidate(context, id);
  const person = await findProfile(context.db, id);
  if (!person) throw notFound("Candidate");
  return presentTo(context, person, [as]);
}

/** Employees of a company that the person hides from count as that company. */
async function isHidden({ db, viewer }: Context, candidateId: string) {
  const own = [viewer?.companyId, viewer?.employerId].filter((id) => id !== null && id !== undefined);
  if (own.length === 0) return false;
  const hidden = await hiddenCompanyIds(db, candidateId);
  return own.some((id) => hidden.includes(id));
}

/** A team that has not proven who it is looks as a stranger does, and so does someone who works nowhere or hasn’t confirmed where. */
function audiencesOf(viewer: Viewer | null): ProfileAudience[] {
  const isTeam = viewer?.team?.companyProven && viewer.team.emailProven;
  return [
    "stranger",
    ...(isTeam ? (["team"] as const) : []),
    ...(viewer?.employerId ? (["employee"] as const) : []),
  ];
}

async function presentTo(
  context: Pick<Context, "db" | "config" | "now">,
  person: Person,
  audiences: ProfileAudience[],
): Promise<PublicProfile> {
  const { db } = context;
  const { id } = person.candidate;
  const { fields, indexed } = await choicesOf(db, id);
  const [highlights, prompts, profileVideo] = await Promise.all([
    highlightsOf(db, id),
    completedPromptsOf(db, id),
    showProfileVideo(context, person.candidate),
  ]);
  const whole = { ...wholeOf(person), highlights, prompts, profileVideo };
  return { indexed, shown: shownTo(audiences, { whole, fields }) };
}

function wholeOf({ candidate, user }: Person): Omit<WholeProfile, "highlights" | "prompts" | "profileVideo"> {
  const { fullName, email, profilePicture } = user;
  const { profileVideo: _, ...facts } = candidate;
  return { ...facts, ...facts.profile, fullName, email, profilePicture };
}
