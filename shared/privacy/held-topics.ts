/** What is kept about people, by topic, in the order it is read. */
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
