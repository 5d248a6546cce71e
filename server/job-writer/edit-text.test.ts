import { expect, test } from "vitest";
import { editText } from "./edit-text.ts";

test("edit a job’s text: words that shut people out are replaced, with their article and their capital", async () => {
  expect(await editText("<p>A guru and <b>salesman</b> for our Guys, aggressive.</p>", "inclusive")).toEqual({
    jobDescription: "<p>An expert and <b>salesperson</b> for our People, ambitious.</p>",
    changes: [
      "“salesman” is now “salesperson”.",
      "“Guys” is now “people”.",
      "“guru” is now “expert”.",
      "“aggressive” is now “ambitious”.",
    ],
  });
});

test("edit a job’s text: addresses of links are left alone", async () => {
  const html =
    '<p><a href="https://guru.example/guru" rel="noopener nofollow ugc" target="_blank">a guru</a></p>';
  expect((await editText(html, "inclusive")).jobDescription).toContain('href="https://guru.example/guru"');
  expect((await editText(html, "inclusive")).jobDescription).toContain("an expert</a>");
});

test("edit a job’s text: shorter keeps the beginning of long lists and paragraphs", async () => {
  const items = [1, 2, 3, 4, 5, 6, 7, 8].map((at) => `<li>Line ${at}</li>`);
  const edited = await editText(`<ul>${items.join("")}</ul><p>One. Two. Three. Four. Five.</p>`, "shorter");
  expect(edited.jobDescription).toBe(`<ul>${items.slice(0, 6).join("")}</ul><p>One. Two. Three. Four.</p>`);
  expect(edited.changes).toEqual([
    "Left out 2 lines of long lists.",
    "Left out 1 sentence of long paragraphs.",
  ]);
});

test("edit a job’s text: a paragraph of three sentences becomes a list, a shorter one stays", async () => {
  expect(await editText("<p>One. Two. Three.</p><p>Four. Five.</p>", "lists")).toEqual({
    jobDescription: "<ul><li>One.</li><li>Two.</li><li>Three.</li></ul><p>Four. Five.</p>",
    changes: ["1 paragraph is now a list."],
  });
});
