import { expect, test } from "vitest";
import { rememberedWhole } from "./remembered.ts";

/** Answers with how often it was asked; whole from the third time on, and not at all the first time. */
function slowAnswers() {
  let asked = 0;
  return rememberedWhole(10, async () => {
    asked += 1;
    if (asked === 1) throw new Error("Not now");
    return { asked, isWhole: asked >= 3 };
  });
}

test("remembered answers: one that failed or isn’t whole is worked out anew, a whole one is kept", async () => {
  const answer = slowAnswers();
  await expect(answer("a")).rejects.toThrow("Not now");
  expect(await answer("a")).toEqual({ asked: 2, isWhole: false });
  expect(await answer("a")).toEqual({ asked: 3, isWhole: true });
  expect(await answer("a")).toEqual({ asked: 3, isWhole: true });
});

test("remembered answers: those who ask meanwhile wait for the same one", async () => {
  const answer = slowAnswers();
  await expect(Promise.all([answer("a"), answer("a")])).rejects.toThrow("Not now");
  expect(await Promise.all([answer("a"), answer("a")])).toMatchObject([{ asked: 2 }, { asked: 2 }]);
});
