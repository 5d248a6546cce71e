import { useState } from "react";
import type { AgentField as Asked } from "#contract/agent-applications.ts";
import { Checkbox } from "#ui/controls/choice/checkbox.tsx";
import { RadioGroup } from "#ui/controls/choice/radio-group.tsx";
import { DateField } from "#ui/controls/fields/date-field.tsx";
import { Field, FieldGroup } from "#ui/controls/fields/field.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Combobox } from "#ui/controls/select/combobox.tsx";
import { Select } from "#ui/controls/select/select.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { FileAnswer } from "./answer-field.tsx";
import { uploadAnswer } from "./answers.tsx";

interface AgentFieldProps {
  jobId: string;
  field: Asked;
  values: string[];
  error: string | undefined;
  /** With the names of values that are numbers. */
  onChange: (values: string[], names?: Record<string, string>) => void;
}

const origins = {
  account: "From your account",
  profile: "From your profile",
  resume: "From your resumes",
  coverLetter: "The cover letter you wrote for this job",
  typed: null,
};

/** One field of a board's form, with where its answer comes from for as long as it is that one. */
export function AgentField(props: AgentFieldProps) {
  const { field, values, error, onChange } = props;
  const { kind, label, required, origin } = field;
  const untouched = values.join("\n") === field.values.join("\n");
  const hint = origin && untouched ? origins[origin] : null;
  const common = { hint, error, optional: !required };
  const [first = ""] = values;
  const set = (value: string) => onChange(value ? [value] : []);
  if (kind === "choices" || kind === "consent")
    return (
      <FieldGroup legend={kind === "consent" ? "Agreement" : label} error={error}>
        <Boxes {...props} />
      </FieldGroup>
    );
  if (kind === "choice" && field.options.length <= 6)
    return (
      <FieldGroup legend={label} {...common}>
        <RadioGroup label={label} value={chosenOf(field, first)} choices={choicesOf(field)} onChange={set} />
      </FieldGroup>
    );
  if (kind === "file")
    return (
      <FileAnswer
        question={{ question: label, required }}
        value={first}
        fileName={field.fileName ?? undefined}
        error={error}
        upload={uploadAnswer}
        onChange={set}
      />
    );
  return (
    <Field label={label} {...common}>
      <Control {...props} first={first} set={set} />
    </Field>
  );
}

function Boxes({ field: { kind, label, options }, values, onChange }: AgentFieldProps) {
  const boxes = kind === "consent" ? [{ value: "true", label }] : options;
  return (
    <Stack gap={2}>
      {boxes.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          checked={values.includes(option.value)}
          onChange={(checked) =>
            onChange(checked ? [...values, option.value] : values.filter((value) => value !== option.value))
          }
        />
      ))}
    </Stack>
  );
}

/** What may be left out can be left out again. */
function choicesOf({ options, required }: Asked) {
  return required ? options : [...options, { value: "", label: "No answer" }];
}

const chosenOf = ({ required }: Asked, value: string) => (required ? value || null : value);

interface ControlProps extends AgentFieldProps {
  first: string;
  set: (value: string) => void;
}

function Control({ jobId, field, first, set, onChange }: ControlProps) {
  switch (field.kind) {
    case "longText":
      return (
        <TextArea rows={4} maxLength={8000} value={first} onChange={({ target }) => set(target.value)} />
      );
    case "date":
      return <DateField value={first} onChange={({ target }) => set(target.value)} />;
    case "choice":
    case "resume":
      return <Select options={choicesOf(field)} value={chosenOf(field, first)} onChange={set} />;
    case "school":
      return <School jobId={jobId} value={first} options={field.options} onChange={onChange} />;
    default:
      return (
        <TextInput
          inputMode={field.kind === "number" ? "decimal" : undefined}
          maxLength={8000}
          value={first}
          onChange={({ target }) => set(target.value)}
        />
      );
  }
}

interface SchoolProps {
  jobId: string;
  value: string;
  options: Asked["options"];
  onChange: AgentFieldProps["onChange"];
}
/** A school of the board's own list, which knows it by a number. */
function School({ jobId, value, options, onChange }: SchoolProps) {
  const [chosen, setChosen] = useState(
    value ? (options.find((option) => option.value === value) ?? { value, label: value }) : null,
  );
  const [find] = useState(() => (q: string) => api.agentApplications.schools({ query: { q, jobId } }));
  return (
    <Combobox
      options={find}
      value={chosen}
      emptyText="No school found"
      onChange={(option) => {
        setChosen(option && { value: option.value, label: option.label });
        onChange(option ? [option.value] : [], option ? { [option.value]: option.label } : {});
      }}
    />
  );
}
