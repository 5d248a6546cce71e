import { eq } from "drizzle-orm";
import { instantWords } from "#shared/times/instant-words.ts";
import { postMessage } from "#server/chat/index.ts";
import type { Transaction } from "#server/database/open.ts";
import { findUser } from "#server/domains/accounts/index.ts";
import { companies } from "#server/domains/companies/index.ts";
import { findInterview, type interviewEvents } from "#server/domains/interviews/index.ts";
import type { DomainEvent } from "#server/events/events.ts";
import { candidateAuthor, findConversation } from "./queries.ts";

type InterviewStep = (typeof interviewEvents)[keyof typeof interviewEvents];
/** A line in the conversation for each step of an interview; both sides read it, so it names the time in UTC, which screens put into the reader’s zone. */
export async function sayAboutInterview(tx: Transaction, { name, data, at }: DomainEvent<InterviewStep>) {
  const conversation = await findConversation(tx, data.applicationId);
  const row = await findInterview(tx, data.interviewId);
  if (!conversation || conversation.closed || !row || !data.byUserId) return;
  const candidate = (await findUser(tx, candidateAuthor(conversation)))?.fullName ?? "The candidate";
  const company = await nameOf(tx, data.companyId);
  const words: Record<InterviewStep["name"], string | undefined> = {
    "interview.proposed": `${company} proposed interview times.`,
    "interview.changed": `${company} proposed new interview times.`,
    "interview.detailsChanged": `${company} changed details of the interview. The ${row.time ? "time stays" : "times stay"} the same.`,
    "interview.confirmed": row.time
      ? `${candidate} picked ${instantWords(row.time, "UTC")} for the interview.`
      : undefined,
    "interview.refused": `${candidate} asked for other interview times.`,
    "interview.interviewerLost": undefined,
    "interview.calledOff": `${candidate} canceled the interview.`,
    "interview.canceled": `${company} canceled the interview.`,
  };
  const text = words[name];
  const id = `interview-${row.id}-${data.revision}`;
  const custom = { instant: row.time?.toISOString() ?? null };
  if (text) await postMessage(tx, conversation.cid, { id, text, custom, userId: null, now: at });
}

async function nameOf(tx: Transaction, companyId: string) {
  const [company] = await tx
    .select({ name: companies.companyName })
    .from(companies)
    .where(eq(companies.id, companyId));
  return company?.name ?? "The company";
}
