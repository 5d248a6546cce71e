import {
  type FieldChoices,
  type FieldReaders,
  type ProfileAudience,
  ProfileField,
  type WholeProfile,
} from "#contract/public-profiles.ts";

const readers: Record<FieldReaders, readonly ProfileAudience[]> = {
  nobody: [],
  teams: ["team"],
  employees: ["employee"],
  members: ["team", "employee"],
  everyone: ["stranger", "team", "employee"],
};

/** What of a profile is shown to whom its reader is; someone may be of a team and an employee at once. */
export function shownTo(
  audiences: readonly ProfileAudience[],
  { whole, fields }: { whole: Partial<WholeProfile>; fields: FieldChoices },
): Partial<WholeProfile> {
  const sees = (field: ProfileField) =>
    readers[fields[field] ?? "nobody"].some((audience) => audiences.includes(audience));
  const shown = ProfileField.options.filter((field) => sees(field) && tells(whole[field]));
  return Object.fromEntries(shown.map((field) => [field, whole[field]]));
}

/** What was never filled in is no field to show. */
function tells(value: unknown) {
  if (value === null || value === undefined || value === "") return false;
  return !Array.isArray(value) || value.length > 0;
}
