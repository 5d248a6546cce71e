import { wholeUnits } from "#shared/money/money.ts";
import type { nameGiver } from "./names.ts";
import { buildPerson, type Person } from "./people.ts";
import { resumeLines } from "./resume-lines.ts";
import { placeOf } from "./places.data.ts";
import type { Random } from "./random.ts";
import { roleOf } from "./roles.data.ts";
import { capitalise } from "./say.ts";
import type { Job } from "./world.ts";

/** Jobs of Saltmarsh that people apply for who do just this work, with how many. */
const asked: [title: string, people: number][] = [
  ["Backend engineer", 4],
  ["Product designer", 4],
  ["Field technician, Severn and Solent", 4],
  ["Field technician, Humber", 2],
  ["Mobile engineer, offline maps", 2],
  ["Duty forecaster, nights", 2],
  ["Partnerships lead, Netherlands", 1],
];
const homes = ["Bristol", "Exeter", "Leeds", "Manchester"];
const bands = { "Early Career": [1, 4], "Mid Career": [5, 9], Senior: [10, 17] } as const;
const ends = [
  "most days",
  "in all seasons",
  "alone at first, later with two apprentices",
  "and wrote down how we do it",
  "for three teams at once",
  "against the clock",
  "from the first sketch to the last check",
  "and now taught to newcomers",
];

/** People whose work, years, place and pay are what a job asks for, so that some applicants fit well. */
export function buildSuitedPeople(
  random: Random,
  newName: ReturnType<typeof nameGiver>,
  { jobs, now }: { jobs: readonly Job[]; now: Date },
): Person[] {
  return asked.flatMap(([title, people]) => {
    const job = jobs.find((one) => one.jobTitle === title);
    if (!job) throw new Error(`There is no job called ${title}.`);
    return Array.from({ length: people }, () => suited(random, newName, { job, now }));
  });
}

function suited(
  random: Random,
  newName: ReturnType<typeof nameGiver>,
  { job, now }: { job: Job; now: Date },
): Person {
  const city = job.remote ? random.pick(homes) : (job.locations[0]?.split(",")[0] ?? "Bristol");
  const place = placeOf(city);
  const name = newName(place);
  const least = Math.max(...job.requirements.map(({ years = 0 }) => years));
  const [from, to] = bands[job.seniority];
  let person: Person;
  do person = buildPerson(random, roleOf(job.role), { name, place, now });
  while (person.candidate.experienceYears < Math.max(from, least) || person.candidate.experienceYears > to);
  return { user: person.user, candidate: fitted(random, person.candidate, job) };
}

function fitted(random: Random, candidate: Person["candidate"], job: Job): Person["candidate"] {
  const title = job.jobTitle.split(",")[0]!;
  const endings = random.shuffle(ends);
  const shown = job.requirements.map(({ text }, index) => {
    const done = text.replace(/^\d+ years/, `${candidate.experienceYears} years`);
    return `${capitalise(done)}, ${endings[index % endings.length]}.`;
  });
  const [latest, ...earlier] = candidate.workExperience;
  const { resume, ...changed } = {
    ...candidate,
    skills: [...new Set([...job.requirements.flatMap(({ skills }) => skills), ...candidate.skills])],
    workExperience: [
      {
        ...latest!,
        title,
        end: null,
        current: true,
        description: [...shown, latest!.description.split("\n")[0]].join("\n"),
      },
      ...earlier.map((work) => ({ ...work, title })),
    ],
    headline: `${title} at ${latest!.companyName}`,
    preferences: {
      ...candidate.preferences,
      titles: [title],
      seniority: [job.seniority],
      jobTypes: [job.employmentType],
      remote: job.remote,
      remoteLocations: job.remoteLocations,
      locations: [...new Set([...candidate.preferences.locations, ...job.locations])],
      salary:
        Math.floor((job.salary ? wholeUnits(job.salary.min, job.salary.currency) : 40_000) / 1000) +
        random.int(0, 3),
      salaryCurrency: job.salary?.currency ?? "GBP",
    },
    scoring: true,
  };
  return { ...changed, resume: { ...resume, lines: resumeLines(changed) } };
}
