import { cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, show } from "#web/testing/calls.tsx";
import { WordsField } from "./words-field.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const readers = ["Freya Lind", "Ida Berg"].map((fullName) => ({
  name: fullName,
  about: { jobId: "j", fullName },
}));

function Writing({ kept = "" }: { kept?: string }) {
  const [text, setText] = useState(kept);
  return <WordsField label="Message" value={text} onChange={setText} maxLength={2000} readers={readers} />;
}
function write(kept?: string) {
  answerCalls({});
  const template = (id: string, name: string, message: string) => ({
    id,
    kind: "message",
    name,
    message,
    signatureId: "s",
  });
  show(<Writing {...(kept !== undefined && { kept })} />, [
    [
      ["templates", "messages"],
      [template("a", "Hello", "Hi {{candidate.firstName}}"), template("b", "Short", "{{job.title}}?")],
    ],
    [["templates", "signatures"], [{ id: "s", name: "Team", message: "{{sender.firstName}}" }]],
    [
      ["templates", "tokens", { jobId: "j" }],
      [
        { token: "job.title", value: "Diver" },
        { token: "sender.firstName", value: "Marit" },
      ],
    ],
  ]);
}
const box = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Message" });
async function choose(name: string) {
  fireEvent.click(screen.getByRole("button", { name: "Use a template" }));
  fireEvent.click(await screen.findByRole("menuitem", { name }));
}

test("words: a template comes with its signature and its placeholders, and another takes its place", async () => {
  write();
  await choose("Hello");
  expect(box().value).toBe("Hi {{candidate.firstName}}\n\n{{sender.firstName}}");
  await choose("Short");
  expect(box().value).toBe("{{job.title}}?\n\n{{sender.firstName}}");
});

test("words: a signature goes below what was written, and each reader's preview is filled in", async () => {
  write();
  fireEvent.change(box(), { target: { value: "Hi {{candidate.firstName}}, " } });
  box().setSelectionRange(28, 28);
  await choose("Team");
  expect(box().value).toBe("Hi {{candidate.firstName}},\n\n{{sender.firstName}}");
  expect(screen.getByRole("note").textContent).toContain("What Freya Lind will readHi Freya,\n\nMarit");
  const other = screen.getByRole("combobox", { name: "Preview of message for" });
  fireEvent.change(other, { target: { value: "1" } });
  expect(screen.getByRole("note").textContent).toContain("Hi Ida,\n\nMarit");
});

test("words: a signature goes to the end, wherever the cursor is", async () => {
  write("Hi {{candidate.firstName}}, shall we talk?");
  box().setSelectionRange(0, 0);
  await choose("Team");
  expect(box().value).toBe("Hi {{candidate.firstName}}, shall we talk?\n\n{{sender.firstName}}");
});
