import { counted } from "#shared/words/sentence-list.ts";
import { type EventName, on } from "#server/events/events.ts";
import { tellInterview } from "./tell-interview.ts";
import { tellMove } from "./tell-move.ts";
import { tellPeople } from "./tell-people.ts";

/** The events that are one move of one application, told at once; a stage is told once it stands (stage-news.ts). */
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
] as const satisfies readonly EventName[];
for (const name of moves) on(name, "notifications", tellMove, { lane: "people" });

const interviewEvents = [
  "interview.proposed",
  "interview.changed",
  "interview.confirmed",
  "interview.refused",
  "interview.canceled",
] as const satisfies readonly EventName[];
for (const name of interviewEvents) on(name, "notifications", tellInterview, { lane: "people" });

on("application.warned", "notifications", (tx, { name, data, at }) => {
  return tellPeople(tx, {
    event: name,
    at,
    companyId: data.companyId,
    jobId: data.jobId,
    words: {
      days: counted(data.daysLeft, "day"),
      applications: counted(data.applicationIds.length, "application"),
    },
  });
});

for (const name of ["reveal.asked", "reveal.stood"] as const)
  on(
    name,
    "notifications",
    (tx, { data, at }) => {
      const { companyId, jobId, candidateId, applicationId, employeeId } = data;
      return tellPeople(tx, { event: name, at, companyId, jobId, candidateId, applicationId, employeeId });
    },
    { lane: "people" },
  );

on("uploaded.untold", "notifications", (tx, { name, data, at }) =>
  tellPeople(tx, {
    event: name,
    at,
    companyId: data.companyId,
    words: { days: counted(data.daysLeft, "day"), people: counted(data.people, "imported contact") },
  }),
);

on(
  "team.joined",
  "notifications",
  (tx, { name, data, at }) =>
    tellPeople(tx, {
      event: name,
      at,
      companyId: data.companyId,
      aboutUserId: data.userId,
      byUserId: data.userId,
    }),
  { lane: "people" },
);
