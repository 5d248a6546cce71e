import type { Member, Past } from "./network-people.ts";

export interface GroupRule {
  key: string;
  name: string;
  about: string;
  holds(person: Pick<Member, "applications">): boolean;
}

const anyOf = (rule: (past: Past) => boolean) => (person: Pick<Member, "applications">) =>
  person.applications.some(rule);
const elsewhere = /another (?:offer|job|role|position)|accepted an offer|found (?:a|another) job|elsewhere/i;

/** The groups a company's people fall into by what was between them, in their order. */
export const groupRules: GroupRule[] = [
  {
    key: "interviewed",
    name: "Reached interview",
    about: "Moved past the first stage for one of your jobs",
    holds: anyOf(({ stages }) => stages.some((stage) => stage !== "screen")),
  },
  {
    key: "offered",
    name: "Reached an offer",
    about: "Received an offer for one of your jobs",
    holds: anyOf(({ stages }) => stages.includes("offer") || stages.includes("hired")),
  },
  {
    key: "saved",
    name: "Saved",
    about: "Saved by someone on your team",
    holds: anyOf(({ saved }) => saved),
  },
  {
    key: "referred",
    name: "Referred",
    about: "Referred by a coworker",
    holds: anyOf(({ employeeId }) => employeeId !== null),
  },
  {
    key: "invited",
    name: "Invited",
    about: "Invited to apply by your team",
    holds: anyOf(({ moves }) => moves.includes("invite") || moves.includes("approveLead")),
  },
  {
    key: "again",
    name: "Applied more than once",
    about: "Applied for several of your jobs",
    holds: ({ applications }) =>
      applications.filter(({ applicationState }) => applicationState !== "lead").length > 1,
  },
  {
    key: "withdrew",
    name: "Withdrew",
    about: "Withdrew an application",
    holds: anyOf(
      ({ applicationState, moves }) => applicationState === "declined" && moves.includes("withdraw"),
    ),
  },
  {
    key: "elsewhere",
    name: "Took another job",
    about: "Withdrew or declined because of another offer",
    holds: anyOf(
      ({ applicationState, endReason }) => applicationState === "declined" && elsewhere.test(endReason ?? ""),
    ),
  },
  {
    key: "hired",
    name: "Hired",
    about: "Hired for one of your jobs",
    holds: anyOf(({ stages }) => stages.includes("hired")),
  },
];
