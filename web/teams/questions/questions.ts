export const questionsPath = "/teams/questions";
