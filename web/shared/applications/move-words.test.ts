import { expect, test } from "vitest";
import { moveText } from "./move-words.ts";

const by = "Marit Oakes";
test.each([
  [{ move: "move", toStageName: "Case study" }, "Marit Oakes moved them to “Case study”"],
  [{ move: "pass", toStageName: "Interview" }, "Marit Oakes passed"],
  [{ move: "hire", toStageName: "Hired" }, "Marit Oakes hired"],
  [{ move: "acceptInvitation", toStageName: null }, "Marit Oakes accepted the invitation"],
  [{ move: "approveReview", toStageName: null }, "Marit Oakes approved the referral"],
  [{ move: "somethingOld", toStageName: null }, "Marit Oakes updated this application"],
])("application history: the entry %o reads %s", (entry, said) => {
  expect(moveText({ by, ...entry })).toBe(said);
});
