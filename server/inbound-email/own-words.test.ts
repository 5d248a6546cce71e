import { expect, test } from "vitest";
import { threadMs } from "#server/testing/thread-time.ts";
import type { InboundEmail } from "./inbound-email.ts";
import { ownWords } from "./own-words.ts";

const email = (part: Partial<InboundEmail>): InboundEmail => ({
  id: "1",
  from: "ann@people.example",
  recipients: [],
  automatic: false,
  text: "",
  html: "",
  attachments: [],
  report: null,
  ...part,
});

test.each([
  ["Gmail", "Yes!\n\nOn Mon, Nov 23, 2026 at 9:00 AM Marit <r@x.example> wrote:\n\n> Tuesday?\n> Thanks"],
  [
    "Outlook",
    "Yes!\r\n\r\n________________________________\r\nFrom: Marit <r@x.example>\r\nSent: Monday\r\nTo: Ann\r\nSubject: Hi\r\n\r\nTuesday?",
  ],
  [
    "German Outlook",
    "Yes!\r\n\r\nVon: Marit <r@x.example>\r\nGesendet: Montag\r\nAn: Ann\r\nBetreff: Hi\r\n\r\nTuesday?",
  ],
  ["French", "Yes!\n\nLe lun. 23 nov. 2026 à 09:00, Marit <r@x.example> a écrit :\n> Tuesday?"],
  [
    "a phone",
    "Yes!\n\nSent from my iPhone\n\n> On 23 Nov 2026, at 09:00, Marit <r@x.example> wrote:\n> \n> Tuesday?",
  ],
  ["a signature", "Yes!\n\n-- \nAnn Lee\nEngineer, Saltmarsh"],
])("own words: without what %s quotes", (_name, text) => {
  expect(ownWords(email({ text })).text).toBe("Yes!");
});

test.each(["--", "____", "====", "________________________________"])(
  "own words: a line of %s that its author drew cuts nothing",
  (line) => {
    const text = `My availability:\n${line}\nMonday\n\nTuesday\n\n-- \nAnn Lee`;
    expect(ownWords(email({ text })).text).toBe(`My availability:\n${line}\nMonday\n\nTuesday`);
  },
);

test("own words: answers between the lines keep their order", () => {
  const text = "> Can you do Tuesday?\nYes I can.\n> And Wednesday?\nNo.";
  expect(ownWords(email({ text })).text).toBe("Yes I can.\nNo.");
});

test.each([
  ["Gmail", '<div>Yes, <b>both</b>.</div><div class="gmail_quote">Tuesday?</div>'],
  ["Apple", "<p>Yes, both.</p><blockquote type=cite>Tuesday?</blockquote>"],
  ["Outlook", '<div>Yes, both.</div><div id="divRplyFwdMsg">From: Marit</div><div>Tuesday?</div>'],
])("own words: of an HTML email of %s", (_name, html) => {
  expect(ownWords(email({ html: `<style>p{}</style>${html}` })).text).toBe("Yes, both.");
});

test("own words: pictures of the quoted part and of the signature stay behind", () => {
  const html = '<p>Look: <img src="cid:a"></p><div class="gmail_signature"><img src="cid:b"></div>';
  const file = (name: string, contentId: string | null) => ({ name, contentId, bytes: Buffer.from("") });
  const attachments = [
    file("a.png", "a"),
    file("b.png", "b"),
    file("c.pdf", null),
    file("d.pdf", "not-named"),
  ];
  const { files } = ownWords(email({ text: "Look:", html, attachments }));
  expect(files.map(({ name }) => name)).toEqual(["a.png", "c.pdf", "d.pdf"]);
});

test("own words: a hostile text is read in bounded time", () => {
  for (const text of ["\n", " ", "\t ", "On ", "> \n", "a\n\n\n\n", "On a\r\n", "<a@b.example> "]) {
    const start = threadMs();
    ownWords(email({ text: `a${text.repeat(300_000)}b` }));
    expect(threadMs() - start).toBeLessThan(2000);
  }
});
