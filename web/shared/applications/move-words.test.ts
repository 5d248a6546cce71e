import { expect, test } from "vitest";
import { moveText } from "./move-words.ts";

const by = "Marit Oakes";
test.each([
  [{ move: "move", toStage: "case-study" }, "Marit Oakes moved to case study"],
  [{ move: "pass", toStage: "interview" }, "Marit Oakes passed"],
  [{ move: "hire", toStage: "hired" }, "Marit Oakes hired"],
  [{ move: "acceptInvitation", toStage: null }, "Marit Oakes accepted the invitation"],
  [{ move: "approveReview", toStage: null }, "Marit Oakes approved the referral"],
  [{ move: "somethingOld", toStage: null }, "Marit Oakes updated this application"],
])("application history: the entry %o reads %s", (entry, said) => {
  expect(moveText({ by, ...entry })).toBe(said);
});
