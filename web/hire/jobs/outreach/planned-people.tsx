import type { PlannedPerson } from "#contract/outreach.ts";
import { instantWords } from "#shared/times/instant-words.ts";
import { type TokenName, knownTokens } from "#shared/words/known-tokens.data.ts";
import { Checkbox } from "#ui/controls/choice/checkbox.tsx";
import { Section } from "#ui/layout/section.tsx";
import { readersLocale } from "#ui/data/text/readers-locale.ts";
import { missingSentence } from "#web/shared/templates/filled-text.tsx";
import { earlierWords } from "./outreach.ts";
import styles from "./outreach.module.css";

interface PlannedPeopleProps {
  people: readonly PlannedPerson[];
  /** Who gets nothing after all. */
  left: ReadonlySet<string>;
  onLeave: (left: ReadonlySet<string>) => void;
}

/** What each person would read, and when on their own clock. */
export function PlannedPeople({ people, left, onLeave }: PlannedPeopleProps) {
  function toggle(id: string, checked: boolean) {
    const next = new Set(left);
    if (checked) next.delete(id);
    else next.add(id);
    onLeave(next);
  }
  return (
    <Section
      title="What each person gets"
      description="Messages go out during working hours: in each person’s time zone where we know it, otherwise in your company’s. Follow-ups stop when they answer."
    >
      <ul className={styles.people} aria-label="Previews">
        {people.map((person) => (
          <li key={person.candidateId} className={styles.person}>
            <Checkbox
              label={person.fullName}
              hint={person.refused ?? (person.external ? "By email, with how to object" : undefined)}
              disabled={person.refused !== null}
              checked={person.refused === null && !left.has(person.candidateId)}
              onChange={(checked) => toggle(person.candidateId, checked)}
            />
            {earlierWords(person) && <p className={styles.earlier}>{earlierWords(person)}</p>}
            <Messages person={person} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** London’s clocks in winter are called GMT, and one list calls the same hour the same. */
function whenWords(at: string, timeZone: string) {
  return instantWords(at, timeZone, readersLocale()).replace(/UTC$/, "GMT");
}

function Messages({ person: { messages, missing, timeZone } }: { person: PlannedPerson }) {
  const known = missing.filter((name): name is TokenName => Object.hasOwn(knownTokens, name));
  return (
    <>
      {known.length > 0 && messages.length > 0 && <p className={styles.quiet}>{missingSentence(known)}</p>}
      <ol className={styles.steps}>
        {messages.map(({ at, text }) => (
          <li key={at}>
            <p className={styles.quiet}>{whenWords(at, timeZone)}</p>
            <p className={styles.message}>{text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
