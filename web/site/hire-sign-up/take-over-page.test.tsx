import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { showScreen } from "#web/testing/calls.tsx";
import { JoinForm } from "./join-form.tsx";
import { TakeOverForm } from "./take-over-form.tsx";

afterEach(cleanup);

const company = { id: "c", companyName: "Kelp", companyAboutHeader: null, openJobsCount: 3 };
const path = "/hire/take-over/kelp";

test.each([
  ["taking over", TakeOverForm],
  ["asking to join", JoinForm],
])("take-over page: %s, people who are signed in aren’t sent to sign in", (_, Form) => {
  const show = (account: { email: string } | null) =>
    showScreen(<Form company={company} domain="kelp.example" account={account} mark="Kelp" />, {
      path,
      at: path,
      known: [],
    });
  const signIn = () => screen.queryAllByRole("link", { name: /^sign in$/i }).length > 0;
  show(null);
  expect(signIn()).toBe(true);
  cleanup();
  show({ email: "di@kelp.example" });
  expect(signIn()).toBe(false);
  screen.getByRole("link", { name: "Open the app" });
});

test.each([
  ["kelp.example", /Prove that you work there and it’s yours\./],
  [null, /Confirm your work email, and we’ll check that it’s your company\./],
])("take-over page: with the domain %s it says what makes the page yours", (domain, words) => {
  showScreen(<TakeOverForm company={company} domain={domain} account={null} mark="Kelp" />, {
    path,
    at: path,
    known: [],
  });
  screen.getByText(words);
});
