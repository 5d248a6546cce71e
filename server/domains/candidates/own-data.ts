import { eq, or, sql } from "drizzle-orm";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { publish } from "#server/events/events.ts";
import {
  candidatePrompts,
  candidateWorks,
  candidates,
  demographicAnswers,
  hiddenCompanies,
  jobPreferences,
  profileViews,
  publicProfiles,
  signupProfiles,
} from "./tables.ts";
import { consentsOf } from "./consents.ts";
import { companiesThatRead } from "./profile-views.ts";
import { candidateEvents } from "./events.ts";

const nothing = {
  headline: null,
  summary: null,
  department: null,
  location: null,
  phone: null,
  linkedInUrl: null,
  personalWebsite: null,
  experienceLength: null,
  jobStatus: null,
  jobStatusBefore: null,
  availableFrom: null,
  skills: [],
  workExperience: [],
  education: [],
  projects: [],
  certification: [],
  languages: [],
  preferences: {},
  profile: {},
  profileVideo: null,
  scoring: false,
  colleaguesMayBeAsked: false,
};

export const candidateData: OwnData = {
  seenBy: async (db, { candidateId }) => (candidateId ? companiesThatRead(db, candidateId) : []),
  agreed: async (db, { candidateId }) => (candidateId ? consentsOf(db, candidateId) : []),
  async show(db, { candidateId, email }) {
    const begun = email ? eq(signupProfiles.email, email) : undefined;
    const which = candidateId ? or(begun, eq(signupProfiles.candidateId, candidateId)) : begun;
    const signups = which ? await db.select().from(signupProfiles).where(which) : [];
    if (!candidateId) return { signups };
    const [profile] = await db.select().from(candidates).where(eq(candidates.id, candidateId));
    const own = { candidateId };
    const [answers] = await db
      .select()
      .from(demographicAnswers)
      .where(eq(demographicAnswers.candidateId, own.candidateId));
    const hidden = await db
      .select()
      .from(hiddenCompanies)
      .where(eq(hiddenCompanies.candidateId, candidateId));
    const forJobs = await db.select().from(jobPreferences).where(eq(jobPreferences.candidateId, candidateId));
    const highlights = await db
      .select()
      .from(candidateWorks)
      .where(eq(candidateWorks.candidateId, candidateId));
    const prompts = await db
      .select()
      .from(candidatePrompts)
      .where(eq(candidatePrompts.candidateId, candidateId));
    const views = await db.select().from(profileViews).where(eq(profileViews.candidateId, candidateId));
    const shown = await db.select().from(publicProfiles).where(eq(publicProfiles.candidateId, candidateId));
    return {
      profile,
      signups,
      publicProfile: shown[0] ?? null,
      profileViews: views,
      highlights,
      prompts,
      demographicAnswers: answers ?? null,
      hiddenCompanies: hidden,
      jobPreferences: forJobs,
    };
  },
  async erase(tx, { candidateId, email }, now) {
    const begun = await tx
      .delete(signupProfiles)
      .where(
        or(
          email ? eq(signupProfiles.email, email) : sql`false`,
          candidateId ? eq(signupProfiles.candidateId, candidateId) : undefined,
        ),
      )
      .returning({ signupProfileId: signupProfiles.id });
    for (const data of begun) await publish(tx, candidateEvents.signupForgotten, { data, at: now });
    if (!candidateId) return;
    await tx.delete(demographicAnswers).where(eq(demographicAnswers.candidateId, candidateId));
    await tx.delete(candidateWorks).where(eq(candidateWorks.candidateId, candidateId));
    await tx.delete(candidatePrompts).where(eq(candidatePrompts.candidateId, candidateId));
    await tx.delete(publicProfiles).where(eq(publicProfiles.candidateId, candidateId));
    await tx.delete(profileViews).where(eq(profileViews.candidateId, candidateId));
    await tx.delete(hiddenCompanies).where(eq(hiddenCompanies.candidateId, candidateId));
    await tx.delete(jobPreferences).where(eq(jobPreferences.candidateId, candidateId));
    await tx
      .update(candidates)
      .set({ ...nothing, changedAt: now })
      .where(eq(candidates.id, candidateId));
    await publish(tx, candidateEvents.changed, { data: { candidateId }, at: now });
  },
};
