import { type FormEvent, useRef, useState } from "react";
import { type Rating, type StageScorecards, ratings, recommendations } from "#contract/scorecards.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Segmented } from "#ui/controls/choice/segmented.tsx";
import { Field, FieldGroup } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { sentenceOf } from "#web/api/client.ts";
import { useKeptForm } from "#web/shared/editor/use-kept-form.ts";
import { useFirstWrong } from "#web/shared/forms/use-first-wrong.ts";
import {
  type RatingDraft,
  draftOf,
  keptScorecard,
  notRated,
  useWriteScorecard,
} from "./scorecard-queries.ts";
import { ratingWords, recommendationWords } from "./scorecard-words.ts";
import styles from "./scorecards.module.css";

/** No rating, as the control names it. */
const skipped = "skip";

interface ScorecardFormProps {
  applicationId: string;
  stage: StageScorecards;
  onDone: () => void;
}
/** What I found: each attribute, what I recommend, and why. */
export function ScorecardForm({ applicationId, stage, onDone }: ScorecardFormProps) {
  const { kit, mine } = stage;
  const name = keptScorecard(applicationId, kit.stage);
  const { draft, set, giveUp } = useKeptForm(name, stage, (of) => draftOf(of ?? stage));
  const [missing, setMissing] = useState<object | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useFirstWrong(form, missing);
  const write = useWriteScorecard(applicationId, stage, onDone);
  const { recommendation, notes } = draft;
  const ratingOf = (id: string) => draft.ratings[id] ?? notRated;
  const rate = (id: string, change: Partial<RatingDraft>) =>
    set({ ratings: { ...draft.ratings, [id]: { ...ratingOf(id), ...change } } });
  function save(event: FormEvent) {
    event.preventDefault();
    setMissing(recommendation === null ? {} : null);
    if (recommendation !== null) write.mutate({ ...draft, recommendation });
  }
  return (
    <form ref={form} aria-label="Your scorecard" onSubmit={save} noValidate>
      <Stack gap={4}>
        <h3 className={styles.head}>Your scorecard</h3>
        {kit.attributes.map(({ id, name, guidance }) => (
          <FieldGroup key={id} legend={name} hint={guidance || undefined}>
            <Segmented
              wide
              label={`Rating of ${name}`}
              value={String(ratingOf(id).rating ?? skipped)}
              onChange={(value) => rate(id, { rating: value === skipped ? null : (Number(value) as Rating) })}
              segments={[
                ...ratings.map((each) => ({ value: String(each), label: ratingWords[each] })),
                { value: skipped, label: "Skip" },
              ]}
            />
            <TextArea
              rows={1}
              maxLength={5000}
              aria-label={`Notes on ${name}`}
              placeholder="What did you see or hear?"
              value={ratingOf(id).note}
              onChange={({ target }) => rate(id, { note: target.value })}
            />
          </FieldGroup>
        ))}
        <FieldGroup legend="Recommendation" error={missing ? "Choose a recommendation" : null}>
          <Segmented
            wide
            label="Your recommendation"
            value={recommendation ?? ""}
            onChange={(value) => set({ recommendation: value || null })}
            segments={recommendations.map((each) => ({ value: each, label: recommendationWords[each] }))}
          />
        </FieldGroup>
        <Field label="Notes" hint="Your team can see them, the applicant can’t" optional>
          <TextArea
            rows={3}
            maxLength={5000}
            value={notes}
            onChange={({ target }) => set({ notes: target.value })}
          />
        </Field>
        {write.error && <FormError title={sentenceOf(write.error)} />}
        <Row gap={2}>
          <Button type="submit" tone="fill" busy={write.isPending}>
            {mine ? "Save changes" : "Submit scorecard"}
          </Button>
          {mine && (
            <Button
              onClick={() => {
                giveUp();
                onDone();
              }}
            >
              Cancel
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  );
}
