import { cleanup, render, screen } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { renderToString } from "react-dom/server.edge";
import { afterEach, expect, test } from "vitest";
import { lazyPart } from "./lazy-part.tsx";

afterEach(cleanup);
const notes = () => Promise.resolve(() => <p>Notes</p>);
const gone = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
const button = () => <p>The button</p>;

function show(load: () => Promise<() => ReactNode>, instead?: () => ReactNode) {
  const Part = lazyPart(load, instead);
  return render(
    <Suspense fallback="Opening">
      <Part />
    </Suspense>,
  );
}

test("lazy part: stands where it belongs once it was fetched", async () => {
  show(notes);
  expect(await screen.findByText("Notes")).toBeDefined();
});

test("lazy part: one that cannot be fetched leaves the screen as it is", async () => {
  show(gone, button);
  expect(await screen.findByText("The button")).toBeDefined();
});

test("lazy part: the server sends what stands in its place, for its style sheet comes with its script", () => {
  const Part = lazyPart(notes, button);
  expect(renderToString(<Part />)).toBe("<p>The button</p>");
});
