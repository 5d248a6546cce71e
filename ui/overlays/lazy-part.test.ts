import { Suspense, createElement } from "react";
import { renderToReadableStream } from "react-dom/server.edge";
import { expect, test } from "vitest";
import { lazyPart } from "./lazy-part.tsx";

async function shown(load: () => Promise<() => string>, instead?: () => string) {
  const problems: unknown[] = [];
  const part = createElement(lazyPart(load, instead));
  const stream = await renderToReadableStream(createElement(Suspense, { fallback: "Opening" }, part), {
    onError: (problem) => void problems.push(problem),
  });
  await stream.allReady;
  const text = await new Response(stream).text();
  return { problems, text: text.replace(/<!--.*?-->/g, "") };
}

test("a part stands where it belongs once it was fetched", async () => {
  expect(await shown(() => Promise.resolve(() => "Notes"))).toEqual({ problems: [], text: "Notes" });
});

test("a part that cannot be fetched leaves the screen as it is", async () => {
  const gone = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
  expect(await shown(gone)).toEqual({ problems: [], text: "" });
  expect(await shown(gone, () => "The button")).toEqual({ problems: [], text: "The button" });
});
