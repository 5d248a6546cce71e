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
