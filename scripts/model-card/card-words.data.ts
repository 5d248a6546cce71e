import type { FitSigns } from "#server/matching-engine/fit-points.ts";
import type { share } from "#server/matching-engine/score.ts";
import type { CandidateText, JobText } from "#server/matching-engine/types.ts";
import type { ResultName } from "../eval/results.ts";

/** The words of the model card. A new field, sign or result does not compile until it has a description. */
export const personWords: Record<Exclude<keyof CandidateText, "wanted" | "withheld">, string> = {
  asOf: "the day, for spans that last until today",
  resume: "the lines of the resume",
  profile: "what they wrote in their profile",
  answers: "their answers to the job’s questions",
  skills: "the skills they list",
  work: "positions with their dates and descriptions",
  location: "where they are",
};
export const wantedWords: Record<keyof NonNullable<CandidateText["wanted"]>, string> = {
  titles: "job titles",
  locations: "places",
  remote: "remote work",
  remoteFrom: "where they work remotely from",
  mayWorkIn: "where they need no permit",
  sharedHours: "hours shared with the team",
  salary: "the least pay",
  currency: "its currency",
  types: "kinds of work",
  seniority: "levels",
};
export const jobWords: Record<keyof JobText, string> = {
  title: "title",
  descriptionHtml: "description",
  text: "text of an ad from elsewhere",
  department: "department",
  seniority: "level",
  locations: "places",
  remote: "whether it’s remote",
  remoteRegions: "where it may be done from",
  companyPlace: "where the company is",
  salary: "pay",
  employmentType: "kind of work",
  requirements: "requirements the hiring team corrected",
};
export const signWords: Record<keyof FitSigns, string> = {
  trade: "how sure it is that the job is of the person’s trade: the logarithm of the odds, -6 to 6",
  sameTrade: "the trade isn’t another (1 or 0)",
  near: "the place is near or remote from where the person may work (1 or 0)",
  notElsewhere: "the place isn’t out of reach (1 or 0)",
  levelAskedFor: "the level is one the person asked for (1 or 0)",
  nothingBroken: "no condition is broken (1 or 0)",
  kept: "one less for each condition that is broken",
  knownLevel: "one less where the level is one the person hasn’t worked at, and they asked for none",
  noDoubt: "one less where a language or license that is a must isn’t sure",
  text: "how well the text fits, 0 to 1",
};
export const partWords: Record<keyof typeof share, string> = {
  requirements: "what the job asks for, each met, unclear or missing",
  skills: "the skills the job names",
  words: "how alike the words of both texts are, rare ones counting more",
};

export const resultWords: Record<ResultName, string> = {
  lockedPeople:
    "12 invented people of 12 trades who were kept back from the work on the scorer, and real job ads. Assessors who saw neither ranking nor score graded each pair from 0 to 3. TF-IDF and BM25 are plain rankings by words; chance is a random order. This is the table that is claimed.",
  tuningPeople:
    "24 more, of whom 10 were graded by one assessor alone. The points are fitted on them, so this table flatters.",
  ownPairs:
    "How often a job that fits is scored above one that doesn’t. We wrote these people and ads ourselves.",
  adLines: "How well lines of real ads that ask for something are found.",
  shownLines:
    "Lines the product shows as proof, judged true or false by assessors. Each set was judged once, before the repairs it led to.",
  steadiness: "How many points of 100 a score moves when only the form of a text changes.",
};

export const uses = [
  "It orders jobs for a job seeker and chooses the ten of the day.",
  "It orders applicants, leads and people in a talent pool for a hiring team, with the lines that show each requirement.",
  "Automatic sourcing, where a team turns it on, adds people as leads whose score reaches the job’s qualification score (70 unless the team changes it), at most 25 a run.",
];
export const notFor = [
  "Deciding about a person. No one is rejected or shortlisted by a score; a person on the hiring team decides.",
  "Predicting how well someone will do the work, how long they will stay, or whether they will be hired. It was never compared with any of these.",
  "Comparing people across jobs. A score says how well one person and one job fit.",
  "Proving that a person lacks something. “Unclear” and “missing” mean that the resume doesn’t show it.",
];
export const limits = [
  "All people of the evaluation are invented, and few: 12 kept back make wide intervals. No applicants, hires or hiring teams were measured.",
  "The assessors are language models of one make, not recruiters, and the points are fitted on their grades. Two of them agree with a weighted kappa of .97 to .98, which is more than two people would.",
  "Only pooled jobs were graded: those that an earlier version, a plain ranking or words chosen by hand had found, and some drawn by chance.",
  "29 of the 36 resumes are in English, 3 in German, 3 in French and 1 in Portuguese. Spanish, Dutch and Italian are read too, and how well they are matched isn’t measured.",
  "Where few jobs of a trade are within reach, neighboring trades come next.",
  "One form of a resume can score otherwise than another: the last table above.",
  "The lists of places, skills, titles and word forms that the scorer reads have grown since the people were measured, without a new version. Those figures are therefore not exactly those of today.",
];
export const genderOfTitles =
  "Checked and **not held** in every case: the title of a position for a woman and for a man in other languages, in the same resume and for a job that is called as the man is; woman minus man, points of 100. The pairs were written by people who hadn’t seen the scorer. The 240 newest were asked once before anyone read them: 201 scored alike and women lost 2.6 points on average (7 and 10.9 with version `fit-9`). What they showed was repaired, so the table flatters. In languages that aren’t in it, such as Polish, no form of a title is known.";
export const notChecked = [
  "Impact ratios: scores and selection rates of real applicants by sex, ethnicity or age were never computed, and no independent audit was made. New York City’s Local Law 144 asks employers for an audit with such ratios by sex and by race or ethnicity.",
  "Indirect signs: gaps between jobs, part-time work, the place one lives in, the years of experience, the language and style of a resume, or work for organizations that tell of an origin, a religion or a disability.",
  "Swaps in whole resumes of real people, for other jobs than the one of the test, or of names and schools in other languages than English: the rules that take those out are written for English.",
  "Whether hiring teams decide otherwise because they see a score.",
];
export const switches = [
  "Each job seeker, anytime, in Preferences or Settings > Privacy. Their matches are then the newest jobs that meet all their preferences; hiring teams get their applications without a score; the scores their applications had are deleted, except in the decision log where something was decided; automatic sourcing never adds them.",
  "Hiring teams can’t turn it on for someone who turned it off. They choose whether a job uses automatic sourcing.",
];
