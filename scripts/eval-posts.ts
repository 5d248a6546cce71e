import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import { readPosting } from "#server/domains/jobs/posting/read-posting.ts";
import type { ReadPosting } from "#contract/job-posting.ts";
import { estimateShare } from "./eval/bootstrap.ts";
import { plainPost, readPost } from "./eval/real/hiring-posts.ts";
import "./command-errors.ts";
import { readLines } from "./read-input.ts";

/**
 * Reads real posts of free text against labels kept by hash (scripts/eval/reading/hiring-posts.tsv), beside a reading
 * by bars alone. It looks at the tuning half unless `--locked` is given.
 */
const { values } = parseArgs({
  options: { locked: { type: "boolean", default: false }, misses: { type: "boolean", default: false } },
});
const folder = process.env["REAL_DATA_DIR"];
if (!folder) {
  console.error("Set REAL_DATA_DIR to the folder that holds jobs-hn-whoishiring.");
  process.exit(2);
}

interface Label {
  company: string | null;
  titles: string[];
  places: string[];
  remote: boolean | null;
  type: string | null;
  pay: string | null;
}

const labels = new Map(
  readLines(join(import.meta.dirname, "eval/reading/hiring-posts.tsv")).map((line) => {
    const [key = "", company = "-", titles = "-", places = "-", remote, type = "-", pay = "-"] =
      line.split("\t");
    const said = (text: string) => (text === "-" ? null : text);
    return [
      key,
      {
        company: said(company),
        titles: said(titles)?.split(";;") ?? [],
        places: said(places)?.split(";;") ?? [],
        remote: remote === "?" ? null : remote === "y",
        type: said(type),
        pay: said(pay),
      } satisfies Label,
    ] as const;
  }),
);

interface Post {
  id: number;
  text?: string;
}
const posts: { key: string; html: string }[] = gunzipSync(
  readFileSync(join(folder, "jobs-hn-whoishiring/2018.jsonl.gz")),
)
  .toString("utf8")
  .trim()
  .split("\n")
  .map((line): Post => JSON.parse(line))
  .map(({ id, text }) => ({
    key: createHash("sha256").update(`hn:${id}`).digest("hex").slice(0, 12),
    html: text ?? "",
  }))
  .filter(({ key }) => labels.has(key) && isLocked(key) === values.locked);

/** Half of the posts, by the hash of their key, were kept for the end. */
function isLocked(key: string): boolean {
  return createHash("sha256").update(key).digest()[0]! % 2 === 1;
}

type Found = Pick<ReadPosting, "jobTitle" | "company" | "locations" | "remote" | "employmentType" | "salary">;

function bare(text: string | null): string {
  return (text ?? "").toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

const cities: Record<string, string> = {
  nyc: "newyork",
  newyorkcity: "newyork",
  sf: "sanfrancisco",
  la: "losangeles",
};

function sameTitle(found: string | null, label: Label): boolean {
  if (label.titles.length === 0) return true;
  const own = bare(found);
  return label.titles.some((title) => own !== "" && (own.includes(bare(title)) || bare(title).includes(own)));
}

function samePlaces(found: readonly string[], label: Label): boolean {
  const own = found.map((place) => bare(place.split(",")[0]!)).map((place) => cities[place] ?? place);
  const wanted = label.places.map(bare).map((place) => cities[place] ?? place);
  if (wanted.length === 0) return own.length === 0;
  const hit = (place: string) => wanted.some((other) => place.includes(other) || other.includes(place));
  return own.length > 0 && own.every(hit) && own.length >= Math.min(wanted.length, 2);
}

function payText({ salary }: Found): string | null {
  if (!salary) return null;
  const units = (amount: number | null) => (amount === null ? "" : String(Math.round(amount / 100)));
  return `${salary.currency ?? "USD"} ${units(salary.min)}-${units(salary.max)}`;
}

function judged(found: Found, label: Label): Record<string, boolean | null> {
  return {
    title: label.titles.length === 0 ? null : sameTitle(found.jobTitle, label),
    company: label.company === null ? null : bare(found.company) === bare(label.company),
    place: samePlaces(found.locations, label),
    remote: label.remote === null ? null : found.remote === label.remote,
    type: label.type === null ? null : found.employmentType === label.type,
    pay: label.pay === null ? (payText(found) === null ? null : false) : payText(found) === label.pay,
  };
}

function byBars(html: string): Found {
  const post = readPost(html);
  return {
    jobTitle: post?.title ?? null,
    company: post?.company ?? null,
    locations: post?.location ? [post.location] : [],
    remote: post?.remote ?? false,
    employmentType: null,
    salary: null,
  };
}

const judgements = posts.map(({ key, html }) => {
  const label = labels.get(key)!;
  const found = readPosting(plainPost(html));
  const ours = judged(found, label);
  if (values.misses && Object.values(ours).includes(false))
    console.log(key, ours, { ...found, jobDescription: undefined, pay: payText(found) }, label);
  return { ours, plain: judged(byBars(html), label) };
});

function share(results: readonly Record<string, boolean | null>[], name: string): string {
  const told = results.map((result) => result[name]).filter((right) => typeof right === "boolean");
  const { mean, low, high } = estimateShare(told.map((right) => ({ part: Number(right), whole: 1 })));
  return `${mean.toFixed(3)} [${low.toFixed(2)}-${high.toFixed(2)}] of ${told.length}`;
}

console.log(`${values.locked ? "locked" : "tuning"} half: ${judgements.length} of the posts were found`);
console.table(
  Object.fromEntries(
    ["title", "company", "place", "remote", "type", "pay"].map((name) => [
      name,
      {
        ours: share(
          judgements.map(({ ours }) => ours),
          name,
        ),
        "by bars": share(
          judgements.map(({ plain }) => plain),
          name,
        ),
      },
    ]),
  ),
);
