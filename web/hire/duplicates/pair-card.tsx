import { useState } from "react";
import type { ChosenField, DuplicatePair, DuplicatePerson } from "#contract/duplicate-people.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { RadioGroup } from "#ui/controls/choice/radio-group.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Row } from "#ui/layout/row.tsx";
import { type ComparedField, fieldsOf, reasonsOf, titleOf, whatHappens } from "./duplicates.ts";
import styles from "./duplicates.module.css";
import { Needs } from "#web/hire/shared/team/needs.tsx";

interface PairCardProps {
  pair: DuplicatePair;
  may: boolean;
  onMerge: (take: ChosenField[]) => void;
  onApart: () => void;
}
/** Two records side by side, what stays of each, and the decision. */
export function PairCard({ pair, may, onMerge, onApart }: PairCardProps) {
  const [taken, setTaken] = useState<readonly ChosenField[]>([]);
  const choose = (field: ChosenField, take: boolean) =>
    setTaken([...taken.filter((each) => each !== field), ...(take ? [field] : [])]);
  const title = titleOf(pair);
  return (
    <Card>
      <section aria-label={title} className={styles.pair}>
        <Row gap={2} wrap justify="between">
          <h2 className={styles.title}>{title}</h2>
          <Row gap={2} wrap>
            {reasonsOf(pair).map((reason) => (
              <Badge key={reason}>{reason}</Badge>
            ))}
          </Row>
        </Row>
        <div className={styles.fields}>
          {fieldsOf(pair).map((field) => (
            <Field
              key={field.field}
              {...field}
              taken={taken.includes(field.field)}
              onChoose={(take) => choose(field.field, take)}
            />
          ))}
          <div className={styles.field}>
            <span className={styles.name}>At your company</span>
            <div className={styles.sides}>
              {pair.people.map((person) => (
                <Standing key={person.id} person={person} />
              ))}
            </div>
          </div>
        </div>
        {whatHappens(pair).map((line) => (
          <p key={line} className={styles.quiet}>
            {line}
          </p>
        ))}
        {may && (
          <Row gap={2} wrap>
            <Needs permission="sourcing">
              <Button tone="fill" aria-label={`Merge ${title}`} onClick={() => onMerge([...taken])}>
                Merge
              </Button>
              <Button aria-label={`${title}: not the same person`} onClick={onApart}>
                Not the same person
              </Button>
            </Needs>
          </Row>
        )}
      </section>
    </Card>
  );
}

interface FieldProps extends ComparedField {
  taken: boolean;
  onChoose: (take: boolean) => void;
}
function Field({ name, values: [kept, gone], differs, taken, onChoose }: FieldProps) {
  return (
    <div className={styles.field}>
      <span className={styles.name}>{name}</span>
      <div className={styles.sides}>
        {differs ? (
          <RadioGroup
            label={name}
            value={taken ? "gone" : "kept"}
            onChange={(side) => onChoose(side === "gone")}
            choices={[
              { value: "kept", label: kept },
              { value: "gone", label: gone },
            ]}
          />
        ) : (
          <>
            <span>{kept ?? "–"}</span>
            <span>{gone ?? "–"}</span>
          </>
        )}
      </div>
    </div>
  );
}

function Standing({ person }: { person: DuplicatePerson }) {
  const { applications, notesCount, external } = person;
  return (
    <ul className={styles.standing}>
      {!external && <li>Has an account</li>}
      {applications.map(({ id, jobTitle, shownAs }) => (
        <li key={id}>
          {jobTitle}: {shownAs}
        </li>
      ))}
      {notesCount > 0 && <li>{counted(notesCount, "note")}</li>}
    </ul>
  );
}
