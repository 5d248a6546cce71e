import { instantWords } from "#shared/times/instant-words.ts";
import { dateLocale } from "#shared/times/locale.ts";
import type { Transaction } from "#server/database/open.ts";
import { findUser } from "#server/domains/accounts/index.ts";
import {
  calendarEntry,
  type interviewErased,
  interviewersOf,
  partOf,
} from "#server/domains/interviews/index.ts";
import { findJob } from "#server/domains/jobs/index.ts";
import type { DomainEvent } from "#server/events/events.ts";
import { notifyPeople } from "./notify-people.ts";

/** Clears the calendars of people who were going to interview someone whose account is gone; the team hears that the application has ended. */
export async function notifyOfErasedInterview(
  tx: Transaction,
  { name, data, at }: DomainEvent<typeof interviewErased>,
) {
  const { interviewId: id, jobId, companyId, minutes, sessions, revision } = data;
  const time = new Date(data.time);
  const title = `Interview: ${(await findJob(tx, jobId))?.job.jobTitle ?? "the job"}`;
  const nowhere = { place: "", videoLink: null, note: null };
  const row = { id, revision, time, minutes, sessions, changedAt: at, ...nowhere };
  await notifyPeople(tx, {
    event: name,
    at,
    companyId,
    jobId,
    namedUserIds: interviewersOf(row),
    personal: async (_who, userId) => {
      const { timeZone = "UTC", locale = "en-US" } = (await findUser(tx, userId)) ?? {};
      const { start } = partOf(row, time, userId);
      return {
        words: { earlier: instantWords(start, timeZone, dateLocale(locale)) },
        calendar: calendarEntry(row, { title, userId, canceled: true }),
      };
    },
  });
}
