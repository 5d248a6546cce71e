import { brandOf } from "./brand.ts";
import { earthCompanies } from "./companies-earth.data.ts";
import { peopleCompanies } from "./companies-people.data.ts";
import { technologyCompanies } from "./companies-technology.data.ts";
import { tradeCompanies } from "./companies-trade.data.ts";
import type { CompanyFacts } from "./company-facts.ts";
import { daysBefore } from "./days.ts";
import { logoSvg } from "./logo.ts";
import { personName } from "./names.ts";
import { type Place, placeName, placeOf } from "./places.data.ts";
import type { Random } from "./random.ts";
import { handleOf } from "./say.ts";
import type { Company } from "./world.ts";

export const companyFacts: CompanyFacts[] = [
  ...earthCompanies,
  ...peopleCompanies,
  ...tradeCompanies,
  ...technologyCompanies,
];

const sizes = [
  [50, "Small"],
  [200, "Medium"],
  [500, "Growing"],
  [1000, "Large"],
  [Infinity, "Enterprise"],
] as const;
const commonBenefits = [
  "28 days of holiday and your birthday",
  "Pension matched up to 6%",
  "£800 a year for learning",
  "Private health cover",
  "Parental leave of 18 weeks at full pay",
  "Flexible hours around 10 to 3",
  "A laptop and chair you choose",
  "Cycle to work scheme",
  "Paid sick leave from the first day",
  "Two volunteering days a year",
  "A month abroad each year if you like",
  "Life insurance",
  "Free lunch on office days",
  "Paid time off for moving house",
];

export function companySizeOf(people: number): Company["companySize"] {
  return sizes.find(([limit]) => people <= limit)?.[1] ?? "Enterprise";
}

export function buildCompany(random: Random, facts: CompanyFacts, now: Date): Company {
  const place = placeOf(facts.city);
  const slug = facts.slug ?? handleOf(facts.name);
  const createdAt = daysBefore(now, random.int(90, 700));
  const { light, dark } = brandOf(facts.colours);
  return {
    id: random.id(createdAt),
    slug,
    companyName: facts.name,
    website: `https://${slug}.example`,
    companyEmailDomain: `${slug}.example`,
    logoSvg: logoSvg(random, light),
    companyLogoAlt: `${facts.name} logo`,
    companyAboutHeader: facts.header,
    companyAboutDescription: facts.about.join("\n\n"),
    companySize: companySizeOf(facts.people),
    employeeCount: facts.people,
    companyType: facts.type,
    companyHQlocation: placeName(place),
    companyFoundedYear: facts.founded,
    companyIndustry: facts.industry,
    companyFounders: Array.from({ length: random.int(1, 3) }, () => personName(random, place)),
    companyCultureTags: facts.tags,
    companyBenefits: [...facts.benefits, ...random.some(commonBenefits, random.int(3, 5))],
    values: facts.values.map(([title, description]) => ({ title, description })),
    fundingStage: facts.funding,
    fundingAmount: fundingOf(facts),
    brand: light,
    brandDark: dark,
    vibeText: facts.vibe,
    workplaceType: facts.workplace,
    remoteFirst: facts.workplace === "remote",
    referralReviews: facts.name === "Saltmarsh" || random.chance(0.3),
    answerDays: random.pick([30, 45, 60, 60, 60, 90]),
    hireBonus: bonusAt(random, place),
    published: true,
    marketplace: true,
    createdAt,
  };
}

function bonusAt(random: Random, { pay, currency }: Place): Company["hireBonus"] {
  return { amount: random.pick([750, 1000, 1500, 2000]) * 100 * scaleOf(pay), currency };
}

const millionsByStage: Record<string, number> = {
  seed: 2,
  series_a: 12,
  series_b: 35,
  series_c: 90,
  series_d: 220,
};
/** Two companies of one stage did not get the same; one in four keeps it to itself. */
function fundingOf({ funding, people }: CompanyFacts): number | null {
  const millions = funding && people % 4 !== 3 ? millionsByStage[funding] : undefined;
  return millions === undefined ? null : Math.round(millions * (1 + (people % 9) / 10)) * 1_000_000;
}

/** Keeps round sums round in currencies that count in larger numbers. */
function scaleOf(pay: number): number {
  return pay > 20 ? 100 : pay > 6 ? 10 : 1;
}
