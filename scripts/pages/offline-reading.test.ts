import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { expect, test } from "vitest";

const page = '<h1>You’re offline</h1><div id="kept" class="x"><p>Nothing yet</p></div><footer></footer>';
const reading = {
  userId: "ann",
  at: "2026-11-28T12:00:00.000Z",
  conversations: [
    {
      applicationId: "a",
      name: "Ada <b>Brandt</b>",
      about: "Nurse at Kelp",
      messages: [{ who: "You", at: "2026-11-28T11:00:00.000Z", text: "At <ten> & not later $1" }],
    },
  ],
  jobs: [{ title: "Pilot", text: "Fjord, Bergen" }],
};

/** The service worker with what it keeps, opening an address without a connection. */
async function openOffline(address: string, kept: Record<string, unknown>) {
  let answer: Promise<Response> | undefined;
  const heard = new Map<string, (event: object) => void>();
  const self = {
    addEventListener: (name: string, hear: (event: object) => void) => heard.set(name, hear),
    location: { origin: "https://here.example" },
  };
  const caches = {
    match: async (place: string) => {
      if (place === "/offline") return new Response(page);
      return place in kept ? Response.json(kept[place]) : undefined;
    },
  };
  const fetch = async () => {
    throw new TypeError("Failed to fetch");
  };
  runInContext(
    readFileSync("public/service-worker.js", "utf8"),
    createContext({ self, caches, fetch, Response, URL }),
  );
  heard.get("fetch")!({
    request: { mode: "navigate", method: "GET", url: `https://here.example${address}` },
    respondWith: (given: Promise<Response>) => (answer = given),
  });
  return (await answer!).text();
}
const place = "/offline/reading.json";

test("offline: the conversations read last and the saved jobs can be read, as text and never as markup", async () => {
  const html = await openOffline("/messages", { [place]: reading });
  expect(html).toContain("Ada &lt;b&gt;Brandt&lt;/b&gt;");
  expect(html).toContain("<p>At &lt;ten&gt; &amp; not later $1</p>");
  expect(html).toContain("<details open>");
  expect(html).toContain("<li><b>Pilot</b> <span>Fjord, Bergen</span></li>");
  expect(html).not.toContain("Nothing yet");
  expect(html).toMatch(/<\/div><footer>/);
});

test("offline: saved jobs come first on the saved jobs page", async () => {
  const html = await openOffline("/saved", { [place]: reading });
  expect(html.indexOf("Jobs you saved")).toBeLessThan(html.indexOf("Messages you read last"));
  expect(html).not.toContain("<details open>");
});

test.each([
  ["nobody is signed in", {}],
  ["nothing was read yet", { [place]: { ...reading, conversations: [], jobs: [] } }],
])("offline: where %s, the page says what it can’t show", async (_, kept) => {
  expect(await openOffline("/messages", kept)).toBe(page);
});
