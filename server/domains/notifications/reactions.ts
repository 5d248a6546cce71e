import type { MoveFact } from "#server/domains/applications/index.ts";
import { type Fact, type FactName, on } from "#server/events/events.ts";
import type { Transaction } from "#server/database/open.ts";
import { tellPeople } from "./tell-people.ts";

/** The facts that are one move of one application: told in the words of the table. */
const moves = [
  "application.received",
  "application.withdrawn",
  "application.matched",
  "application.passed",
  "application.hired",
  "application.reopened",
  "application.expired",
  "application.invited",
  "application.invitationAnswered",
  "application.referralAsked",
  "application.referred",
] as const satisfies readonly FactName[];
for (const name of moves) on(name, "notices", tellMove);

function tellMove(tx: Transaction, { name, data, at }: Fact<(typeof moves)[number]>) {
  const { to, why, ...ids } = data as MoveFact;
  return tellPeople(tx, {
    fact: name,
    at,
    ...ids,
    to: to.state,
    words: { stage: to.stage ?? "", why: why ?? "" },
  });
}

on("application.warned", "notices", (tx, { name, data, at }) => {
  const count = data.applicationIds.length;
  return tellPeople(tx, {
    fact: name,
    at,
    companyId: data.companyId,
    jobId: data.jobId,
    words: {
      days: String(data.daysLeft),
      applications: count === 1 ? "One application" : `${count} applications`,
    },
  });
});

on("team.joined", "notices", (tx, { name, data, at }) =>
  tellPeople(tx, {
    fact: name,
    at,
    companyId: data.companyId,
    aboutUserId: data.userId,
    byUserId: data.userId,
  }),
);
