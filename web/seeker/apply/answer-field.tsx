import { useState } from "react";
import type { Found } from "#contract/assistant-shapes.ts";
import { type StoredFile, uploadFolders } from "#contract/files.ts";
import { type Question, yesNo } from "#shared/jobs/questions.ts";
import { eitherOf } from "#shared/words/sentence-list.ts";
import { RadioGroup } from "#ui/controls/choice/radio-group.tsx";
import { Field, FieldGroup } from "#ui/controls/fields/field.tsx";
import { FileDrop } from "#ui/controls/fields/file-drop.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { ResumeLines, withLine } from "../shared/resume-lines.tsx";
import { whyRefused } from "#web/shared/writing/use-attachments.ts";

export type UploadAnswer = (file: File, onProgress: (part: number) => void) => Promise<StoredFile>;

interface AnswerFieldProps {
  question: Question;
  /** Words; of a file its id. */
  value: string;
  fileName: string | undefined;
  error: string | undefined;
  onChange: (answer: string, fileName?: string) => void;
  upload: UploadAnswer;
  findLines?: ((question: string) => Promise<Found>) | undefined;
}

/** One question of a job, with the control its kind of answer needs. */
export function AnswerField(props: AnswerFieldProps) {
  const { question, value, error, onChange, findLines } = props;
  if (question.kind === "file") return <FileAnswer {...props} />;
  if (question.kind === "choice" || question.kind === "yesNo")
    return (
      <FieldGroup legend={question.question} optional={!question.required} error={error}>
        <RadioGroup
          label={question.question}
          value={value}
          choices={choicesOf(question)}
          onChange={onChange}
        />
      </FieldGroup>
    );
  const words = question.kind === "text";
  return (
    <>
      <Field label={question.question} optional={!question.required} error={error}>
        {words ? (
          <TextArea
            rows={4}
            maxLength={8000}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        ) : (
          <TextInput inputMode="decimal" value={value} onChange={({ target }) => onChange(target.value)} />
        )}
      </Field>
      {words && findLines && (
        <ResumeLines
          question={question.question}
          find={() => findLines(question.question)}
          onUse={(line) => onChange(withLine(value, line))}
        />
      )}
    </>
  );
}

function choicesOf(question: Extract<Question, { kind: "choice" | "yesNo" }>) {
  const given = question.kind === "choice" ? question.choices : yesNo;
  const choices = given.map((each) => ({ value: each, label: each }));
  return question.required ? choices : [...choices, { value: "", label: "No answer" }];
}

const { types, megabytes } = uploadFolders.answers;
const accept = types.map((type) => `.${type.toLowerCase()}`).join(",");

interface FileAnswerProps extends Omit<AnswerFieldProps, "question"> {
  question: Pick<Question, "question" | "required">;
}
/** A file that is taken as it is chosen. */
export function FileAnswer({ question, value, fileName, error, onChange, upload }: FileAnswerProps) {
  const [sending, setSending] = useState<{ name: string; progress: number } | null>(null);
  const [refused, setRefused] = useState<string | null>(null);

  async function send(file: File) {
    const { name } = file;
    setRefused(null);
    setSending({ name, progress: 0 });
    try {
      const stored = await upload(file, (progress) => setSending({ name, progress }));
      onChange(stored.id, stored.name);
    } catch (failure) {
      setRefused(whyRefused(failure, name));
    } finally {
      setSending(null);
    }
  }
  const kept = value ? [{ id: value, name: fileName ?? "Your file" }] : [];
  return (
    <FileDrop
      label={question.question}
      optional={!question.required}
      hint={`${eitherOf(types)}, up to ${megabytes} MB`}
      accept={accept}
      error={refused ?? error}
      files={sending ? [{ id: "sending", ...sending }] : kept}
      onFiles={([file]) => file && void send(file)}
      onRemove={() => onChange("")}
    />
  );
}
