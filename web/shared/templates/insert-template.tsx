import { LetterText } from "lucide-react";
import { use, useEffect, useRef } from "react";
import type { TokenName } from "#shared/words/known-tokens.data.ts";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { InsertInto } from "#web/shared/writing/insert-into.ts";
import { missingSentence } from "./filled-text.tsx";
import { TemplateMenu } from "./template-menu.tsx";

/** Puts one of the company's templates into a message, filled in for the person it is written to. */
export function InsertTemplate({ applicationId }: { applicationId: string }) {
  const onInsert = use(InsertInto);
  // What is typed while the text is on its way stays.
  const insert = useRef(onInsert);
  useEffect(() => void (insert.current = onInsert), [onInsert]);
  const { mutate: choose } = useChange({
    call: (text: string) => api.templates.transformTokens({ body: { text, requestId: applicationId } }),
    done: ({ text }) => insert.current(text),
    success: ({ missing }) =>
      missing.length > 0
        ? { text: missingSentence(missing as TokenName[]), tone: "warning" as const }
        : undefined,
    once: () => "insert",
  });
  return (
    <TemplateMenu
      side="top"
      trigger={<IconButton icon={LetterText} label="Insert a template" />}
      onChoose={choose}
      more={(hasSome) => ({
        items: [{ label: hasSome ? "Edit templates" : "Create a template", href: "/hire/templates" }],
      })}
    />
  );
}
