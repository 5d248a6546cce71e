import { type Question, type QuestionOf, yesNo } from "#shared/jobs/questions.ts";
import { Checkbox } from "#ui/controls/choice/checkbox.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Select } from "#ui/controls/select/select.tsx";
import { Grid } from "#ui/layout/grid.tsx";
import { ListField } from "#web/shared/forms/list-field.tsx";
import { NumberField } from "#web/shared/forms/number-field.tsx";
import { boundsMistake, choiceMistakes } from "./question-mistakes.ts";

interface Props<Asked> {
  question: Asked;
  onChange: (part: Partial<Question>) => void;
}

interface Refused {
  /** Whether what is wrong is marked. */
  refused: boolean;
}

/** What can be answered to a question, and which answers sort last; nothing for words and files. */
export function KnockOutFields({ question, refused, onChange }: Props<Question> & Refused) {
  if (question.kind === "choice")
    return <ChoiceFields question={question} refused={refused} onChange={onChange} />;
  if (question.kind === "yesNo") return <YesNoField question={question} onChange={onChange} />;
  if (question.kind === "number")
    return <NumberFields question={question} refused={refused} onChange={onChange} />;
  return null;
}

function ChoiceFields({ question, refused, onChange }: Props<QuestionOf<"choice">> & Refused) {
  const { choices, knockOut } = question;
  const mistakes = refused ? choiceMistakes(choices) : [];
  const rows = choices.map((text) => ({ text, last: text !== "" && knockOut.includes(text) }));
  return (
    <ListField
      legend="Answers to choose from"
      hint="At least two"
      noun="choice"
      most={20}
      value={rows}
      onChange={(next) =>
        onChange({
          choices: next.map(({ text }) => text),
          knockOut: next.filter(({ last }) => last).map(({ text }) => text),
        })
      }
      blank={() => ({ text: "", last: false })}
    >
      {({ text, last }, change, number) => (
        <>
          <Field label={`Choice ${number}`} hideLabel error={mistakes[number - 1]}>
            <TextInput
              value={text}
              maxLength={200}
              onChange={({ target }) => change({ text: target.value })}
            />
          </Field>
          <Checkbox
            label="Sorts last"
            checked={last}
            disabled={!text.trim()}
            onChange={(next) => change({ last: next })}
          />
        </>
      )}
    </ListField>
  );
}

const none = "none";

function YesNoField({ question: { knockOut }, onChange }: Props<QuestionOf<"yesNo">>) {
  return (
    <Field label="Which answer sorts last">
      <Select
        value={knockOut ?? none}
        options={[{ value: none, label: "Neither" }, ...yesNo.map((each) => ({ value: each, label: each }))]}
        onChange={(next) => onChange({ knockOut: yesNo.find((each) => each === next) ?? null })}
      />
    </Field>
  );
}

function NumberFields({ question, refused, onChange }: Props<QuestionOf<"number">> & Refused) {
  const { least, most } = question;
  return (
    <Grid columns={2} gap={4}>
      <NumberField
        label="Minimum"
        hint="Lower numbers sort last. Leave empty for no limit."
        value={least}
        error={undefined}
        onChange={(next) => onChange({ least: next })}
      />
      <NumberField
        label="Maximum"
        hint="Higher numbers sort last"
        value={most}
        error={refused ? boundsMistake(question) : undefined}
        onChange={(next) => onChange({ most: next })}
      />
    </Grid>
  );
}
