import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import { OwnDataSection } from "./own-data-section.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("delete account: messages go unless they are left to companies, and the end of backups is said", async () => {
  const sent = answerCalls({
    "GET /users/my-data": () => ({ copy: null }),
    "GET /users/privacy": () => ({ backupDays: 14 }),
    "POST /users/delete": () => ({ done: true }),
  });
  const known: [string[], unknown][] = [[["me"], { candidate: { id: "me" }, companyAdmin: null }]];
  showScreen(<OwnDataSection />, { path: "/settings", at: "/settings", known });
  fireEvent.click(await screen.findByRole("button", { name: "Delete account" }));
  await screen.findByText(/for up to 14 days/);
  screen.getByText("Your conversations with companies");
  fireEvent.click(screen.getByRole("radio", { name: /^Leave them with the companies/ }));
  expect(screen.queryByText("Your conversations with companies")).toBeNull();
  screen.getByText(/without your name, email, phone and files$/);
  fireEvent.change(screen.getByLabelText("Your password"), { target: { value: "harbor lights" } });
  fireEvent.click(screen.getByRole("button", { name: "Delete account permanently" }));
  await waitFor(() =>
    expect(sent).toContainEqual({
      call: "POST /users/delete",
      body: { password: "harbor lights", messages: "keep" },
    }),
  );
});
