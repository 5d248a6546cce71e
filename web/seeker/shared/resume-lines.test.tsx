import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { show } from "#web/testing/calls.tsx";
import { ResumeLines, withLine } from "./resume-lines.tsx";

afterEach(cleanup);

const line = "Mapped 40 km of trails.";
const quote = {
  text: line,
  documentId: "r1",
  kind: "resume" as const,
  title: "Resume 2026",
  href: "/resumes",
};

test("resume lines: what one’s resume says to a question is added to the answer, word for word", async () => {
  const used = vi.fn();
  show(
    <ResumeLines question="Why maps?" find={async () => ({ quotes: [quote], nearest: [] })} onUse={used} />,
  );
  fireEvent.click(screen.getByRole("button", { name: "Find lines in your resume about: Why maps?" }));
  expect(await screen.findByText(`“${line}”`)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Add to your answer" }));
  expect(used).toHaveBeenCalledWith(line);
  expect(withLine("", line)).toBe(line);
  expect(withLine("I like maps. \n", line)).toBe(`I like maps.\n${line}`);
});

test("resume lines: where the resumes say nothing about it, that is said", async () => {
  show(<ResumeLines question="Why maps?" find={async () => ({ quotes: [], nearest: [] })} onUse={vi.fn()} />);
  fireEvent.click(screen.getByRole("button", { name: /^Find lines/ }));
  expect(await screen.findByText("None of your resumes mention this.")).toBeTruthy();
});
