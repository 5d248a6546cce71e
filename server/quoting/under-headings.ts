import { wholeLines } from "./sentences.ts";
import type { Passage } from "./types.ts";

const longestHeading = 60;
/** Ends like a sentence, is a list item, or says something by itself: "Leave: 29 days". */
const isText = /[.!?;,]$|^[-•*▪–]|\d|: \S/;

/** The lines of a text with the heading above them: a short line that is no sentence heads what follows. */
export function underHeadings(text: string, hrefOf: (line: number) => string): Passage[] {
  let heading = "";
  return wholeLines(text.split("\n")).flatMap(({ text: whole, line }) => {
    const said = whole.replace(/^-\s+/, "");
    if (whole.length >= longestHeading || isText.test(whole)) {
      return [{ text: said, heading, href: hrefOf(line) }];
    }
    heading = said;
    return [];
  });
}
