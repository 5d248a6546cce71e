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
    about: "Came past the first stage for one of your jobs",
    holds: anyOf(({ stages }) => stages.some((stage) => stage !== "screen")),
  },
  {
    key: "offered",
    name: "Reached an offer",
    about: "Were offered one of your jobs",
    holds: anyOf(({ stages }) => stages.includes("offer") || stages.includes("hired")),
  },
  {
    key: "saved",
    name: "Saved",
    about: "Are on a shortlist of your team",
    holds: anyOf(({ saved }) => saved),
  },
  {
    key: "referred",
    name: "Referred",
    about: "Were referred by somebody who works with you",
    holds: anyOf(({ employeeId }) => employeeId !== null),
  },
  {
    key: "invited",
    name: "Invited",
    about: "Were invited to apply by your team",
    holds: anyOf(({ moves }) => moves.includes("invite") || moves.includes("approveLead")),
  },
  {
    key: "again",
    name: "Applied more than once",
    about: "Have applications for several of your jobs",
    holds: ({ applications }) =>
      applications.filter(({ applicationState }) => applicationState !== "lead").length > 1,
  },
  {
    key: "withdrew",
    name: "Withdrew",
    about: "Took an application back themselves",
    holds: anyOf(
      ({ applicationState, moves }) => applicationState === "declined" && moves.includes("withdraw"),
    ),
  },
  {
    key: "elsewhere",
    name: "Went elsewhere",
    about: "Withdrew or declined because of another offer",
    holds: anyOf(
      ({ applicationState, endReason }) => applicationState === "declined" && elsewhere.test(endReason ?? ""),
    ),
  },
  {
    key: "hired",
    name: "Hired",
    about: "Were hired for one of your jobs",
    holds: anyOf(({ stages }) => stages.includes("hired")),
  },
];
