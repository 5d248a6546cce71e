import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { me } from "#web/shared/session/session.ts";
import { answerCalls, show } from "#web/testing/calls.tsx";
import { ProfileForm } from "./profile-form.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("account: a reserved username is said to be one while it is typed", () => {
  answerCalls({});
  show(<ProfileForm />, [[me.queryKey, { id: "u", fullName: "Ann", parallelTag: null, accessRoles: [] }]]);
  const type = (value: string) =>
    fireEvent.change(screen.getByRole("textbox", { name: /^Username/ }), { target: { value } });
  type("sup");
  expect(screen.queryByText(/reserved/)).toBeNull();
  type("support");
  expect(screen.getByText("This username is reserved. Choose another.")).toBeTruthy();
  type("supporter");
  expect(screen.queryByText(/reserved/)).toBeNull();
});
