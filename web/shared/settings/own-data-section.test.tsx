import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, refusal, showScreen } from "#web/testing/calls.tsx";
import { OwnDataSection } from "./own-data-section.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("delete account: messages go unless they are left to companies, and the end of backups is said", async () => {
  const sent = answerCalls({
    "GET /users/my-data": () => ({ copy: null }),
    "GET /users/privacy": () => ({ backupDays: 14, lost: [] }),
    "POST /users/delete": () => ({ done: true }),
  });
  const me = { candidate: { id: "me" }, employee: null, companyAdmin: null };
  const known: [string[], unknown][] = [[["me"], me]];
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
      body: { password: "harbor lights", messages: "keep", givesUp: false },
    }),
  );
});

test("delete account: what is worth something is named, and given up by who says so", async () => {
  const lost = ["$1,000 that you can withdraw", "500 points at Saltmarsh"];
  const sent = answerCalls({
    "GET /users/my-data": () => ({ copy: null }),
    "GET /users/privacy": () => ({ backupDays: 0, lost }),
    "POST /users/delete": ({ givesUp }: { givesUp: boolean }) => {
      if (givesUp) return { done: true };
      throw refusal("Confirm that you give up what is left in your account.", { statusCode: 409 });
    },
  } as Parameters<typeof answerCalls>[0]);
  const me = { candidate: null, employee: { id: "e1" }, companyAdmin: null };
  showScreen(<OwnDataSection />, { path: "/settings", at: "/settings", known: [[["me"], me]] });
  fireEvent.click(await screen.findByRole("button", { name: "Delete account" }));
  for (const each of lost) await screen.findByText(each);
  screen.getByText(/points and bank accounts$/);
  fireEvent.change(screen.getByLabelText("Your password"), { target: { value: "harbor lights" } });
  const press = () => fireEvent.click(screen.getByRole("button", { name: "Delete account permanently" }));
  press();
  await screen.findByText("Confirm that you give up what is left in your account.");
  fireEvent.click(screen.getByText("Delete my account and give this up"));
  press();
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ givesUp: true }));
});
