import { cleanup, render, screen } from "@testing-library/react";
import { RouterProvider, createMemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { VisitorChoice } from "#shared/visitors/visitor-choice.ts";
import { ConsentBar } from "./consent-bar.tsx";

afterEach(cleanup);

function open(choice: VisitorChoice) {
  const visits = { choice, from: "news.example", asksNotToBeTracked: false };
  const router = createMemoryRouter(
    [{ id: "root", path: "*", element: <ConsentBar />, loader: () => ({ visits }) }],
    { initialEntries: ["/jobs?q=nurse"], hydrationData: { loaderData: { root: { visits } } } },
  );
  render(<RouterProvider router={router} />);
}

test("consent bar: both answers look alike, and come back to the page with the site that led there", () => {
  open(null);
  const [refuse, accept] = ["Refuse", "Accept"].map((name) =>
    screen.getByRole<HTMLButtonElement>("button", { name }),
  );
  expect(refuse!.className).toBe(accept!.className);
  for (const [button, choice] of [
    [refuse!, "refuse"],
    [accept!, "accept"],
  ] as const) {
    const address = new URL(button.getAttribute("formaction")!, "http://here");
    expect(address.pathname).toBe("/visitor-choice");
    expect(Object.fromEntries(address.searchParams)).toEqual({
      choice,
      to: "/jobs?q=nurse",
      from: "news.example",
    });
  }
});

test.each(["accepted", "refused"] as const)("consent bar: who %s is not asked again", (choice) => {
  open(choice);
  expect(screen.queryByRole("button")).toBeNull();
});
