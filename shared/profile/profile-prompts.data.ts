/** Questions that people may answer on their profile; they can write their own as well. */
export const profilePrompts = [
  "What are you proudest of at work?",
  "What do coworkers come to you for?",
  "What kind of problem do you enjoy most?",
  "What did you learn last year?",
  "What does a good day at work look like?",
  "How do you like to get feedback?",
  "What would you change about your field?",
  "What do you do when you disagree with a decision?",
] as const;
