import { type Company, companySizeRanges } from "#contract/company-shapes.ts";

/** What a profile says in figures; what it leaves open has no place. */
export function profileNumbers(company: Company, open: number): { label: string; value: string }[] {
  const { companyFoundedYear: founded } = company;
  const place = company.remoteFirst ? "Remote-first" : company.companyHQlocation?.split(",")[0];
  return [
    { label: "Open jobs", value: open > 0 ? open.toLocaleString("en-US") : "" },
    { label: "People", value: sizeWords(company) },
    { label: "Founded", value: founded ? String(founded) : "" },
    { label: "Location", value: place ?? "" },
  ].filter(({ value }) => value);
}

/** How many people work there; nothing where that is left open. */
export function sizeWords({ companySize }: Pick<Company, "companySize">) {
  return companySize ? (companySizeRanges[companySize as keyof typeof companySizeRanges] ?? companySize) : "";
}
