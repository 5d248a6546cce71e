import { expect, test } from "vitest";
import { correctedPerson, draftOfWishes, draftPercent, wishesOf } from "./draft-fields.ts";

test("sign-up: an onboarding starts at five percent, and a suggested salary isn’t a preference", () => {
  expect(draftPercent({})).toBe(5);
  expect(wishesOf({ salary: 120, salaryChosen: false }).salary).toBeNull();
  expect(wishesOf({ salary: 120, salaryChosen: true }).salary).toBe(120);
});

test("sign-up: wishes go into the draft and come back", () => {
  const wishes = {
    titles: ["Nurse"],
    workplaceTypes: ["remote" as const],
    companySizes: ["Small"],
    fundingStages: ["seed"],
    industries: ["Health"],
    anythingElse: "Fridays off for the choir.",
    anythingElseShown: true,
    salary: 80,
  };
  expect(wishesOf(draftOfWishes(wishes))).toMatchObject({ ...wishes, remote: true });
});

test("sign-up: what is left empty at the end is skipped", () => {
  expect(draftOfWishes({ anythingElse: "" })).toEqual({ anythingElse: "", skipAnythingElse: true });
  expect(draftOfWishes({ anythingElse: "Choir" })).toMatchObject({ skipAnythingElse: false });
});

test("sign-up: giving up remote work forgets the remote places", () => {
  expect(draftOfWishes({ remote: false, workplaceTypes: ["onsite"] })).toEqual({
    workEnvironmentPreferences: ["onsite"],
    remoteLocationPreferences: [],
    sharedHours: null,
  });
});

test("sign-up: an emptied field does not come back from what was read", () => {
  const draft = { resumeData: { location: "Ulm", summary: "Kept" }, location: "Ulm" };
  expect(correctedPerson(draft, "location", "")).toEqual({
    location: "",
    resumeData: { location: "", summary: "Kept" },
  });
});
