import { type Reaction, on, withChange } from "#server/events/events.ts";
import { applicationEvents } from "#server/domains/applications/index.ts";
import { accountEvents } from "#server/domains/accounts/index.ts";
import { areTeammates } from "#server/domains/companies/index.ts";
import { callOffAbout } from "./call-off.ts";
import { loseInterviewer } from "./lose-interviewer.ts";

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

export const reactions: Reaction[] = [
  ...endings,
  on(accountEvents.memberChanged, "interviews.loseInterviewer", async (tx, { data, at }) => {
    const { companyId, userId } = data;
    if (!(await areTeammates(tx, companyId, [userId])))
      await loseInterviewer(tx, { companyId, userId, now: at });
  }),
];
