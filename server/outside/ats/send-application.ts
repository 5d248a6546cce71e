import type { BoardWay } from "#contract/board-applications.ts";
import { boardFor } from "./boards.ts";
import type { AnsweredFile, BoardFile } from "./file-questions.ts";
import { multipart } from "#server/outside/multipart.ts";
import { record, text } from "./json-values.ts";

/** An applicant as boards take them: what the person sent with the application, and nothing else. */
export interface BoardApplicant {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  location: string | null;
  linkedInUrl: string | null;
  /** The cover note and the answers in words. */
  letter: string | null;
  resume: BoardFile | null;
  /** What was answered with a file. */
  files: AnsweredFile[];
}
export interface BoardPosting {
  /** Of the board. */
  address: string;
  sourceId: string;
  sourceUrl: string | null;
  /** The company's API key. */
  key: string | null;
  /** Files that the board's own form asks for, by its fields. */
  files: Record<string, BoardFile>;
}
export interface BoardRequest {
  url: string;
  headers: Record<string, string>;
  body: Buffer;
}

interface BoardAdapter {
  way: BoardWay;
  request: (posting: BoardPosting, applicant: BoardApplicant) => Promise<BoardRequest>;
  /** What the board says of a refusal. */
  reason: (answer: Record<string, unknown>) => string;
}

/** The boards whose documentation has a call that takes applications. */
const adapters: Partial<Record<string, BoardAdapter>> = {
  // Job Board API, "Submit an application".
  greenhouse: {
    way: "key",
    request: toGreenhouse,
    reason: ({ error, errors }) => text(error) || firstOf(errors),
  },
  // Postings API, "Apply to a job posting".
  lever: { way: "key", request: toLever, reason: ({ error }) => text(error) },
  // Careers Site API, "Apply for the job offer".
  recruitee: { way: "open", request: toRecruitee, reason: ({ error }) => firstOf(error) },
};

/** How applications reach boards of a system. */
export function wayTo(system: string): BoardWay {
  return adapters[system]?.way ?? "none";
}

/** The request that hands an application to a board; null where the board takes none. */
export async function applicationRequest(
  system: string,
  posting: BoardPosting,
  applicant: BoardApplicant,
): Promise<BoardRequest | null> {
  return (await adapters[system]?.request(posting, applicant)) ?? null;
}

/** What a board says of an application that it did not take; empty where it says nothing. */
export function boardReason(system: string, body: Buffer): string {
  try {
    return adapters[system]?.reason(record(JSON.parse(body.toString("utf8")))) ?? "";
  } catch {
    return "";
  }
}

async function toGreenhouse({ address, sourceId, key, files }: BoardPosting, applicant: BoardApplicant) {
  const { firstName, lastName, email, phone, location, letter, resume } = applicant;
  return sent(
    `https://boards-api.greenhouse.io/v1/boards/${tokenOf(address)}/jobs/${encodeURIComponent(sourceId)}`,
    { authorization: `Basic ${Buffer.from(`${key}:`).toString("base64")}` },
    {
      first_name: firstName,
      last_name: lastName,
      email,
      phone,
      location,
      cover_letter_text: letter,
      resume,
      ...files,
    },
  );
}

async function toLever({ address, sourceId, key }: BoardPosting, applicant: BoardApplicant) {
  const { firstName, lastName, email, phone, location, linkedInUrl, letter, resume } = applicant;
  const host = /\.eu\.lever\.co/.test(address) ? "api.eu.lever.co" : "api.lever.co";
  const path = `/v0/postings/${tokenOf(address)}/${encodeURIComponent(sourceId)}`;
  return sent(
    `https://${host}${path}?key=${encodeURIComponent(key ?? "")}`,
    {},
    {
      name: `${firstName} ${lastName}`.trim(),
      email,
      phone,
      location,
      "urls[LinkedIn]": linkedInUrl,
      comments: letter,
      resume,
    },
  );
}

async function toRecruitee({ address, sourceId, sourceUrl }: BoardPosting, applicant: BoardApplicant) {
  const { firstName, lastName, email, phone, letter, resume } = applicant;
  const slug = /\/o\/([^/?#]+)/.exec(sourceUrl ?? "")?.[1] ?? encodeURIComponent(sourceId);
  return sent(
    `https://${tokenOf(address)}.recruitee.com/api/offers/${slug}/candidates`,
    {},
    {
      "candidate[name]": `${firstName} ${lastName}`.trim(),
      "candidate[email]": email,
      "candidate[phone]": phone,
      "candidate[cover_letter]": letter,
      "candidate[cv]": resume,
    },
  );
}

function tokenOf(address: string) {
  return encodeURIComponent(boardFor(address)?.token ?? "");
}

type Fields = Record<string, string | null | BoardFile>;

/** A form with files, without the fields that nothing is known for. */
async function sent(url: string, headers: Record<string, string>, fields: Fields): Promise<BoardRequest> {
  const known = Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  const form = await multipart(known);
  return { url, headers: { ...headers, ...form.headers }, body: form.body };
}

/** The first sentence in a list, or in lists by field. */
export function firstOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return firstOf(value[0]);
  const [first] = Object.entries(record(value));
  return first ? `${first[0]}: ${firstOf(first[1])}` : "";
}
