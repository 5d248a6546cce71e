import { expect, test } from "vitest";
import type { CandidateText, JobText } from "../types.ts";
import { scoreFit } from "../score.ts";
import { conditionsOf } from "./conditions.ts";

const resume = ["Experience", "Picker and packer, Fernhill Goods, 2019-01 – present", "Drove a reach truck."];
function person(wanted: CandidateText["wanted"], lines = resume): CandidateText {
  return { asOf: "2026-11-22", resume: lines, wanted };
}
const compare = (wanted: CandidateText["wanted"], job: JobText) => conditionsOf(person(wanted))(job);

test.each([
  ["Warehouse Associate", "Night Shift Warehouse Associate", "ok"],
  ["Warehouse Associate", "Registered Nurse", "conflict"],
  ["Vendeuse", "Caissier vendeur (H/F)", "ok"],
  ["Krankenpfleger", "Registered Nurse", "ok"],
  ["Astronaut", "Software engineer", "conflict"],
  ["Paralegal", "Data Engineer", "conflict"],
] as const)("conditions: who asks for %s is shown a %s as %s of their trade", (wish, title, verdict) => {
  expect(conditionsOf(person({ titles: [wish] }, []))({ title }).trade.verdict).toBe(verdict);
});

test.each([
  ["Cook", "Line Cook", "You asked for Cook."],
  ["Registered Nurse", "Staff Nurse, Ward 4", "You asked for Registered Nurse."],
  ["Buchhalterin", "Accountant", "You asked for Buchhalterin."],
  ["Fifth Grade Teacher", "Economics Teacher", "Close to Fifth Grade Teacher, which you asked for."],
  ["Graphic Designer", "Fashion Designer", "Close to Graphic Designer, which you asked for."],
  ["Software Engineer", "Curriculum Engineer", "Close to Software Engineer, which you asked for."],
  ["Registered Nurse", "Nurse Recruiter (Schools)", "Not quite Registered Nurse."],
  ["Physical Therapist", "Massage Therapist", "Not quite Physical Therapist."],
  ["Architect", "Cloud Architect", "Not quite Architect."],
  ["Cook", "Cook County Clerk", "Not quite Cook."],
])("conditions: who asked for %s reads of %s: %s", (wish, title, sentence) => {
  expect(conditionsOf(person({ titles: [wish] }, []))({ title }).trade.sentence).toBe(sentence);
});

test.each([
  ["Graphic Designer", "You’ve worked as Graphic designer."],
  ["Fashion Designer", "Close to your work as Graphic designer."],
])("conditions: of work that was held, %s reads: %s", (title, sentence) => {
  const designer = person({}, ["Experience", "Graphic designer, Fernhill Press, 2019-01 – present"]);
  expect(conditionsOf(designer)({ title }).trade.sentence).toBe(sentence);
});

test.each([
  ["Area Manager, Warehouse", true],
  ["Warehouse Apprentice", true],
  ["Warehouse Associate", undefined],
])("conditions: a level that nobody asked for breaks nothing, and %s is open: %s", (title, open) => {
  const { breaks, hard } = scoreFit({ title }, person({ titles: ["Warehouse Associate", "Picker"] }));
  expect([hard.seniority.verdict, hard.seniority.open]).toEqual(["unknown", open]);
  expect(breaks).toEqual([]);
});

test("conditions: a level that nobody asked for puts a job behind", () => {
  const score = (title: string) => scoreFit({ title }, person({ titles: ["Warehouse Associate"] })).exact;
  expect(score("Senior Warehouse Associate")).toBeGreaterThan(2 * score("Warehouse Associate Apprentice"));
});

test("conditions: more years than a resume shows are a question", () => {
  const begun = person({ titles: ["Picker"] }, [resume[0]!, "Picker, Fernhill Goods, 2025-01 – present"]);
  expect(conditionsOf(begun)({ title: "Picker", seniority: "Senior (10+)" }).seniority).toEqual({
    verdict: "unknown",
    sentence: "The level is Senior (10+), and the resume shows 2 years of work.",
    open: true,
  });
});

