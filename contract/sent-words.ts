import { z } from "zod";
import { tokenProblem } from "#shared/words/tokens.ts";

/** As many characters as the words of an invitation may have. */
export const mostInvitationText = 2000;

/** Words with placeholders, each filled in for whoever reads them when they are sent. */
export function sentWords(most: number) {
  const longest = `A message can have at most ${most.toLocaleString("en-US")} characters`;
  return z
    .string()
    .trim()
    .max(most, longest)
    .superRefine((text, context) => {
      const problem = tokenProblem(text, "message");
      if (problem) context.addIssue({ code: "custom", message: problem });
    });
}

/** The same, where there must be some. */
export function neededWords(most: number) {
  return sentWords(most).min(1, "Write a message first");
}
