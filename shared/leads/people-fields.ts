/** What a column of a file of people may hold. */
export const peopleFields = [
  "fullName",
  "firstName",
  "lastName",
  "email",
  "linkedIn",
  "link",
  "title",
  "employer",
  "location",
  "phone",
  "skills",
] as const;
export type PeopleField = (typeof peopleFields)[number];

/** Whether columns say who someone is, and how to reach them. */
export function suffice(columns: readonly (PeopleField | null)[]) {
  const has = (...wanted: PeopleField[]) => wanted.some((field) => columns.includes(field));
  return has("fullName", "firstName", "lastName") && has("email", "linkedIn", "link");
}
