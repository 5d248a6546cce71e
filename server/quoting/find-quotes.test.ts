import { expect, test } from "vitest";
import { asksInParticular } from "./asks-in-particular.ts";
import { findQuotes } from "./find-quotes.ts";
import { helpSentences } from "./help-documents.ts";
import { prepare } from "./prepare.ts";
import { sentencesOf } from "./sentences.ts";
import { underHeadings } from "./under-headings.ts";

const everyone = helpSentences(["seekers", "employees", "hiringTeams"]);
const quotesFor = async (question: string, sentences = everyone) =>
  (await findQuotes(question, sentences)).quotes.map(({ text, href }) => `${href} ${text}`);

test.each([
  ["How do I take back my application and withdraw?", "/help/withdrawing#"],
  ["do companies see which jobs I saved", "/help/searching#save-a-job-1 Companies don’t see what you save."],
  ["turn off scoring", "/help/preferences#turn-off-automated-scoring-1"],
  ["is linkedin required to apply", "/help/applying#what-your-profile-needs-1"],
  ["delete my account", "/help/deleting-your-account#delete-it-1"],
  ["how do I share a list of saved jobs", "/help/saved-lists#"],
  ["remind me to follow up on an application", "/help/tracking-applications#set-a-reminder"],
  ["add a passkey", "/help/passkeys-and-codes#"],
  ["when is the referral bonus paid", "/help/employees-who-refer#set-the-bonus"],
  ["vote on a referral", "/help/voting-on-referrals#"],
  ["what does each permission allow", "/help/team-permissions#what-each-permission-allows"],
  ["undo an import of jobs", "/help/importing-jobs#"],
  ["use our own domain for the careers page", "/help/careers-page#use-an-address-of-your-own"],
  ["who approves an offer", "/help/making-offers#"],
  ["set my working hours for interviews", "/help/scheduling-interviews#your-working-hours"],
  ["what happens in standby", "/help/plans-and-standby#standby"],
  ["upload people from a CSV file", "/help/leads-and-uploads#"],
  ["weekly report by email", "/help/hiring-reports#"],
])("quotes: “%s” is answered by a sentence of the help pages", async (question, start) => {
  expect(await quotesFor(question)).toEqual(expect.arrayContaining([expect.stringContaining(start)]));
});

test.each([
  "what is the capital of Norway",
  "how do I bake bread",
  "does the company offer dental insurance",
])("quotes: nothing is quoted for “%s”, and the nearest pages are named", async (question) => {
  const { quotes, nearest } = await findQuotes(question, everyone);
  expect(quotes).toEqual([]);
  expect(nearest).toHaveLength(3);
});

test.each([
  ["How many days of vacation do we get?", true],
  ["parking cost?", true],
  ["what about my unused days", false],
  ["Benefits?", false],
  ["Tell me about the team", false],
  ["Which benefits are offered?", false],
  ["Which benefit ends in May?", true],
  ["What does the company do?", false],
  ["What does the company do for parents?", true],
  ["What does it say about “Night watch”?", false],
  ["What do we say about “Leave”?", false],
  ["Which tools do I give back when I leave?", true],
  ["What on-call pay do I get?", true],
  ["What is paid for trips like conferences?", true],
  ["What is the culture like?", false],
  ["What are core hours in IST?", true],
  ["Was the office moved?", true],
  ["Wie viele Urlaubstage gibt es?", false],
  ["Was kostet das Mittagessen?", false],
  ["Quelle est la durée du congé ?", false],
  ["Le télétravail est-il autorisé ?", false],
  ["¿Hay seguro médico?", false],
  ["Quanti giorni di ferie ho?", false],
])("quotes: “%s” asks something in particular, in English: %s", (question, expected) => {
  expect(asksInParticular(question)).toBe(expected);
});

test("quotes: a sentence that is about the subject but doesn’t answer isn’t quoted", async () => {
  const text = "Vacation\nEveryone gets 29 days of vacation a year.\nThe office is in Leeds.";
  const passages = underHeadings(text, (line) => `/x#${line}`);
  const sentences = prepare([{ id: "x", kind: "knowledge", title: "Handbook", passages }]);
  expect(await quotesFor("How much time off do I get?", sentences)).toEqual([
    expect.stringContaining("29 days"),
  ]);
  expect(await quotesFor("Are unused vacation days paid out when I leave?", sentences)).toEqual([]);
});

test("quotes: text only administrators can read is quoted to no one else", async () => {
  const question = "how do I approve a payout";
  const desk = helpSentences(["administrators"]);
  expect(await quotesFor(question, desk)).toContainEqual(
    expect.stringContaining("/admin/help/approving-payouts#"),
  );
  expect((await quotesFor(question)).filter((quote) => quote.startsWith("/admin/"))).toEqual([]);
});

test("quotes: sentences are kept word for word", () => {
  const text = "Lunch is at noon, e.g. soup. Ask Dr. Smith!\n• Parental leave: 20 weeks";
  const sentences = ["Lunch is at noon, e.g. soup.", "Ask Dr. Smith!", "Parental leave: 20 weeks"];
  expect(sentencesOf(text)).toEqual(sentences);
  for (const sentence of sentences) expect(text).toContain(sentence);
});

test("quotes: a sentence ends behind a single letter where another begins, and not within a name", () => {
  expect(sentencesOf("We ask for a shot against hepatitis B. If you lack it, ask J. Smith.")).toEqual([
    "We ask for a shot against hepatitis B.",
    "If you lack it, ask J. Smith.",
  ]);
  expect(sentencesOf("It is open until 5 p.m. Come early.")).toEqual([
    "It is open until 5 p.m.",
    "Come early.",
  ]);
});

test("quotes: a short line heads what follows, unless it says something by itself", () => {
  const passages = underHeadings("Leave\nParents get 20 weeks.\nVacation: 29 days", (line) => `/x#${line}`);
  expect(passages).toEqual([
    { text: "Parents get 20 weeks.", heading: "Leave", href: "/x#1" },
    { text: "Vacation: 29 days", heading: "Leave", href: "/x#2" },
  ]);
});

test("quotes: a long text of another subject does not hide the sentence that answers", async () => {
  const passage = (text: string) => ({ text, heading: "", href: "/x" });
  const documents = [
    { id: "a", kind: "knowledge", title: "Canteen", passages: [passage("Soup and bread. ".repeat(300))] },
    {
      id: "b",
      kind: "knowledge",
      title: "Leave",
      passages: [passage("Parents get 20 weeks of paid leave.")],
    },
  ] as const;
  const { quotes } = await findQuotes("how long is parental leave", prepare(documents));
  expect(quotes.map(({ text }) => text)).toEqual(["Parents get 20 weeks of paid leave."]);
});
