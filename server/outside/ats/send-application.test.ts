import { expect, test } from "vitest";
import {
  type BoardApplicant,
  type BoardPosting,
  applicationRequest,
  boardReason,
  wayTo,
} from "./send-application.ts";

const ann: BoardApplicant = {
  firstName: "Ann Marie",
  lastName: "Lee",
  email: "ann@people.example",
  phone: "+44 20 7946 0000",
  location: "Leeds, United Kingdom",
  linkedInUrl: "https://www.linkedin.com/in/ann",
  letter: "I bake.",
  resume: { name: "ann.pdf", type: "application/pdf", bytes: Buffer.from("%PDF-1.4") },
  files: [],
};

async function requestTo(
  system: string,
  address: string,
  applicant = ann,
  files: BoardPosting["files"] = {},
) {
  const posting = {
    address,
    sourceId: "127817",
    sourceUrl: "https://acme.recruitee.com/o/night-baker",
    key: "a-secret-key",
    files,
  };
  const request = (await applicationRequest(system, posting, applicant))!;
  const { url, headers, body } = request;
  const form = await new Response(new Uint8Array(body), { headers }).formData();
  const fields = Object.fromEntries(
    [...form].map(([name, value]) => [
      name,
      typeof value === "string" ? value : `file ${value.name} ${value.type}`,
    ]),
  );
  return { url, authorization: headers.authorization, fields };
}

test("board applications: Greenhouse gets a form with the key as user name", async () => {
  expect(await requestTo("greenhouse", "https://boards.greenhouse.io/acme")).toEqual({
    url: "https://boards-api.greenhouse.io/v1/boards/acme/jobs/127817",
    authorization: `Basic ${btoa("a-secret-key:")}`,
    fields: {
      first_name: "Ann Marie",
      last_name: "Lee",
      email: "ann@people.example",
      phone: "+44 20 7946 0000",
      location: "Leeds, United Kingdom",
      cover_letter_text: "I bake.",
      resume: "file ann.pdf application/pdf",
    },
  });
});

test("board applications: Greenhouse gets files under the fields of its own questions", async () => {
  const loaf = { name: "loaf.jpg", type: "image/jpeg", bytes: Buffer.from("rye") };
  const files = { question_12350: loaf };
  const { fields } = await requestTo("greenhouse", "https://boards.greenhouse.io/acme", ann, files);
  expect(fields).toMatchObject({
    resume: "file ann.pdf application/pdf",
    question_12350: "file loaf.jpg image/jpeg",
  });
});

test("board applications: Lever gets the key in the address, at the instance of the board", async () => {
  const { url, fields } = await requestTo("lever", "https://jobs.eu.lever.co/acme");
  expect(url).toBe("https://api.eu.lever.co/v0/postings/acme/127817?key=a-secret-key");
  expect(fields).toEqual({
    name: "Ann Marie Lee",
    email: "ann@people.example",
    phone: "+44 20 7946 0000",
    location: "Leeds, United Kingdom",
    "urls[LinkedIn]": "https://www.linkedin.com/in/ann",
    comments: "I bake.",
    resume: "file ann.pdf application/pdf",
  });
});

test("board applications: Recruitee gets the candidate at the offer’s own address, without a key", async () => {
  const { url, fields, authorization } = await requestTo("recruitee", "https://acme.recruitee.com", {
    ...ann,
    phone: null,
    resume: null,
  });
  expect(url).toBe("https://acme.recruitee.com/api/offers/night-baker/candidates");
  expect(authorization).toBeUndefined();
  expect(fields).toEqual({
    "candidate[name]": "Ann Marie Lee",
    "candidate[email]": "ann@people.example",
    "candidate[cover_letter]": "I bake.",
  });
});

test.each([
  ["greenhouse", '{"status":422,"error":"Invalid attributes: first_name"}', "Invalid attributes: first_name"],
  ["lever", '{"ok":false,"error":"Posting was not found"}', "Posting was not found"],
  [
    "recruitee",
    '{"error":["Phone can\'t be blank"],"error_fields":{"phone":["can\'t be blank"]}}',
    "Phone can't be blank",
  ],
  ["lever", "<html>", ""],
])("board applications: what %s says of a refusal is kept: %s", (system, body, said) => {
  expect(boardReason(system, Buffer.from(body))).toBe(said);
});

test("board applications: boards without a documented call take none", async () => {
  expect(["greenhouse", "lever", "recruitee", "workable", "ashby"].map(wayTo)).toEqual([
    "key",
    "key",
    "open",
    "none",
    "none",
  ]);
  const posting = {
    address: "https://apply.workable.com/acme",
    sourceId: "1",
    sourceUrl: null,
    key: null,
    files: {},
  };
  expect(await applicationRequest("workable", posting, ann)).toBeNull();
});
