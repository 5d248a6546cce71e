/** The topics of the data kept about people, in display order. */
export const heldTopics = [
  "profile",
  "documents",
  "applying",
  "matching",
  "messages",
  "account",
  "money",
  "team",
] as const;
export type HeldTopic = (typeof heldTopics)[number];
