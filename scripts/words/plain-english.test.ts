import { expect, test } from "vitest";
import { collectWords } from "./collect-words.ts";

/** What a native product writer would not write, what they would, and a sentence it is found in. */
const odd: [pattern: RegExp, instead: string, example: string][] = [
  [/\b(?:some|every|any|no)body\b|\bwho(?:m)?ever\b/i, "someone, everyone, no one", "Somebody asks you"],
  [
    /^Who (?:asks|has|is|comes|wants|does) [^?]*$/,
    "“People who …” or a noun",
    "Who asks for a company is here",
  ],
  [/\b(?:stand|wait)s? here\b/i, "“… appears here”", "What you archive stands here."],
  [/\bpassed on\b(?! \{)/i, "rejected, for passed on means forwarded or dead", "Nobody was passed on"],
  [/\be-mail/i, "email", "Your e-mail address"],
  [
    /(?<!\d[ -]|\b(?:have|has|only|no|case|lowercase|latin|cover) )\bletters?\b/i,
    "email",
    "Stop letters like this one",
  ],
  [/\bmail ?box(?:es)?\b/i, "inbox", "Look into your mailbox"],
  [/\bby (?:itself|themselves)\b/i, "automatically", "Reports come here by themselves."],
  [/\b(?:someone|one|people|members?) of your team\b/i, "on your team", "Someone of your team"],
  [/\bcolleagues?\b/i, "teammate, or coworker of those who refer", "Invite a colleague"],
  [
    /\bcould not\b|\bcannot be\b|\bcan not\b/i,
    "“Couldn’t load …”, “can’t …”",
    "The jobs could not be loaded",
  ],
  [
    /(?<!\bbefore .*)\b(?:is|are) (?:saved|published|kept|taken out|taken back)\.?$/i,
    "“Saved”, “Job published”",
    "The draft is saved",
  ],
  [/\b(?:read|written|write) (?:again|anew)\b/i, "refresh, sync", "Boards are read anew every day"],
  [/\b(?:take|taken) (?:back|out)\b|\bput away\b/i, "undo, withdraw, remove", "Take back the answer"],
  [/\bnothing about\b|\bstill to come\b/i, "what is missing or comes next", "Nothing about Corporate law."],
  [
    /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve) (?:seconds|minutes|hours|days|weeks|months|years|digits|characters|letters|jobs|people)\b/i,
    "digits",
    "It works for ten minutes.",
  ],
  [
    /\b(?:colour|favourite|centre|organisation|recognise|cancelled|licence|programme|behaviour|catalogue|travelling)/i,
    "American spelling",
    "The brand colour",
  ],
  [/\p{L}'\p{L}/u, "the apostrophe ’", "You can't undo this"],
  [/(?:^|\s)"[^"]+"/, "the quotation marks “ and ”", 'No entry for "pass"'],
  [/\.\.\./, "the ellipsis …", "Loading..."],
  [/\bclick here\b|\bplease note\b|\bsuccessfully\b/i, "what happens, without padding", "Saved successfully"],
];

/** Sentences that are as they are for a reason. */
const fixed: [sentence: string, why: string][] = [
  ["Your browser doesn't support cross tab communication", "the specification quotes it"],
  ["I found nothing about this.", "the assistant is promised to say so"],
  ["The user cancelled the flow!", "the connection’s frame says so"],
];

/** The chat service's sentences are its protocol's: other people's clients compare them. */
const ofTheProtocol = /^(?:server|contract)\/chat\b/;
const sentences = collectWords()
  .filter(({ folder }) => !ofTheProtocol.test(folder))
  .flatMap((room) => room.sentences.map((sentence) => ({ folder: room.folder, ...sentence })));

test.each(odd)("words: nobody reads %s", (pattern, instead, example) => {
  const found = sentences.flatMap(({ folder, file, line, text }) =>
    pattern.test(text) && !fixed.some(([sentence]) => sentence === text)
      ? [`${folder}/${file}:${line} ${text}`]
      : [],
  );
  expect(found, `Write ${instead}.`).toEqual([]);
  expect(example).toMatch(pattern);
});

test.each(fixed)("words: “%s” is an exception because %s", (fixedSentence) => {
  expect(sentences.map(({ text }) => text)).toContain(fixedSentence);
});
