import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { type ProfileChoices, ProfileField } from "#contract/public-profiles.ts";
import { answerCalls, show } from "#web/testing/calls.tsx";
import { FieldChoiceList } from "./field-choice-list.tsx";
import { fieldGroups } from "./field-words.data.ts";
import { Preview } from "./preview.tsx";
import { Publishing } from "./publishing.tsx";

afterEach(() => vi.unstubAllGlobals());

const id = "0199a000-0000-7000-8000-000000000001";
const choices: ProfileChoices = {
  published: false,
  indexed: false,
  fields: {},
  url: "https://here.example/people/ann",
};
const call = `PATCH /candidates/${id}/public-profile`;

test("public profile: every field has its choice, and starts with no one", () => {
  show(<FieldChoiceList id={id} fields={{ headline: "everyone" }} />);
  const offered = Object.values(fieldGroups).flatMap((group) => Object.keys(group));
  expect(offered.toSorted()).toEqual(ProfileField.options.toSorted());
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Email" }).value).toBe("nobody");
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Headline" }).value).toBe("everyone");
});

test("public profile: a choice is kept by itself", async () => {
  const sent = answerCalls({ [call]: () => choices });
  show(<FieldChoiceList id={id} fields={{}} />);
  fireEvent.change(screen.getByRole("combobox", { name: "Skills" }), { target: { value: "teams" } });
  await waitFor(() => expect(sent).toEqual([{ call, body: { fields: { skills: "teams" } } }]));
});

test("public profile: it is published and listed by search engines only where that is chosen", async () => {
  const sent = answerCalls({ [call]: () => choices });
  show(<Publishing id={id} choices={choices} />);
  expect(screen.queryByRole("link", { name: choices.url! })).toBeNull();
  const listed = screen.getByRole("switch", { name: /search engines/ });
  expect(listed.getAttribute("aria-checked")).toBe("false");
  fireEvent.click(screen.getByRole("switch", { name: /Show my public profile/ }));
  await waitFor(() => expect(sent[0]).toEqual({ call, body: { published: true } }));
});

test("public profile: without a username the way to one is shown", () => {
  show(<Publishing id={id} choices={{ ...choices, url: null }} />);
  expect(screen.getByRole("link", { name: "Choose one in Settings" })).toBeDefined();
  expect(screen.queryByRole("switch")).toBeNull();
});

test("public profile: the preview shows what each reader sees", async () => {
  const previewOf = (as: string) => ["public-profile-preview", id, as] as const;
  show(<Preview id={id} />, [
    [previewOf("stranger"), { indexed: false, shown: {} }],
    [previewOf("team"), { indexed: false, shown: { headline: "Bridge builder", skills: ["Statics"] } }],
  ]);
  screen.getByText("Nothing is shown to this reader.");
  fireEvent.click(screen.getByRole("button", { name: "Hiring team" }));
  await screen.findByText("Bridge builder");
  within(screen.getByRole("region", { name: "Skills" })).getByText("Statics");
});
