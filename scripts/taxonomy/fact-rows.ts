import { join } from "node:path";
import { readTsv } from "./tsv.ts";

/** What is written to occupation-facts.json.gz: code, tasks with their number, software, skills with their code. */
type FactRow = [
  code: string,
  tasks: [id: string, task: string][],
  technologies: string[],
  skills: [id: string, name: string][],
];

const tasksKept = 10;
const longestTask = 190;
const technologiesKept = 6;
const longestTechnology = 40;
const skillsKept = 5;
/** Of 5: what O*NET calls important. */
const important = 3.5;
/** Skills that every job asks for say nothing of this one. */
const everyJobs = new Set(["Active Listening", "Speaking", "Reading Comprehension"]);

/** What people of each occupation do, and what they work with, as O*NET says it. */
export function factRows(folder: string): FactRow[] {
  const read = (name: string) => readTsv(join(folder, `${name}.tsv.gz`));
  const tasks = Map.groupBy(read("Task_Statements"), ([code]) => code!);
  const technologies = Map.groupBy(read("Technology_Skills"), ([code]) => code!);
  const skills = Map.groupBy(read("Skills"), ([code]) => code!);
  return read("Occupation_Data").map(([code]) => [
    code!,
    tasksOf(tasks.get(code!) ?? []),
    technologiesOf(technologies.get(code!) ?? []),
    skillsOf(skills.get(code!) ?? []),
  ]);
}

/** Core tasks first, and of those the ones most people of the occupation do. */
function tasksOf(rows: string[][]): [string, string][] {
  return rows
    .filter(([, , , task]) => task!.length <= longestTask)
    .toSorted((a, b) => rankOf(b) - rankOf(a))
    .slice(0, tasksKept)
    .map(([, , id, task]) => [id!, task!]);
}

function rankOf([, , , , type, answers]: string[]) {
  return (type === "Core" ? 10_000 : 0) + (Number(answers) || 0);
}

/** What employers ask for, the most widely used first. */
function technologiesOf(rows: string[][]): string[] {
  const weight = ([, , , , , hot, wanted]: string[]) => (wanted === "Y" ? (hot === "Y" ? 2 : 1) : 0);
  const wanted = rows
    .filter((row) => weight(row) > 0 && row[2]!.length <= longestTechnology)
    .toSorted((a, b) => weight(b) - weight(a));
  return [...new Set(wanted.map(([, , example]) => example!.replace(/ software$/, "")))].slice(
    0,
    technologiesKept,
  );
}

function skillsOf(rows: string[][]): [string, string][] {
  return rows
    .filter(
      ([, , , name, scale, value]) => scale === "IM" && Number(value) >= important && !everyJobs.has(name!),
    )
    .toSorted((a, b) => Number(b[5]) - Number(a[5]))
    .slice(0, skillsKept)
    .map(([, , id, name]) => [id!, name!]);
}
