import { queryOptions } from "@tanstack/react-query";
import type {
  ChosenField,
  DuplicatePair,
  DuplicatePerson,
  DuplicateReason,
} from "#contract/duplicate-people.ts";
import { api } from "#web/api/client.ts";

export const duplicatesPath = "/hire/leads/duplicates";
export const duplicatesKey = ["applications", "duplicates"];
export const pageSize = 20;

interface DuplicatePages {
  page: number;
  /** Of what was merged. */
  merged: number;
}
export const pageAddress = ({ page, merged }: DuplicatePages) =>
  `${duplicatesPath}?${new URLSearchParams({ page: String(page), merged: String(merged) })}`;

/** Past the last page, the last: pairs leave the list as they are decided. */
export const duplicatesOn = ({ page, merged }: DuplicatePages) =>
  queryOptions({
    queryKey: [...duplicatesKey, page, merged],
    queryFn: () =>
      api.duplicatePeople.list({
        query: { skip: (page - 1) * pageSize, mergesSkip: (merged - 1) * pageSize, limit: pageSize },
      }),
    placeholderData: (last) => last,
  });

const reasonWords: Record<DuplicateReason, string> = {
  email: "Same email",
  phone: "Same phone",
  linkedIn: "Same LinkedIn address",
  nameAndEmployer: "Same name and employer",
};
export const reasonsOf = ({ reasons }: DuplicatePair) => reasons.map((reason) => reasonWords[reason]);

const fieldNames: [ChosenField, string][] = [
  ["fullName", "Name"],
  ["email", "Email"],
  ["phone", "Phone"],
  ["linkedIn", "LinkedIn"],
  ["title", "Title"],
  ["employer", "Employer"],
  ["location", "Location"],
  ["skills", "Skills"],
  ["source", "Source"],
];
export interface ComparedField {
  field: ChosenField;
  name: string;
  values: [string | null, string | null];
  /** Both have one, and they differ: the team chooses. */
  differs: boolean;
}
/** What either record says, field by field. */
export function fieldsOf({ people: [kept, gone] }: DuplicatePair): ComparedField[] {
  return fieldNames.flatMap(([field, name]) => {
    const values: ComparedField["values"] = [textOf(kept, field), textOf(gone, field)];
    const [one, other] = values;
    if (one === null && other === null) return [];
    const ownRecords = kept.external && gone.external;
    return [{ field, name, values, differs: ownRecords && one !== null && other !== null && one !== other }];
  });
}

function textOf(person: DuplicatePerson, field: ChosenField): string | null {
  const value = person[field];
  if (Array.isArray(value)) return value.join(", ") || null;
  return field === "linkedIn" && value ? `linkedin.com/in/${value}` : value;
}

export const keyOf = ({ people: [kept, gone] }: DuplicatePair) => `${kept.id} ${gone.id}`;
export const titleOf = ({ people: [kept, gone] }: DuplicatePair) => `${kept.fullName} and ${gone.fullName}`;

/** What a merge of this pair would do beside joining the fields. */
export function whatHappens({ people: [kept, gone], sameJobs }: DuplicatePair): string[] {
  const lines = sameJobs.map(({ jobTitle, kept: stays, other }) =>
    stays === other
      ? `Both are on ${jobTitle}. One application stays: ${stays}.`
      : `Both are on ${jobTitle}. The application that went further stays: ${stays}, not ${other}.`,
  );
  if (!gone.external)
    return [
      "Both have accounts, which stay as they are with their applications. Your team’s notes are joined.",
    ];
  if (!kept.external)
    lines.push(`${kept.fullName} has an account, which stays as it is. Your notes and invitations join it.`);
  return lines;
}
