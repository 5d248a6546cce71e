import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import { AboutForm } from "./about.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const months = { title: "Nurse", companyName: "Ward", start: "2024-01", end: "2024-04", current: false };

test.each([
  ["asked for where two short jobs overlap", [months, months], true],
  ["counted where they follow each other", [months, { ...months, start: "2024-05", end: "2024-08" }], false],
])("profile: years of experience are %s", (_, workExperience, asked) => {
  answerCalls({ "GET /candidate-work-preferences": () => ({ departments: [] }) });
  const value = { fullName: "Ana Ruiz", workExperience, experienceLength: null } as never;
  showScreen(<AboutForm value={value} change={() => {}} fields={{}} />, { path: "/", at: "/" });
  expect(screen.queryByLabelText(/Years of experience/) !== null).toBe(asked);
});
