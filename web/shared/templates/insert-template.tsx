import { LetterText } from "lucide-react";
import { use, useEffect, useRef } from "react";
import type { TokenName } from "#shared/words/known-tokens.data.ts";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { InsertInto, type Insertion } from "#web/shared/writing/insert-into.ts";
import { missingSentence } from "./filled-text.tsx";
import { TemplateMenu } from "./template-menu.tsx";

interface Chosen {
  text: string;
  how: keyof Insertion;
}
/** Puts one of the company's templates into a message, filled in for the person it is written to. */
export function InsertTemplate({ applicationId }: { applicationId: string }) {
  const into = use(InsertInto);
  // What is typed while the text is on its way stays.
  const latest = useRef(into);
  useEffect(() => void (latest.current = into), [into]);
  const { mutate: fillIn } = useChange({
    call: ({ text }: Chosen) => api.templates.transformTokens({ body: { text, requestId: applicationId } }),
    done: ({ text }, { how }) => latest.current[how](text),
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
      onChoose={(text) => fillIn({ text, how: "insert" })}
      onSign={(text) => fillIn({ text, how: "append" })}
      more={(hasSome) => ({
        items: [{ label: hasSome ? "Edit templates" : "Create a template", href: "/hire/templates" }],
      })}
    />
  );
}
