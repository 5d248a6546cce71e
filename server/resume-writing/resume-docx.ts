import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  type IStylesOptions,
  ImageRun,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
} from "docx";
import type { ResumeStyle } from "#contract/resume-style.ts";
import type { Entry, ResumeDocument, Section } from "./document.ts";
import type { ProsePart } from "./prose.ts";

interface Look {
  document: ResumeDocument;
  style: ResumeStyle;
  /** JPEG, where the resume shows one. */
  picture: Buffer | null;
}

/** In twentieths of a point: the sheet and its margins. */
const sheets = { a4: { width: 11_906, height: 16_838 }, "us-letter": { width: 12_240, height: 15_840 } };
const margin = 1100;
const bullets = "bullets";

/** A resume as a Word document with real headings and lists, in reading order; anyone who gets it can edit it. */
export function resumeDocx({ document, style, picture }: Look): Promise<Buffer> {
  const sheet = sheets[style.paper];
  const file = new Document({
    title: document.title,
    creator: document.name,
    styles: stylesOf(document, style),
    numbering: {
      config: [{ reference: bullets, levels: [bulletLevel] }],
    },
    sections: [
      {
        properties: {
          page: { size: sheet, margin: { top: margin, bottom: margin, left: margin, right: margin } },
        },
        children: [
          ...headOf({ document, style, picture }),
          ...document.sections.flatMap((section) => [
            new Paragraph({ heading: HeadingLevel.HEADING_2, text: section.title, keepNext: true }),
            ...bodyOf(section, sheet.width - 2 * margin),
          ]),
        ],
      },
    ],
  });
  return Packer.toBuffer(file);
}

const bulletLevel = {
  level: 0,
  format: LevelFormat.BULLET,
  text: "•",
  alignment: AlignmentType.LEFT,
  style: { paragraph: { indent: { left: 300, hanging: 220 } } },
};

function headOf({ document, picture }: Look): Paragraph[] {
  const contacts = document.contacts.flatMap(({ text, link }, at): ParagraphChild[] => [
    ...(at > 0 ? [new TextRun(" | ")] : []),
    linked(text, link),
  ]);
  const face =
    picture && new ImageRun({ type: "jpg", data: picture, transformation: { width: 98, height: 98 } });
  return [
    ...(face ? [new Paragraph({ children: [face] })] : []),
    new Paragraph({ heading: HeadingLevel.HEADING_1, text: document.name }),
    ...(document.headline ? [new Paragraph({ style: "Headline", text: document.headline })] : []),
    ...(contacts.length > 0 ? [new Paragraph({ children: contacts })] : []),
  ];
}

function bodyOf(section: Section, width: number): Paragraph[] {
  if (section.kind === "prose") return section.parts.flatMap(proseOf);
  if (section.kind === "lines") return section.words.map((text) => new Paragraph({ text }));
  if (section.kind === "words") return [new Paragraph({ text: section.words.join(section.between) })];
  return section.entries.flatMap((entry) => entryOf(entry, width));
}

function entryOf({ head, sub, date, link, parts }: Entry, width: number): Paragraph[] {
  const when = date ? [new TextRun({ children: [new Tab(), date], bold: false })] : [];
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_3,
      keepNext: sub !== "" || parts.length > 0,
      tabStops: [{ type: TabStopType.RIGHT, position: width }],
      children: [linked(head, link), ...when],
    }),
    ...(sub ? [new Paragraph({ text: sub, style: "Employer", keepNext: parts.length > 0 })] : []),
    ...parts.flatMap(proseOf),
  ];
}

function proseOf({ kind, lines }: ProsePart): Paragraph[] {
  return lines.map((text) =>
    kind === "list"
      ? new Paragraph({ text, numbering: { reference: bullets, level: 0 } })
      : new Paragraph({ text }),
  );
}

function linked(text: string, link: string | null): ParagraphChild {
  return link ? new ExternalHyperlink({ link, children: [new TextRun(text)] }) : new TextRun(text);
}

function stylesOf({ language }: ResumeDocument, style: ResumeStyle): IStylesOptions {
  // Word counts in half points, browsers in pixels of which four are three points.
  const size = Math.round(style.fontSize * 1.5);
  const ink = (color: string) => (color === "black" ? "000000" : color.slice(1));
  const color = ink(style.textColor);
  const gap = Math.round(style.verticalSpacing * style.fontSize * 15);
  const rule = { style: BorderStyle.SINGLE, size: 4, color: ink(style.accentColor) };
  return {
    default: {
      document: {
        run: { font: style.fontFamily, size, color, language: { value: language } },
        paragraph: { spacing: { line: Math.round(style.lineHeight * 200) } },
      },
      heading1: { run: { size: size * 2, bold: true, color } },
      heading2: {
        run: { size: Math.round(size * 1.15), bold: true, color: ink(style.accentColor) },
        paragraph: { spacing: { before: gap, after: Math.round(gap / 3) }, border: { bottom: rule } },
      },
      heading3: { run: { size, bold: true, color }, paragraph: { spacing: { before: Math.round(gap / 2) } } },
    },
    paragraphStyles: [
      { id: "Headline", name: "Headline", basedOn: "Normal", run: { size: Math.round(size * 1.1) } },
      { id: "Employer", name: "Employer", basedOn: "Normal", run: { italics: true } },
    ],
  };
}
