import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { guardedFetch } from "../guarded-fetch.ts";
import { type AtsAccounts, accountsKeyRefused } from "./ats-accounts.ts";
import { komboAccounts } from "./kombo.ts";

const recorded = (name: string) => readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), "utf8");
/** What is answered to a call, as published. */
const answers: Record<string, string> = {
  "POST /v1/connect/create-link": "create-link",
  "GET /v1/connect/integration-by-token/a%2Ftoken": "integration-by-token",
  "GET /v1/ats/jobs?page_size=250&statuses=OPEN": "jobs-1",
  "GET /v1/ats/jobs?page_size=250&statuses=OPEN&cursor=cursor-2": "jobs-2",
  "GET /v1/ats/jobs?remote_ids=32668&page_size=1": "jobs-1",
  "POST /v1/ats/jobs/H5daSm8e85Dmvmne3wLeCPhX/applications": "application-created",
  "DELETE /v1/integrations/greenhouse%3A1": "integration-deleted",
};
interface Asked {
  call: string;
  key: string | undefined;
  account: string | string[] | undefined;
  body: unknown;
}
let asked: Asked[] = [];
const service = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = String(Buffer.concat(parts));
  const call = `${request.method} ${request.url}`;
  asked.push({
    call,
    key: request.headers.authorization,
    account: request.headers["x-integration-id"],
    body: text && JSON.parse(text),
  });
  response.statusCode = answers[call] ? 200 : 404;
  response.setHeader("content-type", "application/json");
  response.end(recorded(answers[call] || "not-found"));
});
let kombo: AtsAccounts;

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(service.address() as AddressInfo).port}`;
  const settings = { KOMBO_KEY: "a-key", KOMBO_URL: `http://${host}/v1` };
  kombo = komboAccounts(settings, guardedFetch([host]))!;
});
beforeEach(() => {
  asked = [];
});
afterAll(() => new Promise((resolve) => service.close(resolve)));

test("connected accounts: without a key there are none", () => {
  expect(
    komboAccounts({ KOMBO_KEY: undefined, KOMBO_URL: "https://x.example" }, guardedFetch([])),
  ).toBeNull();
});

test("connected accounts: a link is made for a company and its member", async () => {
  const company = { id: "company-1", name: "Saltmarsh Instruments", email: "ines@saltmarsh.example" };
  expect(await kombo.connectLink(company)).toBe("https://connect.kombo.dev/v1?token=example-token");
  expect(asked).toEqual([
    {
      call: "POST /v1/connect/create-link",
      key: "Bearer a-key",
      account: undefined,
      body: {
        end_user_email: "ines@saltmarsh.example",
        end_user_organization_name: "Saltmarsh Instruments",
        end_user_origin_id: "company-1",
        integration_category: "ATS",
        language: "en",
        link_type: "EMBEDDED",
      },
    },
  ]);
});

test("connected accounts: a token names the account, its system and whom it was made for", async () => {
  expect(await kombo.accountOf("a/token")).toEqual({
    id: "greenhouse:HWUTwvyx2wLoSUHphiWVrp28",
    system: "greenhouse",
    companyId: "company-1",
  });
  await expect(kombo.accountOf("unknown")).rejects.toThrow(
    "Kombo answered 404: There is no such integration.",
  );
});

test("connected accounts: all pages of open jobs are read, confidential ones are left out", async () => {
  const reading = await kombo.readJobs("greenhouse:1");
  expect(asked.map(({ account }) => account)).toEqual(["greenhouse:1", "greenhouse:1"]);
  expect(reading).toMatchObject({
    ok: true,
    unread: [{ reason: "It has no title." }],
    jobs: [
      {
        sourceId: "32668",
        url: "https://boards.greenhouse.io/saltmarsh/jobs/32668",
        title: "Field engineer",
        department: "Operations",
        locations: ["Leeds, United Kingdom"],
        workplaceType: "hybrid",
        employmentType: "Full Time",
        salary: { currency: "GBP", period: "year" },
        publishedAt: "2026-10-08T07:45:20.000Z",
        closesOn: "2027-01-15",
        internal: false,
      },
      {
        title: "Warehouse hand",
        url: "",
        employmentType: "Part Time",
        salary: { currency: "EUR", period: "week" },
        closesOn: null,
        internal: true,
      },
    ],
  });
});

test("connected accounts: one that cannot be read changes nothing and says why", async () => {
  answers["GET /v1/ats/jobs?page_size=250&statuses=OPEN&cursor=cursor-2"] = "";
  expect(await kombo.readJobs("greenhouse:1")).toEqual({
    ok: false,
    code: "failed",
    reason:
      "This account is no longer connected. Disconnect it here and connect it again. We didn’t change anything.",
  });
});

test.each([
  [401, accountsKeyRefused],
  [429, "Kombo is getting too many requests and asks us to wait (429)."],
  [503, "Kombo couldn’t read the account (503)."],
  [undefined, "Couldn’t reach Kombo, which opens the account to us."],
])("connected accounts: an answer with status %s says why it can’t be read", async (status, why) => {
  const settings = { KOMBO_KEY: "a-key", KOMBO_URL: "https://kombo.example" };
  const accounts = komboAccounts(settings, async () => {
    if (!status) throw new Error("connection refused");
    return { status, contentType: "application/json", body: Buffer.from("{}") };
  })!;
  const reason = `${why} We didn’t change anything.`;
  expect(await accounts.readJobs("greenhouse:1")).toEqual({ ok: false, code: "failed", reason });
});

test("connected accounts: disconnecting one that is gone already is no failure", async () => {
  await kombo.disconnect("greenhouse:1");
  await kombo.disconnect("greenhouse:2");
  expect(asked.map(({ call }) => call)).toEqual([
    "DELETE /v1/integrations/greenhouse%3A1",
    "DELETE /v1/integrations/greenhouse%3A2",
  ]);
});

test("connected accounts: an application is handed to the job that Kombo knows by its system’s number", async () => {
  const applicant = {
    firstName: "Ann",
    lastName: "Lee",
    email: "ann@people.example",
    phone: null,
    location: null,
    linkedInUrl: null,
    letter: "I bake.",
    resume: { name: "ann.pdf", type: "application/pdf", bytes: Buffer.from("%PDF") },
    files: [{ question: "A loaf?", name: "loaf.txt", type: "text/plain", bytes: Buffer.from("rye") }],
  };
  expect(await kombo.apply("greenhouse:1", "32668", applicant)).toEqual({ status: 200, reason: "" });
  expect(asked[1]).toMatchObject({
    account: "greenhouse:1",
    body: {
      candidate: { first_name: "Ann", last_name: "Lee", email_address: "ann@people.example" },
      attachments: [
        { name: "ann.pdf", content_type: "application/pdf", data: "JVBERg==", type: "CV" },
        { name: "Cover note.txt", content_type: "text/plain", data: "SSBiYWtlLg==", type: "COVER_LETTER" },
        { name: "loaf.txt", content_type: "text/plain", data: "cnll", type: "OTHER" },
      ],
    },
  });
  const refused = await kombo.apply("greenhouse:1", "1", applicant);
  expect(refused).toEqual({ status: 404, reason: "There is no such integration." });
});
