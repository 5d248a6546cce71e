import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, refusal, showScreen } from "#web/testing/calls.tsx";
import EmployeeSignUpPage from "./employee-sign-up-page.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Props = Parameters<typeof EmployeeSignUpPage>[0];
function open(account: { email: string; fullName: string } | null) {
  const props = { loaderData: { account } } as unknown as Props;
  showScreen(<EmployeeSignUpPage {...props} />, { path: "/teams/sign-up", at: "/teams/sign-up" });
}
function type(label: RegExp, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

test("employee sign-up: a new person sends name, company email, hiring manager and password", async () => {
  const sent = answerCalls({
    "POST /employees": () => ({ employee: { companyId: null } }),
    "GET /users/me": () => ({ employee: { id: "e1", companyId: null } }),
  });
  open(null);
  type(/^Your name/, "Ann Weaver");
  type(/^Company email/, "ann@works.example");
  type(/^Hiring manager/, "head@works.example");
  type(/^Password/, "correct horse");
  fireEvent.click(screen.getByRole("button", { name: "Sign up" }));
  await waitFor(() =>
    expect(sent[0]).toMatchObject({
      call: "POST /employees",
      body: {
        fullName: "Ann Weaver",
        companyEmail: "ann@works.example",
        hiringManager: "head@works.example",
        password: "correct horse",
      },
    }),
  );
});

test("employee sign-up: who is signed in makes no second account", async () => {
  const sent = answerCalls({
    "POST /employees": () => ({ employee: { companyId: "c1" } }),
    "GET /users/me": () => ({ employee: { id: "e1", companyId: "c1" } }),
  });
  open({ email: "ann@people.example", fullName: "Ann Weaver" });
  expect(screen.queryByLabelText(/^Password/)).toBeNull();
  type(/^Company email/, "ann@works.example");
  type(/^Hiring manager/, "head@works.example");
  fireEvent.click(screen.getByRole("button", { name: "Add company" }));
  await waitFor(() =>
    expect(sent[0]?.body).toEqual({ companyEmail: "ann@works.example", hiringManager: "head@works.example" }),
  );
});

test("employee sign-up: an employee may sign in where they are", () => {
  open(null);
  fireEvent.click(screen.getByRole("button", { name: "Sign in" }));
  expect(screen.getByRole("dialog", { name: "Sign in as an employee" })).toBeTruthy();
});

test("employee sign-up: who works at a company that isn't here is offered the waitlist, with what was typed", async () => {
  const sent = answerCalls({
    "POST /employees": () => {
      throw refusal("No company here has confirmed moor.example.", {
        code: "COMPANY_UNKNOWN",
        details: { companyEmail: "No company here has confirmed moor.example." },
      });
    },
    "POST /employee-waitlists": () => ({ entry: {} }),
    "GET /users/me": () => ({ employee: null, accessRoles: [] }),
  });
  open({ email: "ann@people.example", fullName: "Ann Weaver" });
  type(/^Company email/, "ann@moor.example");
  type(/^Hiring manager/, "head@moor.example");
  fireEvent.click(screen.getByRole("button", { name: "Add company" }));
  await screen.findByRole("dialog", { name: "moor.example isn’t here yet" });
  type(/^Company name/, "Moor Works");
  fireEvent.click(screen.getByRole("button", { name: "Join the waitlist" }));
  await screen.findByText("Elsewhere");
  expect(sent.at(-1)).toEqual({
    call: "POST /employee-waitlists",
    body: { companyName: "Moor Works", companyEmail: "ann@moor.example", hiringManager: "head@moor.example" },
  });
});
