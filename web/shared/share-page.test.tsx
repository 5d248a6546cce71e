import { cleanup, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { showScreen } from "#web/testing/calls.tsx";
import { SharePage } from "./share-page.tsx";

afterEach(cleanup);

/** The page as it comes without scripts. */
async function sent() {
  const routes = [
    {
      id: "root",
      path: "/",
      loader: () => ({ publicUrl: "https://work.example" }),
      element: <SharePage path="/jobs/j1" title="Baker & cook at Crumb" />,
    },
  ];
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request("https://work.example/"));
  if (context instanceof Response) throw new Error("Not a page");
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

test("share: a page without scripts shows its full link and starts an email with it", async () => {
  const html = await sent();
  expect(html).not.toContain("<button");
  expect(html).toContain('value="https://work.example/jobs/j1"');
  document.body.innerHTML = html;
  const mail = screen.getByText("Send by email").getAttribute("href")!;
  const asked = new URL(mail);
  expect(asked.searchParams.get("subject")).toBe("Baker & cook at Crumb");
  expect(asked.searchParams.get("body")).toBe("https://work.example/jobs/j1");
  expect(mail).not.toContain("+");
  expect(document.querySelector("details")!.open).toBe(false);
});

test("share: with scripts, the button opens the device’s share sheet", () => {
  showScreen(<SharePage path="/jobs/j1" title="Baker" />, { path: "/", at: "/" });
  expect(screen.getByRole("button", { name: "Share" })).toBeTruthy();
  expect(document.querySelector("details")).toBeNull();
});
