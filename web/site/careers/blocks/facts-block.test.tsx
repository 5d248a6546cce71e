import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Company } from "#contract/company-shapes.ts";
import { blankBlock } from "#shared/blocks/blocks.ts";
import { Facts } from "./facts-block.tsx";

const bare = {
  companyIndustry: [],
  companyType: null,
  companyFounders: [],
  workplaceType: null,
  companyCultureTags: [],
  addGlassdoorReview: false,
  glassdoorRating: 4.24,
  glassdoorReviewCount: 31,
  glassdoorLink: "https://glassdoor.example/kelp",
  isManaged: false,
  answerDays: 60,
} as unknown as Company;
const glance = (company: Partial<Company>) =>
  renderToStaticMarkup(<Facts block={blankBlock("facts", "f")} company={{ ...bare, ...company }} />);

test("careers page: what a company left open has no place, and an unclaimed one promises nothing", () => {
  expect(glance({})).toBe("");
  const page = glance({ isManaged: true, workplaceType: "hybrid", companyFounders: ["Ida", "Abbie"] });
  for (const words of ["Hybrid", "Ida, Abbie", "Answered within 60 days"]) expect(page).toContain(words);
});

test("careers page: founding year, size, remote-first and referral reviews are facts, whatever numbers a company writes", () => {
  const page = glance({
    companyFoundedYear: 1998,
    companySize: "Growing",
    workplaceType: "hybrid",
    remoteFirst: true,
    isManaged: true,
    referralReviews: true,
  });
  for (const words of ["1998", "201–500", "Hybrid, Remote-first", "Coworkers vote first"])
    expect(page).toContain(words);
});

test("careers page: the Glassdoor rating stands there only when the company wants it, with its page", () => {
  expect(glance({ companyType: "Startup" })).not.toContain("Glassdoor");
  const page = glance({ addGlassdoorReview: true });
  expect(page).toContain('href="https://glassdoor.example/kelp"');
  expect(page).toContain("4.2 of 5 from 31 reviews");
  const unrated = glance({ addGlassdoorReview: true, glassdoorRating: null });
  expect(unrated).toContain(
    '<a href="https://glassdoor.example/kelp" rel="noreferrer">What employees say</a>',
  );
  expect(glance({ addGlassdoorReview: true, glassdoorRating: null, glassdoorLink: null })).toBe("");
});
