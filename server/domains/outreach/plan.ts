import { and, eq, inArray } from "drizzle-orm";
import type { FollowUpDays } from "#contract/messaging.ts";
import type { PlannedPerson } from "#contract/outreach.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { statesForJob } from "#server/domains/applications/index.ts";
import { askedNotToByIds } from "#server/domains/do-not-contact/index.ts";
import { findAskedJob } from "#server/domains/jobs/index.ts";
import type { Earlier } from "#server/domains/networks/index.ts";
import { tokenValues } from "#server/domains/templates/index.ts";
import { type TokenValues, renderTemplate } from "#shared/words/tokens.ts";
import { type PersonToWrite, peopleToWrite } from "./people-to-write.ts";
import { writtenOrPlanned } from "./planned-before.ts";
import { outreachPeople } from "./tables.ts";
import { daysLater, spread } from "#shared/times/working-times.ts";

export const removedFromLeads = "They were removed from this job’s leads.";

export interface Wanted {
  jobId: string;
  candidateIds: string[];
  text: string;
  followUps: { days: FollowUpDays; text: string }[];
}
export type Planned = Omit<PlannedPerson, "messages" | "earlier"> & {
  messages: { at: Date; text: string }[];
  earlier: Earlier | null;
};

/** What each person would get and when, and whom nothing is sent to. */
export async function planOutreach(db: Reader, context: CompanyContext, wanted: Wanted): Promise<Planned[]> {
  const { viewer, config } = context;
  const { companyId, userId: senderUserId } = viewer;
  const job = await findAskedJob(db, { companyId, jobId: wanted.jobId, now: context.now() });
  const ids = [...new Set(wanted.candidateIds)];
  const people = await peopleToWrite(db, { companyId, ids, now: context.now() });
  const refusals = await whyRefused(db, context, { jobId: job.id, people });
  const earlier = await writtenOrPlanned(db, context, ids);
  const sendable = people.filter(({ candidateId }) => !refusals.has(candidateId));
  const firstAt = new Map(
    spread(
      sendable.map(({ timeZone }) => timeZone),
      context.now(),
    ).map((at, index) => [sendable[index]!.candidateId, at]),
  );
  return Promise.all(
    people.map(async ({ email: _, ...person }) => {
      const { candidateId } = person;
      const about = { companyId, jobId: job.id, candidateId, senderUserId, publicUrl: config.publicUrl };
      const values = await tokenValues(db, about);
      const at = firstAt.get(candidateId) ?? context.now();
      const { messages, missing } = messagesFor(wanted, { values, at, timeZone: person.timeZone });
      const refused = refusals.get(candidateId) ?? null;
      return {
        ...person,
        messages: refused ? [] : messages,
        missing,
        earlier: earlier.get(candidateId) ?? null,
        refused,
      };
    }),
  );
}

interface Reading {
  values: TokenValues;
  at: Date;
  timeZone: string;
}
/** The words and the follow-ups as one person reads them, and when. */
function messagesFor({ text: first, followUps }: Wanted, { values, at: firstAt, timeZone }: Reading) {
  const rendered = [first, ...followUps.map(({ text }) => text)].map((text) => renderTemplate(text, values));
  let at = firstAt;
  const messages = rendered.map(({ text }, step) => {
    if (step > 0) at = daysLater(at, followUps[step - 1]!.days, timeZone);
    return { at, text };
  });
  return { messages, missing: [...new Set(rendered.flatMap(({ missing }) => missing))] };
}

/** Who applied, was invited, or is being written to about this job already, and who asked not to be written to. */
async function whyRefused(
  db: Reader,
  { viewer: { companyId }, config }: CompanyContext,
  { jobId, people }: { jobId: string; people: PersonToWrite[] },
) {
  const ids = people.map(({ candidateId }) => candidateId);
  const states = await statesForJob(db, jobId, ids);
  const refusals = new Map<string, string>();
  for (const { candidateId, external, email } of people) {
    if (!external) continue;
    if (!email) refusals.set(candidateId, "We don’t have an email for them.");
    else if (!states.has(candidateId)) refusals.set(candidateId, "They’re no lead of this job.");
  }
  for (const [candidateId, { applicationState: state, ignored }] of states)
    if (state === "outbound") refusals.set(candidateId, "They’re already invited to this job.");
    else if (state !== "lead") refusals.set(candidateId, "They already have an application for this job.");
    else if (ignored) refusals.set(candidateId, `${removedFromLeads} Restore them first.`);
  const underWay = await db
    .select({ candidateId: outreachPeople.candidateId })
    .from(outreachPeople)
    .where(
      and(
        eq(outreachPeople.companyId, companyId),
        eq(outreachPeople.jobId, jobId),
        eq(outreachPeople.state, "planned"),
        inArray(outreachPeople.candidateId, ids),
      ),
    );
  for (const { candidateId } of underWay)
    refusals.set(candidateId, "A message to them about this job is planned already.");
  for (const id of (await askedNotToByIds(db, config, { companyId, ids })).keys())
    refusals.set(id, "They asked you not to write to them again.");
  return refusals;
}
