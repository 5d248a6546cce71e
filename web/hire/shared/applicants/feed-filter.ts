/** What narrows the feed, by the names that the address and the API know. */
export const filterNames = [
  "q",
  "place",
  "yearsFrom",
  "yearsTo",
  "scoreFrom",
  "scoreTo",
  "source",
  "question",
  "answer",
  "tags",
] as const;
export type FeedFilter = Partial<Record<(typeof filterNames)[number], string>>;
const numbers = new Set<string>(["yearsFrom", "yearsTo", "scoreFrom", "scoreTo"]);

export function filterOf(search: URLSearchParams): FeedFilter {
  return withoutEmpty(Object.fromEntries(filterNames.map((name) => [name, search.get(name)])));
}

/** Only what narrows: empty texts, and numbers that are none, are left out. */
export function withoutEmpty(given: Partial<Record<string, string | number | null>>): FeedFilter {
  return Object.fromEntries(
    Object.entries(given)
      .map(([name, value]) => [name, String(value ?? "").trim()] as const)
      .filter(([name, value]) => value !== "" && (!numbers.has(name) || /^\d{1,3}$/.test(value))),
  );
}

interface FilterChip {
  label: string;
  without: FeedFilter;
}
/** What narrows the feed, in words, and the filter without each. */
export function chipsOf(filter: FeedFilter): FilterChip[] {
  const { q, place, source, question, answer, tags } = filter;
  const parts: [label: string | false | undefined, names: readonly (keyof FeedFilter)[]][] = [
    [q && `“${q}”`, ["q"]],
    [place && `In ${place}`, ["place"]],
    [rangeWords(filter.yearsFrom, filter.yearsTo, "years of experience"), ["yearsFrom", "yearsTo"]],
    [rangeWords(filter.scoreFrom, filter.scoreTo, "of 100"), ["scoreFrom", "scoreTo"]],
    [source && `From ${source}`, ["source"]],
    [(question ?? answer) && `${question ?? "An answer"}: ${answer ?? "answered"}`, ["question", "answer"]],
    [tags && `Tagged ${tags.split(",").join(", ")}`, ["tags"]],
  ];
  return parts.flatMap(([label, names]) =>
    label
      ? [
          {
            label,
            without: Object.fromEntries(
              Object.entries(filter).filter(([name]) => !names.includes(name as never)),
            ),
          },
        ]
      : [],
  );
}

function rangeWords(from: string | undefined, to: string | undefined, unit: string) {
  if (from && to) return `${from} to ${to} ${unit}`;
  if (from) return `At least ${from} ${unit}`;
  return to && `At most ${to} ${unit}`;
}
