import { fairnessReports } from "#server/domains/reports/tables.ts";
import { type AssessedPerson, impactRatiosOf } from "#server/domains/reports/fairness/impact-ratios.ts";
import { demographicChoices } from "#shared/profile/demographic-choices.data.ts";
import type { Load } from "./load.ts";
import { type Random, streamFor } from "./world/random.ts";

/** How many applied to a job family in a year and agreed to be counted, and how many with a score did not. */
const families = [
  ["Data", 150, 260],
  ["Design", 190, 240],
  ["Engineering", 620, 1190],
  ["Finance", 140, 330],
  ["Legal", 14, 60],
  ["Sales", 230, 410],
] as const;
const sexes = [
  ["Woman", 44],
  ["Man", 53],
  ["Non-binary", 3],
] as const;
const ethnicityWeights = [1, 17, 13, 15, 4, 1, 44, 5];

/** The reports of two years whose applicants have long deleted their accounts; the numbers are kept without them. */
export async function loadFairness({ tx, world, now }: Load) {
  const thisYear = now.getUTCFullYear();
  const last = now.getTime() >= Date.UTC(thisYear, 3, 2) ? thisYear - 1 : thisYear - 2;
  const companyIds = world.companies.map(({ id }) => id);
  for (const year of [last - 1, last]) {
    const random = streamFor(year, "fairness");
    const counted = families.map(([family, agreed, others]) => {
      const people = Array.from({ length: agreed }, () => someone(random, companyIds));
      const { counted: shown, tables } = impactRatiosOf(people);
      return { family, leftOut: Math.floor((others + agreed - shown) / 50) * 50, tables };
    });
    const countedAt = new Date(Date.UTC(year + 1, 3, 1, 9));
    await tx.insert(fairnessReports).values({ year, families: counted, countedAt });
  }
}

function someone(random: Random, companyIds: readonly string[]): AssessedPerson {
  const ethnicities = demographicChoices.find(({ key }) => key === "ethnicity")!.choices;
  const score = random.int(20, 95);
  return {
    sex: random.weighted(sexes),
    ethnicity: random.weighted(ethnicityWeights.map((weight, nth) => [ethnicities[nth]!, weight])),
    companyIds: random.some(companyIds, random.int(1, 2)),
    score,
    selected: random.chance(score / 200),
  };
}
