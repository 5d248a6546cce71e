import { companyFacts } from "./companies.ts";
import { monthBefore } from "./days.ts";
import { inThePast } from "./past-tense.ts";
import { achievements, earlierEmployers, taskTails, toolLines } from "./people-words.data.ts";
import type { Random } from "./random.ts";
import type { Role } from "./roles.data.ts";
import { capitalise, handleOf, say, skillWord } from "./say.ts";
import { occupationOf } from "./words.ts";
import type { WorkExperience } from "./candidate-shapes.ts";

export const websites = new Map(
  companyFacts.map((facts) => [facts.name, `https://${facts.slug ?? handleOf(facts.name)}.example`]),
);
export function numbers(random: Random) {
  return {
    few: random.int(2, 9),
    small: random.int(11, 29),
    big: random.int(31, 480),
    percent: random.int(31, 96),
  };
}

/** Work that is done in one department and told like another. */
const likeOther: Record<string, string> = {
  "lab-tech": "Science",
  pharmacy: "Operations",
  "health-info": "Data",
  "health-manager": "Operations",
};

/** What somebody did in one job: with what, to what end. */
function achievementLines(random: Random, role: Role, skills: string[]): string[] {
  const [a = "", b = "", c = ""] = random.some(skills.slice(0, 6), 3).map(skillWord);
  const kind = likeOther[role.key] ?? role.department;
  const own = random.some(achievements[kind] ?? achievements.Other ?? [], random.int(1, 2));
  const told = random.some(occupationOf(role.code).tasks, random.int(1, 2));
  return [
    capitalise(say(random, random.pick(toolLines), { a, b, c })),
    ...own.map((line) => say(random, line, { ...numbers(random), skill: skillWord(random.pick(skills)) })),
    ...told.map((task) => {
      const core = inThePast(task).replace(
        /,? (to (ensure|determine|help|provide|maximi[sz]e|identify|meet)|in order to)\b.*$/,
        "",
      );
      return say(random, core.replace(/[[\]{}]/g, "") + random.pick(taskTails), numbers(random));
    }),
  ].map((line) => `${line}.`);
}

interface Career {
  years: number;
  skills: string[];
  now: Date;
}

/** The jobs somebody had, the newest first. */
export function historyOf(random: Random, role: Role, { years, skills, now }: Career): WorkExperience[] {
  const count = Math.min(5, Math.max(2, Math.round(years / 3)));
  const employers = random.some(employersFor(role), count);
  const bounds = monthsBetween(random, years * 12, count);
  return employers.map((companyName, index) => {
    const junior = index === count - 1 && years > 3;
    const title = random.pick(role.titles);
    const until = bounds[index] as number;
    return {
      title: junior ? juniorTitle(title) : title,
      companyName,
      companyURL: websites.get(companyName) ?? null,
      start: monthBefore(now, Math.max(bounds[index + 1] as number, until + 6)),
      end: until === 0 ? null : monthBefore(now, until),
      current: until === 0,
      description: achievementLines(random, role, skills).join("\n"),
    };
  });
}

function employersFor(role: Role) {
  const here = companyFacts.filter((facts) => facts.roles.includes(role.key) && facts.name !== "Saltmarsh");
  return [...earlierEmployers, ...here.map((facts) => facts.name)];
}

/** How many months ago each job ended, and the first began. */
function monthsBetween(random: Random, months: number, count: number): number[] {
  const cuts = Array.from({ length: count - 1 }, (_, index) =>
    Math.round((months * (index + 1)) / count + random.int(-3, 3)),
  );
  return [
    random.chance(0.82) ? 0 : random.int(1, 5),
    ...cuts.map((cut) => Math.max(6, cut)),
    Math.max(months, 14 * count),
  ];
}

function juniorTitle(title: string) {
  const plain = title.replace(/^Senior |^Lead /, "");
  return `Junior ${plain.replace(/^([A-Z])(?=[a-z])/, (letter) => letter.toLowerCase())}`;
}
