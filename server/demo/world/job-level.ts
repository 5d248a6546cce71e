import type { Random } from "./random.ts";
import type { Role } from "./roles.data.ts";

const leading = new Set([
  "engmanager",
  "sales-manager",
  "finance-manager",
  "health-manager",
  "marketing-manager",
]);
/** Departments that take interns. */
const taught = new Set(["Engineering", "Data", "Design", "Science"]);
const yearsByLevel = { "Early Career": [1, 3], "Mid Career": [4, 6], Senior: [7, 10] } as const;

/** How a job is held: full or part time, at which level, for how many years of experience. */
export function levelFor(random: Random, role: Role) {
  const seniority = leading.has(role.key)
    ? "Senior"
    : random.weighted([
        ["Early Career", 30],
        ["Mid Career", 45],
        ["Senior", 25],
      ] as const);
  const drawn = random.weighted([
    ["Full Time", 86],
    ["Part Time", 7],
    ["Contract", 5],
    ["Internship", 2],
  ] as const);
  const employmentType = drawn === "Internship" && !taught.has(role.department) ? "Full Time" : drawn;
  return { employmentType, level: employmentType === "Internship" ? "Early Career" : seniority } as const;
}

/** The part of a full year's pay. */
export function shareOf(employmentType: string) {
  return employmentType === "Part Time" ? 0.6 : employmentType === "Internship" ? 0.55 : 1;
}

export function yearsFor(random: Random, level: keyof typeof yearsByLevel) {
  const [least, most] = yearsByLevel[level];
  return random.int(least, most);
}
