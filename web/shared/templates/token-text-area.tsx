import { Braces } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { type TokenPlace, knownTokens } from "#shared/words/known-tokens.data.ts";
import { tokenProblem, tokenText, tokensFor } from "#shared/words/tokens.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { useInsertion } from "#web/shared/writing/use-insertion.ts";
import { InsertInto } from "#web/shared/writing/insert-into.ts";

export interface TokenTextAreaProps {
  label: string;
  hint?: ReactNode;
  error?: string | null | undefined;
  place: TokenPlace;
  value: string;
  onChange: (text: string) => void;
  maxLength: number;
  rows?: number;
  disabled?: boolean;
  optional?: boolean;
  /** Placeholders of the company's own, by name. */
  own?: readonly { token: string; label: string }[];
  /** Beside the placeholders; they write with InsertInto. */
  tools?: ReactNode;
}

/** A text with placeholders, which are chosen from a menu and go where the cursor is. */
export function TokenTextArea(props: TokenTextAreaProps) {
  const { label, hint, error, place, value, onChange, maxLength, rows = 7, disabled = false } = props;
  const { optional, tools, own = [] } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  const { inline, tools: into } = useInsertion(box, { text: value, write: onChange });
  return (
    <Stack gap={2}>
      <Field
        label={label}
        hint={hint}
        error={
          tokenProblem(
            value,
            place,
            own.map(({ token }) => token),
          ) ??
          error ??
          null
        }
        disabled={disabled}
        optional={optional}
      >
        <TextArea
          ref={box}
          rows={rows}
          maxLength={maxLength}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      {!disabled && (
        <Row gap={2} wrap>
          {tools && <InsertInto value={into}>{tools}</InsertInto>}
          <Menu
            trigger={
              <Button size="sm" icon={Braces}>
                Insert placeholder
              </Button>
            }
            items={[
              ...tokensFor(place).map((token) => ({ token, label: knownTokens[token].label })),
              ...own,
            ].map(({ token, label: name }) => ({ label: name, onSelect: () => inline(tokenText(token)) }))}
          />
        </Row>
      )}
    </Stack>
  );
}
