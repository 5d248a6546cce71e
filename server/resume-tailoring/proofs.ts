import { judge } from "#server/matching-engine/evidence.ts";
import type { CandidateText, Requirement } from "#server/matching-engine/index.ts";
import { skillByName } from "#server/taxonomy/skills.ts";
import type { ResumeLine } from "./resume-lines.ts";

/** What a line is worth for a job: the requirements it speaks to, and how much that counts. */
export interface Proof {
  requirements: string[];
  weight: number;
  /** What it is worth for each. */
  grades: readonly (readonly [requirement: string, grade: number])[];
}
const nothing: Proof = { requirements: [], weight: 0, grades: [] };

/** Which lines of a resume speak to what a job asks for, by where they stand. */
export function proofsOf(
  lines: readonly ResumeLine[],
  { requirements, jobTitle, asOf }: { requirements: readonly Requirement[]; jobTitle: string; asOf: string },
): (line: Pick<ResumeLine, "place">) => Proof {
  const proofs = new Map(
    lines.map((line) => {
      const alone: CandidateText = { asOf, resume: [line.head, line.text] };
      const grades = requirements.map((requirement) => ({
        id: requirement.id,
        grade: gradeOf(line, requirement, judge(requirement, alone, jobTitle)) * (requirement.must ? 2 : 1),
      }));
      const spoken = grades.filter(({ grade }) => grade > 0);
      return [
        JSON.stringify(line.place),
        {
          requirements: spoken.map(({ id }) => id),
          weight: spoken.reduce((sum, { grade }) => sum + grade, 0),
          grades: spoken.map(({ id, grade }) => [id, grade] as const),
        },
      ];
    }),
  );
  return ({ place }) => proofs.get(JSON.stringify(place)) ?? nothing;
}

function gradeOf(
  line: ResumeLine,
  requirement: Requirement,
  { verdict, evidence }: ReturnType<typeof judge>,
) {
  if (line.head === "Skills") return namesSkill(line.text, requirement) ? 1 : 0;
  if (requirement.kind === "years" || evidence === null) return 0;
  if (requirement.kind === "degree" && line.head !== "Education") return 0;
  return verdict === "met" ? 1 : 0.5;
}

function namesSkill(skill: string, requirement: Requirement): boolean {
  const id = skillByName(skill)?.id;
  return [requirement, ...(requirement.alternatives ?? [])].some(
    ({ skills, names = [] }) =>
      (id !== undefined && skills.includes(id)) ||
      names.some((name) => name.toLowerCase() === skill.toLowerCase()),
  );
}
