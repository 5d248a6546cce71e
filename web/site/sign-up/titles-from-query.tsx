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

/** Job titles in what the person said first, one press away from the list below. */
export function TitlesFromQuery({ draft }: { draft: Draft }) {
  const { initialQuery = "", selectedJobTitles = [] } = draft.values;
  const { data = [] } = useQuery(titlesIn(roleWords(initialQuery)));
  const offered = data.filter((title) => !selectedJobTitles.includes(title));
  if (offered.length === 0) return null;
  return (
    <FieldGroup legend={`You’re looking for: ${initialQuery.trim()}`} hint="Add what fits to your job titles">
      <Chips label="Job titles that may fit">
        {offered.map((title) => (
          <Chip
            key={title}
            icon={Plus}
            onClick={() => draft.change({ selectedJobTitles: [...selectedJobTitles, title] })}
          >
            {title}
          </Chip>
        ))}
      </Chips>
    </FieldGroup>
  );
}

/** The words of a wish that may be a job title: what stands before where, with whom and on what terms. */
function roleWords(query: string): string {
  const [role = ""] = query.trim().split(/[,.;]|\s(?:in|at|with|for|near|from|that|where|who)\s/i);
  return role
    .replace(/^(?:(?:an?|some|remote|hybrid|part[- ]time|full[- ]time|work|jobs?|as)\s+)+/i, "")
    .trim();
}
