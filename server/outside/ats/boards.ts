import type { AtsSystem, Board } from "./feed-job.ts";

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
  ["teamtailor", /^(?!api\.|www\.|support\.|app\.)(?<token>[\w-]+(?:\.[a-z]{2})?)\.teamtailor\.com(?:\/|$)/],
  ["personio", /^(?<token>[\w-]+)\.jobs\.personio\.(?:de|com)(?:\/|$)/],
  ["pinpoint", /^(?!api\.|www\.|app\.|developers\.)(?<token>[\w-]+)\.pinpointhq\.com(?:\/|$)/],
  ["rippling", /^ats\.rippling\.com\/(?:[a-z]{2}-[A-Z]{2}\/)?(?!api\/)(?<token>[\w-]+)(?:\/|$)/],
  ["rippling", /^api\.rippling\.com\/platform\/api\/ats\/v1\/board\/(?<token>[\w-]+)/],
  ["bamboohr", /^(?!api\.|www\.|help\.)(?<token>[\w-]+)\.bamboohr\.com(?:\/|$)/],
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

/** How a board is known, whatever address leads to it: "greenhouse/acme"; null for other addresses. */
export function boardKey(url: string): string | null {
  const board = boardFor(url);
  return board && `${board.system}/${board.token.toLowerCase()}`;
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
    case "teamtailor":
      return [`https://${token}.teamtailor.com/jobs.rss`];
    case "personio":
      return [`https://${board}.jobs.personio.com/xml?language=en`];
    case "pinpoint":
      return [`https://${board}.pinpointhq.com/postings.json`];
    case "rippling":
      return [`https://api.rippling.com/platform/api/ats/v1/board/${board}/jobs`];
    case "bamboohr":
      return [`https://${board}.bamboohr.com/careers/list`];
    case "jobposting":
      return [];
    case "smartrecruiters": {
      const pages = Math.max(1, Math.ceil(total / smartrecruitersPage));
      const first = `https://api.smartrecruiters.com/v1/companies/${board}/postings?limit=${smartrecruitersPage}`;
      return Array.from({ length: pages }, (_, page) => `${first}&offset=${page * smartrecruitersPage}`);
    }
  }
}

/** Where one posting is answered with its text, at systems whose lists leave the texts out. */
export function postingAddress({ system, token }: Board, id: string): string | null {
  const [board, posting] = [encodeURIComponent(token), encodeURIComponent(id)];
  if (system === "smartrecruiters")
    return `https://api.smartrecruiters.com/v1/companies/${board}/postings/${posting}`;
  if (system === "rippling")
    return `https://api.rippling.com/platform/api/ats/v1/board/${board}/jobs/${posting}`;
  return system === "bamboohr" ? `https://${board}.bamboohr.com/careers/${posting}/detail` : null;
}

const unreadSystems: ReadonlyArray<[string, RegExp]> = [
  ["Workday", /\.myworkday(?:jobs|site)\.com$/],
  ["Jobvite", /(?:^|\.)jobvite\.com$/],
  ["iCIMS", /\.icims\.com$/],
  ["Taleo", /\.taleo\.net$/],
  ["SuccessFactors", /\.(?:successfactors|sapsf)\.(?:com|eu)$/],
  ["UKG", /\.(?:ultipro|ukg)\.(?:com|ca)$/],
  ["ADP", /\.adp\.com$/],
  ["Paylocity", /\.paylocity\.com$/],
  ["JazzHR", /\.applytojob\.com$/],
  ["Breezy", /\.breezy\.hr$/],
];

/** The system of a board that is not read as a whole, so that a refusal can name it. */
export function unreadSystemAt(address: string): string | null {
  const host = URL.parse(address)?.hostname ?? "";
  return unreadSystems.find(([, pattern]) => pattern.test(host))?.[0] ?? null;
}
