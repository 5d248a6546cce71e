import { strToU8 } from "fflate";
import { expect, test } from "vitest";
import { ReadingThread } from "./reading-thread.ts";

test("reading: who runs out of time is told so and may try again, and the file isn’t blamed", async () => {
  const thread = new ReadingThread({ text: { workMs: 1, clockMs: 1 }, pictures: { workMs: 1, clockMs: 1 } });
  const file = { bytes: strToU8("Ann Moss\nNurse"), fileName: "resume.txt" };
  const error: unknown = await thread.read(file).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({
    code: "timeout",
    message: expect.stringMatching(/^We ran out of time.* Try again\./),
  });
  await thread.stop();
});
