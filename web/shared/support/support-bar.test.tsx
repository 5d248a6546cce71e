import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { RouterProvider, createMemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls } from "#web/testing/calls.tsx";
import { SupportBar } from "./support-bar.tsx";
import { supportViewOf } from "./support-view.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const view = { name: "Ann Weaver", until: "2026-11-24T15:30:00.000Z" };
const cookie = `theme=dark; support=${encodeURIComponent(JSON.stringify(view))}; id=u1`;

test("support view: whom it is about is read from the cookies, and nothing from broken ones", () => {
  expect(supportViewOf(cookie)).toEqual(view);
  for (const other of [null, "", "token=x", "support=%7B", "support=1"])
    expect(supportViewOf(other)).toBeNull();
});

test("support view: the bar says as whom one looks, and ends it", async () => {
  const sent = answerCalls({ "POST /admin/look-as/end": () => ({ ok: true }) });
  const assign = vi.fn();
  vi.stubGlobal("location", { assign, pathname: "/today" });
  const router = createMemoryRouter(
    [{ id: "root", path: "/", loader: () => ({ supportView: view }), element: <SupportBar /> }],
    { hydrationData: { loaderData: { root: { supportView: view } } } },
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  expect(screen.getByRole("complementary", { name: "Support view" }).textContent).toContain("Ann Weaver");
  fireEvent.click(screen.getByRole("button", { name: "End" }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith("/admin/people"));
  expect(sent.map(({ call }) => call)).toEqual(["POST /admin/look-as/end"]);
});
