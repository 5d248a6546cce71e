import schema from "@jsonresume/schema/schema.json" with { type: "json" };
import { Ajv } from "ajv";
import formats from "ajv-formats";
import { expect, test } from "vitest";
import { ResumeStyle } from "#contract/resume-style.ts";
import { resumeTemplates } from "#shared/resumes/resume-parts.ts";
import { ResumeContent } from "#contract/resumes.ts";
import { readBytes } from "#server/resume-reading/read-bytes.ts";
import { Compiler } from "./compiler.ts";
import { jsonResumeOf } from "./json-resume.ts";
import { resumePdf, resumeSvg } from "./index.ts";

const content = ResumeContent.parse({
  personalInfo: { name: "Zuzanna Đặng", email: "zuzanna@people.example", location: "Kraków, Poland" },
  headline: "Product designer",
  summary: "Draws maps. #eval(1) $x$ \\ *not bold* @ref <label>",
  skills: ["Figma", "Accessibility"],
  workExperience: [
    {
      title: "Product designer",
      companyName: "Reisvogel",
      start: "2020-03",
      current: true,
      description: "Drew",
    },
  ],
  ownSections: [{ id: crypto.randomUUID(), title: "Talks", text: "Maps that wait\nForms that ask" }],
});
const madeAt = new Date("2026-11-23T12:00:00Z");
const wanted = (style: Partial<ResumeStyle> = {}, more: Partial<ResumeContent> = {}) => ({
  content: { ...content, ...more },
  style: ResumeStyle.parse(style),
  picture: null,
  madeAt,
});
const read = (bytes: Buffer) => readBytes({ bytes: new Uint8Array(bytes), fileName: "resume.pdf" });

test.each(resumeTemplates)(
  "resumes: %s passes PDF/UA-1 and gives back what was written",
  async (template) => {
    const made = await resumePdf(wanted({ template }));
    expect(made).toMatchObject({ accessible: true, pages: 1 });
    const back = await read(made.bytes);
    expect(back).toMatchObject({
      fullName: "Zuzanna Đặng",
      headline: "Product designer",
      summary: content.summary,
      workExperience: [
        { title: "Product designer", companyName: "Reisvogel", start: "2020-03", current: true },
      ],
      sections: [{ title: "Talks", text: "Maps that wait\nForms that ask" }],
    });
    expect(back.lines.join(" ")).toContain("*not bold*");
  },
);

test.each([
  ["as it was written", {}],
  [
    "with addresses that open nothing",
    { email: "zuzanna at home", website: "my site", linkedIn: "zuzanna d" },
  ],
  ["with addresses in other alphabets", { email: "łęcka@people.example", website: "łęcka.example/ó" }],
])("resumes: the data %s is a JSON Resume by the official schema", (_, addresses) => {
  const ajv = new Ajv({ strict: false });
  formats.default(ajv);
  const valid = ajv.compile(schema);
  valid(jsonResumeOf({ ...content, personalInfo: { ...content.personalInfo, ...addresses } }));
  expect(valid.errors).toBeNull();
});

test("resumes: the same resume at the same time is the same file", async () => {
  const [one, two] = [await resumePdf(wanted()), await resumePdf(wanted())];
  expect(one.bytes.equals(two.bytes)).toBe(true);
});

test("resumes: nothing hidden is in the file, neither on its pages nor in its data", async () => {
  const { bytes } = await resumePdf(wanted({ hiddenSections: ["skills"] }));
  const back = await read(bytes);
  expect(back.skills).toEqual([]);
  expect(back.text).not.toContain("Figma");
});

test("resumes: letters no font has are left to the file without its promise", async () => {
  const made = await resumePdf(wanted({}, { summary: "漢字" }));
  expect(made.accessible).toBe(false);
  expect(await read(made.bytes)).toMatchObject({ fullName: "Zuzanna Đặng" });
});

test("resumes: the preview names each character that no font has, once", async () => {
  const { notDrawn } = await resumeSvg(wanted({}, { summary: "漢字 and 漢, ภ, 👩🏽‍🚀 – Kraków, Đặng, Ελλάδα" }));
  expect(notDrawn).toEqual(["漢", "字", "ภ", "👩🏽‍🚀"]);
  expect((await resumeSvg(wanted())).notDrawn).toEqual([]);
});

test("resumes: the preview is a picture of the same pages, with nothing in it that runs", async () => {
  const { svg, pages } = await resumeSvg(wanted({}, { summary: "<script>alert(1)</script>" }));
  expect(pages).toBe(1);
  expect(svg).toMatch(/^<svg /);
  expect(svg).not.toMatch(/<script|foreignObject|\son\w+=/i);
});

test("resumes: data that says other things than the pages is not believed", async () => {
  const { bytes } = await resumePdf(wanted({}, { skills: [] }));
  const { readAttached } = await import("#server/resume-reading/attached.ts");
  const lie = JSON.stringify({
    basics: { name: "Zuzanna Đặng" },
    skills: [{ name: "Neurosurgery at Charité" }],
  });
  const { lines } = await read(bytes);
  expect(readAttached(lie, { fileName: "a.pdf", lines })).toBeNull();
});

test("resumes: the compiler is replaced after so many documents, when it dies and when it is stuck", async () => {
  const ask = { document: "{}", picture: null, as: "svg" as const, madeAt: 0 };
  const compiler = new Compiler({ documentsEach: 2 });
  const fails = () => compiler.write(ask).catch((error: Error) => error.message);
  expect(await fails()).toContain("does not contain");
  const first = compiler.pid!;
  await fails();
  expect(compiler.pid).toBe(first);
  await fails();
  const second = compiler.pid!;
  expect(second).not.toBe(first);
  // Held first, so that it cannot answer before it dies.
  process.kill(second, "SIGSTOP");
  const waiting = fails();
  process.kill(second, "SIGKILL");
  expect(await waiting).toBe("The compiler ended");
  expect(await fails()).toContain("does not contain");
  compiler.stop();

  const slow = new Compiler({ longestMs: 1 });
  expect(await slow.write(ask).catch((error: Error) => error.message)).toBe("The compiler took too long");
  slow.stop();
});
