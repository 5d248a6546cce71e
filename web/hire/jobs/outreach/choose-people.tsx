import { useQuery } from "@tanstack/react-query";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Checkbox } from "#ui/controls/choice/checkbox.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { type Choice, choicesOf } from "./outreach.ts";
import styles from "./outreach.module.css";

interface ChoosePeopleProps {
  jobId: string;
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

/** The job's leads and its talent pool, to choose from. */
export function ChoosePeople({ jobId, chosen, onChange }: ChoosePeopleProps) {
  const found = useQuery(choicesOf(jobId));
  return (
    <Loaded of={found} rows={6} loading="Looking for people" failed="Couldn’t load people">
      {({ leads, talents }) => (
        <Stack gap={6}>
          <Group title="Leads of this job" people={leads} chosen={chosen} onChange={onChange} />
          <Group title="Talent pool" people={talents} chosen={chosen} onChange={onChange} />
        </Stack>
      )}
    </Loaded>
  );
}

interface GroupProps extends Omit<ChoosePeopleProps, "jobId"> {
  title: string;
  people: readonly Choice[];
}
function Group({ title, people, chosen, onChange }: GroupProps) {
  const ids = people.map(({ id }) => id);
  const all = ids.length > 0 && ids.every((id) => chosen.includes(id));
  const others = chosen.filter((id) => !ids.includes(id));
  return (
    <Section
      title={`${title} (${people.length})`}
      actions={
        people.length > 0 && (
          <Button
            size="sm"
            aria-label={`${all ? "Select no one" : "Select all"}: ${title}`}
            onClick={() => onChange(all ? others : [...others, ...ids])}
          >
            {all ? "Select no one" : "Select all"}
          </Button>
        )
      }
    >
      {people.length === 0 ? (
        <p className={styles.quiet}>No one right now.</p>
      ) : (
        <ul className={styles.group} aria-label={title}>
          {people.map(({ id, fullName, about }) => (
            <li key={id}>
              <Checkbox
                label={fullName}
                hint={about}
                checked={chosen.includes(id)}
                onChange={(checked) =>
                  onChange(checked ? [...chosen, id] : chosen.filter((each) => each !== id))
                }
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
