import type { careers } from "#contract/careers.ts";
import type { Answer } from "#contract/endpoint.ts";
import type { Visitor } from "#web/shared/session/visitor.tsx";
import { listed } from "./blocks/open-jobs.tsx";

const most = { department: 120, place: 200, q: 200, page: 100_000 };

/** Which of the jobs an address asks for. */
export function wantedIn(search: URLSearchParams) {
  const text = (name: "department" | "place" | "q") => search.get(name)?.trim().slice(0, most[name]) ?? "";
  const page = Math.trunc(Number(search.get("page"))) || 1;
  return {
    department: text("department"),
    place: text("place"),
    q: text("q"),
    page: Math.min(most.page, Math.max(1, page)),
  };
}

interface Asked {
  wanted: ReturnType<typeof wantedIn>;
  previewOf: string | null;
  visitor: Visitor;
}
/** What the page is made of, by what the server answered. */
export function careersData(found: Answer<typeof careers.show>, { wanted, previewOf, visitor }: Asked) {
  const { company, document, team, open, departments, places, pages } = found;
  const jobs = { jobs: found.jobs.map(listed), open, departments, places, pages, wanted, previewOf };
  return { document, visitor, view: { company, team, jobs } };
}
