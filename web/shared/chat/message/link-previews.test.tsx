import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LinkPreviews } from "./link-previews.tsx";

const card = (page: object) =>
  renderToStaticMarkup(<LinkPreviews attachments={[{ title: "A page", ...page }]} />);

test("linked pages: a card names the place that it leads to", () => {
  const html = card({ og_scrape_url: "https://bank.example/", title_link: "https://elsewhere.example/in" });
  expect(html).toContain('href="https://elsewhere.example/in"');
  expect(html).toContain("<small>elsewhere.example</small>");
  expect(html).not.toContain("bank.example");
  expect(card({ og_scrape_url: "https://bank.example/" })).toContain("<small>bank.example</small>");
});

test.each(["javascript:alert(1)", "data:text/html,x", "nowhere"])(
  "linked pages: %s is none",
  (title_link) => {
    expect(card({ og_scrape_url: "https://bank.example/", title_link })).toBe("");
    expect(card({ og_scrape_url: title_link })).toBe("");
  },
);
