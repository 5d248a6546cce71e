import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { refusal, showScreen } from "#web/testing/calls.tsx";
import { AskedByEveryone, whyUnanswered } from "./asked-by-everyone.tsx";

afterEach(cleanup);

const at = { path: "/jobs/:id", at: "/jobs/1" };
const quote = {
  text: "You steer ferries.",
  documentId: "1",
  kind: "job" as const,
  title: "Pilot",
  href: "/jobs/1",
};

test("common questions: visitors open the answers by a link that crawlers leave alone", () => {
  showScreen(<AskedByEveryone jobId="1" answers={null} />, at);
  const link = screen.getByRole("link", { name: "Show the answers" });
  expect([link.getAttribute("href"), link.getAttribute("rel")]).toEqual([
    "/jobs/1?answers=1#answers",
    "nofollow",
  ]);
});

test("common questions: each answer leads to its place in the posting, and a question of one’s own to the coach", () => {
  const answers = [{ question: "What would I do in this job?", quotes: [quote] }];
  showScreen(<AskedByEveryone jobId="1" answers={answers} />, at);
  expect(screen.getByText("What would I do in this job?")).toBeTruthy();
  const place = screen.getByRole("link", { name: "You steer ferries." }).getAttribute("href");
  expect(place).toBe("/jobs/1#:~:text=You%20steer%20ferries.");
  const own = screen.getByRole("link", { name: "Sign in to ask your own" }).getAttribute("href")!;
  expect(new URL(own, "http://a.test").searchParams.get("to")).toBe("/coach?job=1&thread=new");
});

test("common questions: says when a posting answers none", () => {
  showScreen(<AskedByEveryone jobId="1" answers={[]} />, at);
  expect(screen.getByText("This posting doesn’t answer what people usually ask.")).toBeTruthy();
});

test.each([
  [refusal("Too many", { statusCode: 429 }), "Many of these were opened from your network. Try again later."],
  [
    Object.assign(new Error("Too many, said on the server"), { error: { statusCode: 429 } }),
    "Many of these were opened from your network. Try again later.",
  ],
  [refusal("Not now", { statusCode: 503 }), "Couldn’t load the answers."],
  [new Error("Call failed with status: 500"), "Couldn’t load the answers."],
])("common questions: after “%s” says so, and lets visitors try again", (error, said) => {
  showScreen(<AskedByEveryone jobId="1" answers={whyUnanswered(error)} />, at);
  expect(screen.getByText(said)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Try again" })).toBeTruthy();
});
