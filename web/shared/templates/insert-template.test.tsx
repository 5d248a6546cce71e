import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { currentToasts, dismissToast } from "#ui/overlays/toast-store.ts";
import { InsertInto } from "#web/shared/writing/insert-into.ts";
import { answerCalls, show } from "#web/testing/calls.tsx";
import { InsertTemplate } from "./insert-template.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

test("templates in a message: the text comes with its signature, filled in, and says what is not known", async () => {
  const filled = { text: "Hi there\n\nMarit", missing: ["candidate.firstName"], unknown: [] };
  const sent = answerCalls({ "POST /company/transform-tokens": () => filled });
  const [insert, append] = [vi.fn(), vi.fn()];
  show(
    <InsertInto value={{ insert, append }}>
      <InsertTemplate applicationId="a" />
    </InsertInto>,
    [
      [
        ["templates", "messages"],
        [
          {
            id: "m",
            kind: "message",
            name: "Hello",
            message: "Hi {{candidate.firstName}}",
            signatureId: "s",
          },
          { id: "n", kind: "companyShare", name: "Post", message: "We hire", signatureId: null },
        ],
      ],
      [["templates", "signatures"], [{ id: "s", name: "Me", message: "{{sender.firstName}}" }]],
    ],
  );
  fireEvent.click(screen.getByRole("button", { name: "Insert a template" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Hello" }));
  await waitFor(() => expect(insert).toHaveBeenCalledExactlyOnceWith("Hi there\n\nMarit"));
  const text = "Hi {{candidate.firstName}}\n\n{{sender.firstName}}";
  expect(sent).toEqual([{ call: "POST /company/transform-tokens", body: { text, requestId: "a" } }]);
  expect(currentToasts()).toMatchObject([
    { tone: "warning", text: expect.stringContaining("candidate’s first name (“there”)") },
  ]);
  expect(screen.queryByText("Post")).toBeNull();
  // A signature stands below what was written, wherever the cursor is.
  fireEvent.click(screen.getByRole("button", { name: "Insert a template" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Me" }));
  await waitFor(() => expect(append).toHaveBeenCalledExactlyOnceWith("Hi there\n\nMarit"));
  expect(insert).toHaveBeenCalledOnce();
});