test.each([
  ["This is a part-time position at our store.", "conflict"],
  ["You work under 20 hours per week.", "conflict"],
  ["We offer a zero hours contract.", "conflict"],
  ["Full-time or part-time position.", "unknown"],
  ["Our store serves part-time workers.", "unknown"],
])("conditions: of a job without a type, “%s” is %s for who asks for full time", (text, verdict) => {
  expect(compare({ types: ["Full Time"] }, { title: "Picker", text }).type.verdict).toBe(verdict);
});

test("conditions: a title that names a level asks for it", () => {
  const wanted = { titles: ["Accountant", "Finance Manager"], seniority: ["Mid Career (5-10)"] };
  expect(compare(wanted, { title: "Finance Manager" }).seniority.verdict).toBe("ok");
  expect(compare({ ...wanted, titles: ["Accountant"] }, { title: "Finance Manager" }).seniority.verdict).toBe(
    "conflict",
  );
});

test.each([
  [["Manteno, IL"], "unknown"],
  [["Evanston, IL"], "ok"],
  [["Denver, CO"], "conflict"],
] as const)("conditions: for Chicago %s is %s", (locations, verdict) => {
  const job = { title: "Picker", locations: [...locations] };
  expect(compare({ locations: ["Chicago, IL"] }, job).place.verdict).toBe(verdict);
});

test("conditions: where no field says the place, the ad does", () => {
  const job = { title: "Picker", text: "We pack books in our warehouse. The site is in Southampton." };
  expect(compare({ locations: ["Chicago, IL"] }, job).place).toMatchObject({ verdict: "conflict" });
  expect(compare({ locations: ["Southampton, United Kingdom"] }, job).place).toMatchObject({ verdict: "ok" });
  const unread = { title: "Picker Denver", locations: ["Fernhill Goods"] };
  expect(compare({ locations: ["Chicago, IL"] }, unread).place.verdict).toBe("conflict");
});

test("conditions: a posting or a person without a title is compared by meaning", () => {
  const job = (text: string) => ({ title: "", text });
  const trade = (text: string) => compare({ titles: ["Warehouse Associate"] }, job(text)).trade.closeness;
  expect(trade("You pick and pack orders in our warehouse and drive a forklift.")).toBeGreaterThan(
    trade("You teach mathematics to pupils in our school."),
  );
});

test.each([
  ["Account Executive (German speaking)", "German"],
  ["Kundenberater, französischsprachig", "französisch"],
])("conditions: the title “%s” asks for a language, whatever the text says", (title, language) => {
  const { breaks } = scoreFit({ title, text: "You sell software." }, person({ titles: [title] }));
  expect(breaks).toEqual([expect.stringContaining(language)]);
});

test("conditions: a title that is remote is, whatever place the posting names", () => {
  const job = { title: "Remote Picker", remote: true, locations: ["Evanston, IL"] };
  expect(compare({ locations: ["Chicago, IL"] }, job).place.verdict).toBe("conflict");
  expect(compare({ locations: ["Chicago, IL"], remote: true }, job).place.verdict).toBe("ok");
});

test("conditions: a language that is a must and not known rules a job out, in words", () => {
  const job = {
    title: "Account Executive",
    text: "What you need\n• Fluent German is required\n• Three years of sales to companies",
  };
  const seller = person({ titles: ["Account Executive"] }, [
    "Experience",
    "Account Executive, Fernhill, 2019-01 – present",
    "Sold software to companies.",
    "Languages",
    "English (native), Spanish (B2)",
  ]);
  const fit = scoreFit(job, seller);
  expect(fit.breaks).toEqual([expect.stringContaining("German")]);
  const german = { ...seller, resume: [...seller.resume.slice(0, -1), "English (native), German (native)"] };
  expect(scoreFit(job, german).breaks).toEqual([]);
});
