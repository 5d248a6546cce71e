import type { ResumeStyle } from "#contract/resume-style.ts";
import type { ResumeContent } from "#contract/resumes.ts";
import { FairQueue } from "#server/threads/fair-queue.ts";
import { Compiler } from "./compiler.ts";
import { documentOf } from "./document.ts";
import { jsonResumeOf } from "./json-resume.ts";
import { type Letter, letterOf } from "./letter.ts";
import { notDrawnIn } from "./not-drawn.ts";
import { shownContent } from "./shown-content.ts";
import { words } from "./words.data.ts";

export interface WrittenFrom {
  content: ResumeContent;
  style: ResumeStyle;
  /** JPEG; stands in the file only where the style asks for it. */
  picture: Buffer | null;
  madeAt: Date;
  /** What stands in the place of the resume’s sections. */
  letter?: Letter;
  /** Whether the data goes along inside the file. */
  attach?: boolean;
  /** Whose turn it takes. */
  who?: string;
}

const compiler = new Compiler();
/** One document is written after the other, with turns between people. */
const queue = new FairQueue({ most: 60, mostEach: 4 });

/** A PDF by PDF/UA-1, unless it holds letters no font has. */
export async function resumePdf(from: WrittenFrom) {
  const made = await take(from, "pdf");
  if (made.as !== "pdf") throw new Error("The compiler answered with something else");
  return { bytes: Buffer.from(made.pdf, "base64"), pages: made.pages, accessible: made.accessible };
}

/** The same pages as one picture, one below the other. */
export async function resumeSvg(from: WrittenFrom) {
  const made = await take({ ...from, attach: false }, "svg");
  if (made.as !== "svg") throw new Error("The compiler answered with something else");
  const notDrawn = await notDrawnIn(sayingOf(from, shownContent(from.content, from.style)));
  return { svg: made.svg, pages: made.pages, notDrawn };
}

/** What stands on the pages. */
function sayingOf({ style, letter }: WrittenFrom, shown: ResumeContent) {
  return letter ? letterOf(shown, style, letter) : documentOf(shown, style);
}

function take(from: WrittenFrom, as: "pdf" | "svg") {
  return queue.add(from.who ?? "", () => compiler.write({ ...request(from), as }));
}

function request(from: WrittenFrom) {
  const { content, style, letter, picture, madeAt, attach = !letter } = from;
  const shown = shownContent(content, style);
  const document = sayingOf(from, shown);
  const photo = style.photo && picture !== null;
  const data = {
    ...document,
    letter: letter !== undefined,
    photo,
    photoWords: `${words[style.language].photoOf} ${document.name}`,
    attachment: attach ? JSON.stringify(jsonResumeOf(shown)) : null,
    style: { ...style, textColor: style.textColor === "black" ? "#000000" : style.textColor },
  };
  return {
    document: JSON.stringify(data),
    picture: photo ? picture.toString("base64") : null,
    madeAt: madeAt.getTime(),
  };
}
