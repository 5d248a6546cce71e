import { expect, test } from "vitest";
import { keptPicture } from "./kept-picture.ts";

test.each([
  [
    "http://127.0.0.1:3000/chat/attachments/1/linked.webp?signature=a&cid=b",
    "/chat/attachments/1/linked.webp?signature=a&cid=b",
  ],
  ["https://elsewhere.example/a.png", null],
  ["https://elsewhere.example/chat/attachments/1/a.png", "/chat/attachments/1/a.png"],
  ["not an address", null],
  [undefined, null],
])("link previews: a picture is read from our own host or not at all (%s)", (address, expected) => {
  expect(keptPicture(address)).toBe(expected);
});
