import { beforeEach, expect, test } from "vitest";
import { type CompanyPerson, aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { guardedFetch } from "#server/outside/guarded-fetch.ts";
import { pageText } from "./page-text.ts";

const world = openWorld();
let ana: CompanyPerson;
beforeEach(async () => {
  ana = await aCompanyAdmin(world);
});

const page = `<html><head><title>Benefits | Harbor</title><style>p{}</style></head><body>
  <nav>Home</nav><header>Harbor</header>
  <main><h1>Benefits</h1><p>Leave for <b>everyone</b>.</p><ul><li>26 weeks</li><li>Full pay</li></ul>
  <script>track()</script><p></p></main><footer>Imprint</footer></body></html>`;
const answering = (body: string | Buffer, contentType = "text/html", status = 200) => {
  world.dependencies.outside.fetch = async () => ({ status, contentType, body: Buffer.from(body) });
};
const read = (url = "harbor.example/benefits") => ana.api.knowledge.sourceToText({ body: { url } });

test("web pages: the main part becomes text, a line for each block", async () => {
  answering(page);
  expect(await read()).toEqual({
    title: "Benefits | Harbor",
    content: "Benefits\n\nLeave for everyone.\n\n- 26 weeks\n- Full pay",
    note: null,
  });
});

test("web pages: without a main part, everything but menus, forms and scripts", () => {
  const { title, content } = pageText("<p>One</p><nav>Menu</nav><form>Search</form><div>Two<br>Three</div>");
  expect(title).toBe("");
  expect(content.split("\n").filter(Boolean)).toEqual(["One", "Two", "Three"]);
});

test("web pages: a page that is one form as a whole is read", () => {
  const { content } = pageText(
    "<form><input name=state><main><p>26 weeks</p></main><button>Go</button></form>",
  );
  expect(content.trim()).toBe("26 weeks");
});

test("web pages: a page is read in its own encoding", async () => {
  answering(Buffer.from("<meta charset=iso-8859-1><p>Caf\u00e9</p>", "latin1"));
  expect((await read()).content).toBe("Café");
});

test("web pages: what is too long is cut, and the person is told", async () => {
  answering(`<p>${"word ".repeat(30_000)}</p>`);
  const { content, note } = await read();
  expect(content).toHaveLength(100_000);
  expect(note).toContain("longer than a source can be");
});

test("web pages: what cannot be opened, is no page or says nothing is refused beside its address", async () => {
  for (const [body, type, status, code] of [
    ["", "text/html", 404, "PAGE_UNREADABLE"],
    ["%PDF", "application/pdf", 200, "PAGE_UNREADABLE"],
    ["<nav>Menu</nav>", "text/html", 200, "NO_TEXT"],
  ] as const) {
    answering(body, type, status);
    expect(await refusal(read())).toMatchObject({ code, details: { url: expect.any(String) } });
  }
});

test("web pages: private addresses and other schemes are never asked", async () => {
  world.dependencies.outside.fetch = guardedFetch([]);
  for (const url of [
    "http://127.0.0.1/",
    "http://169.254.169.254/latest",
    "ftp://harbor.example/",
    "harbor.example:99999",
  ])
    expect((await refusal(read(url))).statusCode).toBe(422);
});
