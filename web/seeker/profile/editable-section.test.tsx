import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Candidate } from "#contract/candidate-shapes.ts";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, refusal, showScreen } from "#web/testing/calls.tsx";
import { EditableSection } from "./editable-section.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const candidate = { id: "p1", headline: "Ranger" } as Candidate;

function open(userId = "u1") {
  const sent = answerCalls({
    "PATCH /candidates/p1": () => {
      throw refusal("Away");
    },
  });
  const section = (
    <EditableSection
      candidate={candidate}
      name="about"
      title="About"
      view={null}
      form={({ value, change }) => (
        <Field label="Headline">
          <TextInput
            value={value.headline ?? ""}
            onChange={({ target }) => change({ headline: target.value })}
          />
        </Field>
      )}
    />
  );
  showScreen(section, { path: "/profile", at: "/profile?edit=about", known: [[["me"], { id: userId }]] });
  return sent;
}
/** The page goes without the form having been left. */
function reload() {
  const here = { ...localStorage };
  cleanup();
  Object.assign(localStorage, here);
}

test("profile: what was typed and not saved is there after a reload, for its owner alone, until it is discarded", async () => {
  open();
  fireEvent.change(await screen.findByLabelText("Headline"), { target: { value: "Head ranger" } });
  reload();
  open("u2");
  expect((await screen.findByLabelText<HTMLInputElement>("Headline")).value).toBe("Ranger");
  reload();
  open();
  expect(await screen.findByDisplayValue("Head ranger")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

test("profile: the button that edits a part is named after it, with its own capitals", async () => {
  const section = (
    <EditableSection candidate={candidate} name="style" title="How I work" view={null} form={() => null} />
  );
  showScreen(section, { path: "/profile", at: "/profile", known: [[["me"], { id: "u1" }]] });
  expect(await screen.findByRole("button", { name: "Edit how I work" })).toBeTruthy();
});
