import { expect, test } from "vitest";
import { readIntent } from "./read-intent.ts";

test.each([
  ["What’s the status of my applications?", "status"],
  ["Where does my application at Saltmarsh stand?", "status"],
  ["Have I heard back from anyone?", "status"],
  ["How many applications have I sent?", "status"],
  ["How many jobs did I apply for?", "status"],
  ["How many applications can I send a day?", null],
  ["When is my interview?", "status"],
  ["Withdraw my application at Saltmarsh", "withdraw"],
  ["Please withdraw from Harbor pilot at Saltmarsh", "withdraw"],
  ["I want to take back my application", "withdraw"],
  ["How do I withdraw an application?", null],
  ["What does the nurse job at Saltmarsh pay?", "pay"],
  ["How much does it pay?", "pay"],
  ["Am I a good fit for this job?", "fit"],
  ["How well do I fit?", "fit"],
  ["Which requirements do I meet?", "met"],
  ["What could I improve?", "gaps"],
  ["Which requirements am I missing for Harbor pilot?", "gaps"],
  ["What should I do next?", "next"],
  ["show me remote jobs above 70k", "jobs"],
  ["Are there any nursing jobs in Leeds?", "jobs"],
  ["show me jobs that pay at least 70k", "jobs"],
  ["find me jobs in Berlin that pay at least 80k", "jobs"],
  ["Are there any jobs with a salary of at least 70k?", "jobs"],
  ["Show me what the nurse job at Saltmarsh pays", "pay"],
  ["Show me what jobs at Saltmarsh pay for nurses", "pay"],
  ["Show me the salary of the nurse job at Saltmarsh", "pay"],
  ["Remember that I prefer small teams", "remember"],
  ["Forget that I prefer small teams", "forget"],
  ["What do you know about me?", "memories"],
  ["What would I make as a nurse at Saltmarsh?", "pay"],
  ["What is the salary for Harbor pilot?", "pay"],
  ["Cancel my interview from Monday", null],
  ["Cancel my application at Saltmarsh", "withdraw"],
  ["What can I do to make my resume better?", null],
  ["What salary should I ask for in negotiation?", null],
  ["How much am I paid for a referral?", null],
  ["What should I improve on my resume?", null],
  ["How much paid leave would I get?", null],
  ["Is overtime paid at the rate for weekends, and what is the salary?", null],
  ["How much of the relocation is paid?", null],
  ["What do you pay for parking?", null],
  ["What is the salary for a shift at night?", "pay"],
  ["Are there set work hours?", null],
  ["What does passed mean?", null],
  ["Can companies see what I save?", null],
  ["Which jobs fit me best?", "best"],
  ["What jobs should I apply to?", "best"],
  ["Show me my best matches", "best"],
  ["Recommend some jobs", "best"],
  ["Show me jobs that suit me", "best"],
  ["How are my matches chosen?", null],
  ["Are my matches visible to companies?", null],
  ["What are today’s matches based on?", null],
  ["What position did I apply for?", null],
  ["Which jobs did I apply to?", "status"],
  ["What role would be best for a nurse in Leeds?", null],
  ["What are my matches?", "best"],
  ["Which roles match my skills best?", "best"],
  ["What does a nurse earn in Leeds?", "pay"],
  ["What is the average salary for software engineers?", "pay"],
])("assistant: “%s” wants %s", (message, kind) => {
  expect(readIntent(message)?.kind ?? null).toBe(kind);
});

test.each([
  ["Any weekend work?", null],
  ["Are there set work hours?", null],
  ["Is there any work from home?", null],
  ["Any travel for work?", null],
  ["List the roles I would work with", null],
  ["Are there any other jobs at this company?", "jobs"],
  ["Show me similar roles in Leeds", "jobs"],
  ["show me remote jobs above 70k", "jobs"],
  ["What does it pay?", "pay"],
])("assistant: over a job, “%s” wants %s", (message, kind) => {
  expect(readIntent(message, { aboutJob: true })?.kind ?? null).toBe(kind);
});

test("assistant: what a message is about is kept in its words", () => {
  expect(readIntent("Remember that I prefer small teams.")).toEqual({
    kind: "remember",
    about: "I prefer small teams",
  });
  expect(readIntent("Show me remote jobs above 70k")?.about).toBe("remote jobs above 70k");
});
