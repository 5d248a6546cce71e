import { expect, test } from "vitest";
import { readTitle, titleSimilarity } from "./titles.ts";

test.each([
  ["Sr. SWE", "senior", "Engineering", "software engineer"],
  ["Staff Nurse", null, "Healthcare", "staff nurse"],
  ["Staff Software Engineer", "lead", "Engineering", "software engineer"],
  ["Jr Data Analyst", "junior", "Data", "data analyst"],
  ["Executive Assistant", null, "Administration", "executive assistant"],
  ["VP of Sales", "executive", "Sales", "vice president of sales"],
  ["Marketing Intern", "intern", "Marketing", "marketing"],
  ["HR Manager", "manager", "People", "human resources manager"],
  ["Frontend Developer (m/w/d)", null, "Engineering", "frontend developer"],
  ["Physiotherapist (Band 6)", "mid", "Other", "physiotherapist"],
  ["Stage - Chef de projet (H/F)", "intern", "Operations", "project manager"],
  ["Stage Manager", "manager", "Design", "stage manager"],
  ["Commis Chef", "junior", "Operations", "commis chef"],
  ["Zookeeper of dreams", null, "Other", "zookeeper of dreams"],
])("job titles: %s is read as %s in %s", (title, level, department, core) => {
  expect(readTitle(title)).toMatchObject({ level, department, core });
});

test("job titles: abbreviations mean the same as the words", () => {
  expect(titleSimilarity("SWE", "Software Developer")).toBe(1);
  expect(titleSimilarity("RN", "Registered Nurse")).toBe(1);
  expect(readTitle("RN").occupation?.code).toBe("29-1141.00");
});

test("job titles: both genders are one title", () => {
  expect(titleSimilarity("Sachbearbeiter/-in", "Sachbearbeiterin")).toBe(1);
  expect(titleSimilarity("Vendeur (H/F)", "Vendeuse")).toBe(1);
});

test("job titles: titles of one trade are closer than titles of two", () => {
  expect(titleSimilarity("Frontend Engineer", "React Developer")).toBeGreaterThan(0.5);
  expect(titleSimilarity("Software Engineer", "Sales Manager")).toBeLessThan(0.2);
});

test("job titles: a senior title is senior, a plain one says nothing", () => {
  expect(readTitle("Senior Accountant").seniority).toBe("Senior (10+)");
  expect(readTitle("Accountant").seniority).toBeNull();
});
