import type { WritingFacts, WrittenJob } from "#contract/job-writing.ts";
import type { CompanyFacts } from "./writing-sources.ts";

/** What readers look for and only the hiring team knows. */
export function missingFacts(
  facts: WritingFacts,
  company: CompanyFacts,
  knownOccupation: boolean,
): WrittenJob["missing"] {
  const asked: [boolean, string, string][] = [
    [!facts.salary, "salary", "What does the job pay? Add a salary range; we never guess it."],
    [
      !knownOccupation,
      "jobTitle",
      "We don’t know this title. Write what the person will do, or use a more common title.",
    ],
    [
      !facts.locations?.length && !facts.remote,
      "locations",
      "Where is the job? Add a place, or allow remote work.",
    ],
    [!facts.employmentType, "employmentType", "Is it full-time, part-time, an internship or a contract?"],
    [
      !company.companyBenefits?.length,
      "companyBenefits",
      "Your company profile lists no benefits, so the text offers none.",
    ],
    [
      !company.companyAboutHeader && !company.companyAboutDescription,
      "companyAboutDescription",
      "Your company profile doesn’t say what the company does, so the text doesn’t either.",
    ],
  ];
  return asked.flatMap(([missing, field, sentence]) => (missing ? [{ field, sentence }] : []));
}
