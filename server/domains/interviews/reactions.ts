import { type Reaction, on, withChange } from "#server/events/events.ts";
import { applicationEvents } from "#server/domains/applications/index.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { accessSettledMs, accountEvents } from "#server/domains/accounts/index.ts";
import { teamEvents } from "#server/domains/companies/index.ts";
import { callOffAbout } from "./call-off.ts";
import { interviewTasks } from "./tasks.ts";

/** Interviews end with their application, and with a hire. */
const endings: Reaction[] = [
  applicationEvents.withdrawn,
  applicationEvents.passed,
  applicationEvents.expired,
  applicationEvents.hired,
].map((event) =>
  withChange(event, "interviews.cancel", (tx, all) =>
    callOffAbout(tx, {
      applicationIds: all.map(({ data }) => data.applicationId),
      by: event === applicationEvents.withdrawn ? "candidate" : null,
      now: all[0]!.at,
    }),
  ),
);

const lostInterviewers: Reaction[] = [accountEvents.memberChanged, teamEvents.rightsChanged].map((event) =>
  on(event, "interviews.loseInterviewer", (tx, { data: { companyId, userId }, at }) =>
    enqueue(tx, interviewTasks.loseInterviewer, {
      data: { companyId, userId },
      key: `lose-interviewer:${companyId}:${userId}`,
      at: new Date(at.getTime() + accessSettledMs),
    }),
  ),
);

export const reactions: Reaction[] = [...endings, ...lostInterviewers];
