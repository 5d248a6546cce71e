import type { AtsSystem } from "./feed-job.ts";

/** A company's board at one of the systems. */
export interface Board {
  system: AtsSystem;
  token: string;
}

const name = String.raw`(?<token>[\w.-]+)`;
const boards: ReadonlyArray<[AtsSystem, RegExp]> = [
  [
    "greenhouse",
    /^(?:job-)?boards(?:\.eu)?\.greenhouse\.io\/embed\/job_(?:board|app)(?:\/js)?\?(?:.*&)?for=(?<token>[\w-]+)/,
  ],
  ["greenhouse", new RegExp(String.raw`^(?:boards-api|api)(?:\.eu)?\.greenhouse\.io\/v1\/boards\/${name}`)],
  ["greenhouse", new RegExp(String.raw`^(?:job-)?boards(?:\.eu)?\.greenhouse\.io\/${name}`)],
  ["lever", new RegExp(String.raw`^(?:jobs|api)(?:\.eu)?\.lever\.co\/(?:v0\/postings\/)?${name}`)],
  ["ashby", /^api\.ashbyhq\.com\/posting-api\/job-board\/(?<token>[^/?#]+)/],
  ["ashby", /^jobs\.ashbyhq\.com\/(?<token>[^/?#]+)/],
  ["smartrecruiters", new RegExp(String.raw`^api\.smartrecruiters\.com\/v1\/companies\/${name}`)],
  ["smartrecruiters", new RegExp(String.raw`^(?:careers|jobs)\.smartrecruiters\.com\/${name}`)],
  [
    "workable",
    new RegExp(String.raw`^(?:apply|www)\.workable\.com\/api\/(?:v\d\/)?(?:widget\/)?accounts\/${name}`),
  ],
  ["workable", new RegExp(String.raw`^apply\.workable\.com\/(?!j\/|api\/)${name}`)],
  ["workable", /^(?!apply\.|www\.|jobs\.|help\.)(?<token>[\w-]+)\.workable\.com(?:\/|$)/],
  ["recruitee", /^(?!api\.|www\.|docs\.|support\.)(?<token>[\w-]+)\.recruitee\.com(?:\/|$)/],
];

/** The board an address belongs to: "https://boards.greenhouse.io/acme" is acme's at Greenhouse. */
export function boardFor(url: string): Board | null {
  const plain = url
    .trim()
    .replace(/^https?:\/\//i, "")
    .replace(/^[^/?#]+/, (host) => host.toLowerCase());
  for (const [system, pattern] of boards) {
    const token = pattern.exec(plain)?.groups?.token;
    if (token) return { system, token: decodeURIComponent(token) };
  }
  return null;
}

/** How many postings SmartRecruiters serves in one answer. */
export const smartrecruitersPage = 100;

/** The addresses that together hold a board; further pages are asked for by what the first one counts. */
export function boardAddresses(system: AtsSystem, token: string, total = 0): string[] {
  const board = encodeURIComponent(token);
  switch (system) {
    case "greenhouse":
      return [`https://boards-api.greenhouse.io/v1/boards/${board}/jobs?content=true`];
    case "lever":
      return [`https://api.lever.co/v0/postings/${board}?mode=json`];
    case "ashby":
      return [`https://api.ashbyhq.com/posting-api/job-board/${board}?includeCompensation=true`];
    case "workable":
      return [`https://apply.workable.com/api/v1/widget/accounts/${board}?details=true`];
    case "recruitee":
      return [`https://${board}.recruitee.com/api/offers/`];
    case "smartrecruiters": {
      const pages = Math.max(1, Math.ceil(total / smartrecruitersPage));
      const first = `https://api.smartrecruiters.com/v1/companies/${board}/postings?limit=${smartrecruitersPage}`;
      return Array.from({ length: pages }, (_, page) => `${first}&offset=${page * smartrecruitersPage}`);
    }
  }
}

/** Where one posting is answered with its text, at systems whose lists leave the texts out. */
export function postingAddress({ system, token }: Board, id: string): string | null {
  if (system !== "smartrecruiters") return null;
  return `https://api.smartrecruiters.com/v1/companies/${encodeURIComponent(token)}/postings/${encodeURIComponent(id)}`;
}
