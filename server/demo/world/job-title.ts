import type { CompanyFacts } from "./company-facts.ts";
import type { Random } from "./random.ts";
import type { Role } from "./roles.data.ts";
import type { Job } from "./world.ts";

/** Departments whose seats are named after the thing they work on. */
const namedByWork = new Set(["Engineering", "Data", "Design", "Product", "Science"]);

export function titleFor(
  random: Random,
  role: Role,
  { level, facts, employmentType }: { level: Job["seniority"]; facts: CompanyFacts; employmentType: string },
): string {
  const junior = role.titles.filter((title) => !/^(Head|Lead|Senior)|director|lead$/i.test(title));
  const plain = random.pick(level === "Senior" || junior.length === 0 ? role.titles : junior);
  const titled = /^(Senior|Lead|Head)|manager|lead|director|Head of/i.test(plain);
  const raised =
    level === "Senior" && !titled
      ? `${random.pick(["Senior", "Senior", "Lead"])} ${plain.charAt(0).match(/[A-Z]/) && !/^[A-Z]{2}|^iOS/.test(plain) ? plain.charAt(0).toLowerCase() + plain.slice(1) : plain}`
      : plain;
  const named = raised.replace(/ android/, " Android").replace(/ cNC/, " CNC");
  const kind =
    employmentType === "Internship"
      ? `${named}, internship`
      : employmentType === "Part Time"
        ? `${named}, part time`
        : named;
  if (kind !== named || named.includes(",") || !namedByWork.has(role.department) || !random.chance(0.42))
    return kind;
  return `${named}, ${random.pick(facts.work).replace(/^the /, "")}`;
}
