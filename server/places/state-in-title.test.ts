import { expect, test } from "vitest";
import { statesInTitle } from "./state-in-title.ts";

test.each([
  ["Telehealth Nurse Practitioner - Ohio License", ["OH"]],
  ["Remote Therapist, Florida (FL) Licensed", ["FL"]],
  ["Physician Assistant (TX)", ["TX"]],
  ["Case Manager - West Virginia", ["WV"]],
  ["Triage RN, PA License Required", ["PA"]],
  ["OR Nurse", []],
  ["Head of IT, OK to travel", []],
  ["Nurse (DE / AT)", []],
  ["Virtual Assistant (VA)", []],
  ["Telehealth Physician (MD)", []],
  ["Account Executive, IL", []],
  ["Country Manager Georgia", []],
  ["Engineer, Washington DC", []],
  ["Nurse, Georgia License", ["GA"]],
])("places: the title “%s” of a remote job names %j", (title, states) => {
  expect(statesInTitle(title).map(({ admin }) => admin)).toEqual(states);
});
