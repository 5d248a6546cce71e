import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Checkbox } from "#ui/controls/choice/checkbox.tsx";
import { SearchInput } from "#ui/controls/fields/search-input.tsx";
import { ShowMore } from "#ui/data/lists/show-more.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { type Choice, leadsToChoose, talentsToChoose } from "./outreach.ts";
import styles from "./outreach.module.css";

interface ChoosePeopleProps {
  jobId: string;
  chosen: readonly Choice[];
  onChange: (people: readonly Choice[]) => void;
}

/** The job's leads and its talent pool, to choose from; who was chosen stays so while others are searched for. */
export function ChoosePeople({ jobId, chosen, onChange }: ChoosePeopleProps) {
  const [q, setQ] = useState("");
  const saved = useInfiniteQuery(leadsToChoose(jobId, "saved", q));
  const pending = useInfiniteQuery(leadsToChoose(jobId, "pending", q));
  const talents = useInfiniteQuery(talentsToChoose(jobId));
  return (
    <Stack gap={6}>
      <SearchInput label="Search leads" value={q} onChange={setQ} />
      <Group title="Saved leads" q={q} of={saved} chosen={chosen} onChange={onChange} />
      <Group title="Pending leads" q={q} of={pending} chosen={chosen} onChange={onChange} />
      <Group title="Talent pool" of={talents} chosen={chosen} onChange={onChange} />
    </Stack>
  );
}

interface GroupProps extends Omit<ChoosePeopleProps, "jobId"> {
  title: string;
  /** What these people were searched for; the talent pool is shown whole. */
  q?: string;
  of: {
    data: { pages: { people: Choice[]; total: number }[] } | undefined;
    error: unknown;
    refetch: () => unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
}
function Group({ title, q = "", of, chosen, onChange }: GroupProps) {
  return (
    <Loaded of={of} rows={3} loading="Looking for people" failed="Couldn’t load people">
      {({ pages }) => (
        <Found
          title={title}
          q={q}
          people={pages.flatMap(({ people }) => people)}
          total={pages[0]!.total}
          of={of}
          chosen={chosen}
          onChange={onChange}
        />
      )}
    </Loaded>
  );
}

interface FoundProps extends GroupProps {
  people: readonly Choice[];
  total: number;
}
function Found({ title, q, people, total, of, chosen, onChange }: FoundProps) {
  const here = new Set(people.map(({ id }) => id));
  const isChosen = new Set(chosen.map(({ id }) => id));
  const all = people.length > 0 && people.every(({ id }) => isChosen.has(id));
  const others = chosen.filter(({ id }) => !here.has(id));
  const select = people.length < total ? `Select these ${people.length}` : "Select all";
  return (
    <Section
      title={`${title} (${total})`}
      actions={
        people.length > 0 && (
          <Button
            size="sm"
            aria-label={`${all ? "Select no one" : select}: ${title}`}
            onClick={() => onChange(all ? others : [...others, ...people])}
          >
            {all ? "Select no one" : select}
          </Button>
        )
      }
    >
      {people.length === 0 ? (
        <p className={styles.quiet}>{q ? "No leads match your search." : "No one right now."}</p>
      ) : (
        <ul className={styles.group} aria-label={title}>
          {people.map((person) => (
            <li key={person.id}>
              <Checkbox
                label={person.fullName}
                hint={person.about}
                checked={isChosen.has(person.id)}
                onChange={(checked) =>
                  onChange(checked ? [...chosen, person] : chosen.filter(({ id }) => id !== person.id))
                }
              />
            </li>
          ))}
        </ul>
      )}
      <ShowMore more={of.hasNextPage} busy={of.isFetchingNextPage} onMore={of.fetchNextPage} />
    </Section>
  );
}
