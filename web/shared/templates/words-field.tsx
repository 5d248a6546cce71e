import { LetterText } from "lucide-react";
import { use, useState } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { InsertInto } from "#web/shared/writing/insert-into.ts";
import { ReadAs } from "./read-as.tsx";
import type { About } from "./template-queries.ts";
import { TemplateMenu } from "./template-menu.tsx";
import { TokenTextArea, type TokenTextAreaProps } from "./token-text-area.tsx";

/** Someone who will read the words, and what of them is known. */
export interface Reader {
  name: string;
  about: About;
}

interface WordsFieldProps extends Omit<TokenTextAreaProps, "place" | "tools"> {
  /** Whose eyes the preview shows it through; one of several is chosen. */
  readers: readonly Reader[];
}

/** Words to someone: by hand or from a template, with signature and placeholders, and as they will be read. */
export function WordsField({ readers, ...field }: WordsFieldProps) {
  const { label, value, onChange } = field;
  return (
    <Stack gap={3}>
      <TokenTextArea {...field} place="message" tools={<UseTemplate value={value} onChange={onChange} />} />
      {readers.length > 0 && <AsRead label={label} readers={readers} message={value} />}
    </Stack>
  );
}

/** Another template takes the place of one that was not touched; otherwise nothing that was written is lost. */
function UseTemplate({ value, onChange }: Pick<WordsFieldProps, "value" | "onChange">) {
  const { insert, append } = use(InsertInto);
  const [chosen, setChosen] = useState<string | null>(null);
  function choose(text: string) {
    if (value.trim() === "" || value === chosen) onChange(text);
    else insert(text);
    setChosen(text);
  }
  return (
    <TemplateMenu
      trigger={
        <Button size="sm" icon={LetterText}>
          Use a template
        </Button>
      }
      onChoose={choose}
      onSign={append}
    />
  );
}

interface AsReadProps {
  label: string;
  readers: readonly Reader[];
  message: string;
}
function AsRead({ label, readers, message }: AsReadProps) {
  const [nth, setNth] = useState(0);
  const reader = readers[nth] ?? readers[0]!;
  if (!message.trim()) return null;
  return (
    <>
      {readers.length > 1 && (
        <Field label={`Preview of ${label.toLowerCase()} for`}>
          <NativeSelect
            value={String(nth)}
            options={readers.map(({ name }, index) => ({ value: String(index), label: name }))}
            onChange={({ target }) => setNth(Number(target.value))}
          />
        </Field>
      )}
      <ReadAs message={message} about={reader.about} />
    </>
  );
}
