import fc from "fast-check";
import { expect, test } from "vitest";
import { readRichText } from "./rich-text-tree.ts";
import type { RichNode } from "./rich-text-tree.ts";

function wordsOf(nodes: RichNode[]): string {
  return nodes.map((node) => (typeof node === "string" ? node : wordsOf(node.children))).join("");
}

function everyHref(nodes: RichNode[]): (string | undefined)[] {
  return nodes.flatMap((node) => (typeof node === "string" ? [] : [node.href, ...everyHref(node.children)]));
}

test("rich text: paragraphs, lists, emphasis and links are kept", () => {
  expect(
    readRichText('<p>We <b>forecast</b> &amp; <a href="https://a.example/x?y=1&amp;z=2">publish</a></p>'),
  ).toEqual([
    {
      tag: "p",
      children: [
        "We ",
        { tag: "strong", children: ["forecast"] },
        " & ",
        { tag: "a", href: "https://a.example/x?y=1&z=2", children: ["publish"] },
      ],
    },
  ]);
});

test("rich text: unknown elements leave their words, scripts and styles leave nothing", () => {
  expect(wordsOf(readRichText("<section>kept<script>alert(1)</script><style>p{}</style></section>"))).toBe(
    "kept",
  );
  expect(wordsOf(readRichText("before<script>never closed"))).toBe("before");
  expect(wordsOf(readRichText("<!-- hidden -->shown <unknown attr='>'>text"))).toBe("shown text");
});

test.each([
  "javascript:alert(1)",
  " java\tscript:alert(1)",
  "&#106;avascript:alert(1)",
  "data:text/html,x",
  "//evil.example",
  "/\\evil.example",
  "vbscript:x",
])("rich text: the address %s leads nowhere", (href) => {
  expect(everyHref(readRichText(`<a href="${href}">x</a>`))).toEqual([undefined]);
});

test("rich text: a sign that is no element stays a sign", () => {
  expect(wordsOf(readRichText("3 < 5 &lt;b&gt;"))).toBe("3 < 5 <b>");
});

test("rich text: whatever is written, it can be read, and no address runs a script", () => {
  const part = fc.constantFrom(
    "<a href=",
    '"',
    "'",
    "javascript:",
    "<p>",
    "</p>",
    "<",
    ">",
    "&#x6a;",
    "<script",
    "</script>",
    "x",
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      const hrefs = everyHref(readRichText(parts.join("")));
      expect(hrefs.every((href) => href === undefined || !/script:/i.test(href.split(/[/#]/)[0] ?? ""))).toBe(
        true,
      );
    }),
  );
});
