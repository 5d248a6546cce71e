import { expect, test } from "vitest";
import { pictureToShare } from "./story-picture.ts";

test.each([
  ["/api/files/1", "https://parallel.test/api/files/1?w=1280&format=jpg"],
  ["https://pictures.example/a.png", "https://pictures.example/a.png"],
])("story pictures: %s is shared as %s", (url, shared) => {
  expect(pictureToShare(url, "https://parallel.test")).toBe(shared);
});
