import { instantWords } from "#shared/times/instant-words.ts";
import { dateLocale } from "#shared/times/locale.ts";
import type { Transaction } from "#server/database/open.ts";
import { findUser } from "#server/domains/accounts/index.ts";
import { calendarEntry, type interviewErased } from "#server/domains/interviews/index.ts";
import { findJob } from "#server/domains/jobs/index.ts";
import type { DomainEvent } from "#server/events/events.ts";
import { notifyPeople } from "./notify-people.ts";

/** Clears the calendars of people who were going to interview someone whose account is gone; the team hears that the application has ended. */
export async function notifyOfErasedInterview(
  tx: Transaction,
  { name, data, at }: DomainEvent<typeof interviewErased>,
) {
  const { interviewId: id, jobId, companyId, entries, revision } = data;
  const title = `Interview: ${(await findJob(tx, jobId))?.job.jobTitle ?? "the job"}`;
  const row = { id, revision, changedAt: at, place: "", videoLink: null, note: null };
  await notifyPeople(tx, {
    event: name,
    at,
    companyId,
    jobId,
    namedUserIds: entries.map(({ userId }) => userId),
    personal: async (_who, userId) => {
      const { timeZone = "UTC", locale = "en-US" } = (await findUser(tx, userId)) ?? {};
      const { minutes, ...held } = entries.find((each) => each.userId === userId)!;
      const start = new Date(held.start);
      return {
        words: { earlier: instantWords(start, timeZone, dateLocale(locale)) },
        calendar: calendarEntry(row, { title, start, minutes, canceled: true }),
      };
    },
  });
}
