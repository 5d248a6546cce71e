import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MessageText } from "./message-text.tsx";

test.each([
  ["**bold** word", "<b>bold</b> word"],
  ["a **few bold** and **more**", "a <b>few bold</b> and <b>more</b>"],
  ["2 ** 3 ** 4", "2 ** 3 ** 4"],
  ["** not this **", "** not this **"],
  ["**a\nb**", "**a\nb**"],
  ["**<i>**", "<b>&lt;i&gt;</b>"],
])("message text: %j is shown as %s", (text, html) => {
  expect(renderToStaticMarkup(<MessageText text={text} mentioned={[]} />)).toBe(html);
});
