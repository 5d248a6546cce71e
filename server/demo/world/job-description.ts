import type { CompanyFacts } from "./company-facts.ts";
import {
  duties,
  humanSentences,
  mustSentences,
  niceSentences,
  openings,
  teams,
  zoneSentences,
} from "./job-words.data.ts";
import { moneyText } from "./pay.ts";
import type { Random } from "./random.ts";
import type { Role } from "./roles.data.ts";
import { capitalise, escapeHtml, say, skillWord } from "./say.ts";
import { occupationOf } from "./words.ts";
import type { Company, Job, Requirement } from "./world.ts";

export interface JobStory {
  facts: CompanyFacts;
  company: Company;
  role: Role;
  department: string;
  years: number;
  salary: Job["salary"];
  place: string;
  /** Words written for this one job; composed when empty. */
  intro: string[];
  musts: string[];
  nice: string[];
}

const list = (lines: string[]) => `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join("")}</ul>`;
const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

export function requirementsOf(random: Random, story: JobStory): Requirement[] {
  const { role, years } = story;
  const zone = occupationOf(role.code).zone;
  const found: Omit<Requirement, "id">[] = [
    {
      text: years < 2 ? `A first year of ${role.field}` : `${years} years of ${role.field}`,
      kind: "experience",
      must: true,
      skills: [],
      years,
    },
  ];
  const musts = story.musts.length ? story.musts : random.some(role.skills, 3);
  for (const skill of musts) {
    const text = story.musts.length
      ? skill
      : say(random, random.pick(mustSentences), { skill: skillWord(skill) });
    found.push({ text: capitalise(text), kind: "skill", must: true, skills: [skill] });
  }
  if (random.chance(0.5) && !story.musts.length)
    found.push({
      text: zoneSentences[zone] ?? zoneSentences[3] ?? "",
      kind: "education",
      must: false,
      skills: [],
    });
  const pool = [...role.nice, ...random.some(occupationOf(role.code).technology, 1)];
  const nice = story.nice.length ? story.nice : random.some([...new Set(pool)], random.int(2, 3));
  for (const skill of nice) {
    const text = story.nice.length
      ? skill
      : capitalise(say(random, random.pick(niceSentences), { skill: skillWord(skill) }));
    found.push({ text, kind: "skill", must: false, skills: [skill] });
  }
  return found.map((requirement, index) => ({ id: `r${index + 1}`, ...requirement }));
}

function introOf(random: Random, { facts, department, intro }: JobStory): string[] {
  if (intro.length) return intro;
  const work = random.pick(facts.work);
  const team = teams[department] ?? "the team";
  const slots = { work, Work: capitalise(work), team, Team: capitalise(team), n: random.int(3, 14) };
  return [say(random, random.pick(openings), slots)];
}

function companyLine(random: Random, { facts }: JobStory): string {
  const first = facts.about[0]?.match(/^.*?[.?!](?=\s|$)/)?.[0] ?? "";
  return random.pick([
    `${facts.name}, in ${facts.city}. ${first}`,
    `${first} We are ${facts.people} people. ${facts.vibe}`,
    `${facts.header} That is ${facts.name}, ${facts.people} people, started in ${facts.founded}.`,
    facts.about[random.int(1, facts.about.length - 1)] ?? first,
  ]);
}

function workOf(random: Random, { role, department, facts, intro }: JobStory): string[] {
  const own = random.some(duties[department] ?? duties.Other ?? [], intro.length ? 2 : 3);
  const borrowed = random.some(occupationOf(role.code).tasks, random.int(2, 3));
  return random.shuffle([
    ...own.map((duty) => say(random, duty, { work: random.pick(facts.work) })),
    ...borrowed,
  ]);
}

function getOf(random: Random, { company, salary, place }: JobStory): string[] {
  const pay = salary
    ? random.pick([
        `${moneyText(salary.min, salary.currency)} to ${moneyText(salary.max, salary.currency)} a year, depending on experience`,
        `A salary of ${moneyText(salary.min, salary.currency)} to ${moneyText(salary.max, salary.currency)}`,
      ])
    : "Pay by the public scale, told in the first call";
  return [pay, place, ...random.some(company.companyBenefits, random.int(3, 4))];
}

/** The whole post, as HTML that a careful sanitiser leaves as it is. */
export function describeJob(random: Random, story: JobStory, requirements: Requirement[]): string {
  const musts = requirements.filter((requirement) => requirement.must).map((requirement) => requirement.text);
  const nice = requirements.filter((requirement) => !requirement.must).map((requirement) => requirement.text);
  return [
    ...introOf(random, story).map(paragraph),
    paragraph(companyLine(random, story)),
    "<h3>What you will do</h3>",
    list(workOf(random, story)),
    "<h3>What you bring</h3>",
    list([...musts, ...random.some(humanSentences, 1)]),
    ...(nice.length ? ["<h4>Nice to have</h4>", list(nice)] : []),
    "<h3>What we offer</h3>",
    list(getOf(random, story)),
  ].join("\n");
}
