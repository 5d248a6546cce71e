import { QueueFull } from "#server/threads/fair-queue.ts";
import { strToU8, zipSync } from "fflate";
import { afterAll, expect, test } from "vitest";
import { ResumeUnreadable, readResume, stopReading } from "./index.ts";
import { readBytes } from "./read-bytes.ts";
import { tinyPdf } from "./testing/tiny-pdf.ts";
import { paragraph, tinyDocx } from "./testing/tiny-docx.ts";

const size = 200_000;
const mostSeconds = 1;
const head = "Ada Brandt\nada@example.org\n\nExperience\nEngineer, Acme Ltd\nJan 2019 - Dec 2021\n";

const marks = "- ( ) [ { a A 1 . , / \\ @ # * _ = | & ' \" : + < – • é 日本 😀 a. a- a@ a, 12/".split(" ");
const words = [
  "1 ",
  "A ",
  "A B ",
  "2019 ",
  "Jan 2019 - ",
  "http://",
  "www.",
  "linkedin.com/in/",
  "+1 (",
  "( ",
  "Mr. ",
];
const others = ["\u0301", "\u0000", "Inc. ", "at ", "- a\n", "A\n", "2019\n", "•\n", "\t", "    a"];

function secondsOf(before: NodeJS.CpuUsage) {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1e6;
}
async function read(bytes: Uint8Array) {
  const before = process.threadCpuUsage();
  const resume = await readBytes({ bytes, fileName: "resume" }).catch((error: unknown) => error);
  return { resume, seconds: secondsOf(before) };
}

// The first reading loads what all others share.
await readBytes({ bytes: strToU8(head), fileName: "first" });

test.each([...marks, ...words, ...others])(
  "hostile resumes: 200 kB of %j are read or refused within a second",
  async (pattern) => {
    const filling = pattern.repeat(Math.ceil(size / pattern.length));
    const { resume, seconds } = await read(strToU8(`${head}${filling}\nEducation\n${filling}`));
    expect(seconds).toBeLessThan(mostSeconds);
    if (!(resume instanceof ResumeUnreadable)) expect(resume).toHaveProperty("warnings");
  },
);

test.each(["A", "(", "-", "<p "])(
  "hostile resumes: a Word document that unpacks to 200 kB of %s",
  async (pattern) => {
    const filling = pattern.repeat(Math.ceil(size / pattern.length));
    const { seconds } = await read(tinyDocx(paragraph("Ada Brandt") + paragraph(filling)));
    expect(seconds).toBeLessThan(mostSeconds);
    const { seconds: torn } = await read(tinyDocx(`<w:p ${pattern.repeat(size)}`));
    expect(torn).toBeLessThan(mostSeconds);
  },
);

test.each(["A", "(", "1 "])("hostile resumes: a PDF with 200 kB of %s on one line", async (pattern) => {
  const { seconds } = await read(tinyPdf([[{ x: 20, y: 20, text: pattern.repeat(size / pattern.length) }]]));
  expect(seconds).toBeLessThan(2 * mostSeconds);
});

test("hostile resumes: a PDF with 10,000 drawn lines", async () => {
  const places = Array.from({ length: 5000 }, (_, at) => at / 10);
  const page = Array.from({ length: 200 }, (_, at) => ({ x: 20, y: at * 3, text: "Engineer" }));
  const { seconds } = await read(tinyPdf([page], [{ rows: places, columns: places }]));
  expect(seconds).toBeLessThan(2 * mostSeconds);
});

test.each(["-", "(", "2019 "])(
  "hostile resumes: a JSON Resume with 200 kB of %s in every field",
  async (pattern) => {
    const text = pattern.repeat(size / pattern.length);
    const bytes = strToU8(
      JSON.stringify({ basics: { name: text, email: text }, work: [{ name: text, startDate: text }] }),
    );
    expect((await read(bytes)).seconds).toBeLessThan(mostSeconds);
  },
);

test("hostile resumes: an archive of 60,000 files is refused before it is opened", async () => {
  const many = zipSync(
    Object.fromEntries(Array.from({ length: 60_000 }, (_, nth) => [`${nth}.xml`, new Uint8Array()])),
    { level: 0 },
  );
  const { resume, seconds } = await read(many);
  expect(resume).toMatchObject({ code: "too-much-text" });
  expect(seconds).toBeLessThan(0.2);
});

test("resumes: one with far more text than a resume is read as far as one goes, and says so", async () => {
  const lines = Array.from(
    { length: 4000 },
    (_, nth) => `Did thing number ${nth} with great success for a customer.`,
  );
  const { lines: kept, warnings } = await readBytes({
    bytes: strToU8(head + lines.join("\n")),
    fileName: "long",
  });
  expect(kept.join("").length).toBeLessThanOrEqual(60_000);
  expect(kept.length).toBeGreaterThan(900);
  expect(warnings[0]).toMatch(/first part/);
});

test("resumes: a long paragraph keeps all its words", async () => {
  const words = Array.from({ length: 900 }, (_, nth) => `word${nth}`);
  const { text } = await readBytes({ bytes: strToU8(`${head}${words.join(" ")}`), fileName: "long" });
  for (const word of words) expect(text).toContain(word);
});

test("reading resumes: a stranger with many files is asked to come back, and people with accounts do not wait", async () => {
  const slow = { bytes: strToU8(head), fileName: "a" };
  const stranger = { readers: "visitors", who: "192.0.2.1" } as const;
  const asked = Array.from({ length: 6 }, () => readResume(slow, stranger));
  const answers = await Promise.allSettled([...asked, readResume(slow, { readers: "members", who: "ann" })]);
  expect(answers.map(({ status }) => status === "fulfilled")).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    true,
  ]);
  expect((answers[3] as PromiseRejectedResult).reason).toBeInstanceOf(QueueFull);
}, 30_000);
afterAll(stopReading);
