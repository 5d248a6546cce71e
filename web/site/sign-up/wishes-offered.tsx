import { queryOptions, useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { Chip, Chips } from "#ui/controls/choice/chip.tsx";
import { FieldGroup } from "#ui/controls/fields/field.tsx";
import { api } from "#web/api/client.ts";
import type { Draft } from "./draft.ts";

const titlesIn = (q: string) =>
  queryOptions({
    queryKey: ["job-titles", q],
    queryFn: () => api.candidates.titles({ query: { q, limit: 4 } }),
    enabled: q !== "",
  });

/** Job titles in what the person said first and in their newest positions, and where they live, one press away from the lists below. */
export function WishesOffered({ draft }: { draft: Draft }) {
  const { initialQuery = "", selectedJobTitles = [], resumeData } = draft.values;
  const { data: said = [] } = useQuery(titlesIn(roleWords(initialQuery)));
  const isNew = (title: string, among = selectedJobTitles) => !among.some((each) => sameTitle(each, title));
  const add = (title: string) => draft.change({ selectedJobTitles: [...selectedJobTitles, title] });
  const read = newestTitles(resumeData?.workExperience ?? []);
  const { preferredLocations = [], location: home = "" } = draft.values;
  return (
    <>
      <Offered
        legend={`You’re looking for: ${initialQuery.trim()}`}
        label="Job titles that may fit"
        to="job titles"
        wishes={said.filter((title) => isNew(title))}
        onAdd={add}
      />
      <Offered
        legend="You worked as"
        label="From your latest positions"
        to="job titles"
        wishes={read.filter((title) => isNew(title) && isNew(title, said))}
        onAdd={add}
      />
      <Offered
        legend="You live in"
        label="Where you live"
        to="locations"
        wishes={home !== "" && isNew(home, preferredLocations) ? [home] : []}
        onAdd={(place) => draft.change({ preferredLocations: [...preferredLocations, place] })}
      />
    </>
  );
}

interface OfferedProps {
  legend: string;
  label: string;
  /** The list they go into. */
  to: string;
  wishes: readonly string[];
  onAdd: (wish: string) => void;
}
function Offered({ legend, label, to, wishes, onAdd }: OfferedProps) {
  if (wishes.length === 0) return null;
  return (
    <FieldGroup legend={legend} hint={`Add what fits to your ${to}`}>
      <Chips label={label}>
        {wishes.map((wish) => (
          <Chip key={wish} icon={Plus} onClick={() => onAdd(wish)}>
            {wish}
          </Chip>
        ))}
      </Chips>
    </FieldGroup>
  );
}

const sameTitle = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const mostFromPositions = 2;

/** What the newest positions are called, without the ward or team behind a comma and what stands in brackets. */
function newestTitles(positions: readonly { title?: string | null }[]): string[] {
  const titles = positions
    .map(({ title }) => (title ?? "").replace(/\([^()]*\)|\[[^[\]]*\]/gu, " ").split(/,|\s[–—|-]\s/u)[0]!)
    .map((title) => title.replace(/\s+/g, " ").trim())
    .filter((title) => title !== "" && title.length <= longestTitle);
  return titles
    .filter((title, at) => titles.findIndex((each) => sameTitle(each, title)) === at)
    .slice(0, mostFromPositions);
}
const longestTitle = 80;

/** The words of a wish that may be a job title: what stands before where, with whom and on what terms. */
function roleWords(query: string): string {
  const [role = ""] = query.trim().split(/[,.;]|\s(?:in|at|with|for|near|from|that|where|who)\s/i);
  return role
    .replace(/^(?:(?:an?|some|remote|hybrid|part[- ]time|full[- ]time|work|jobs?|as)\s+)+/i, "")
    .trim();
}
