import { useQuery } from "@tanstack/react-query";
import { LetterText } from "lucide-react";
import { use, useEffect, useRef } from "react";
import type { Template } from "#contract/template-shapes.ts";
import type { TokenName } from "#shared/words/known-tokens.data.ts";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { InsertInto } from "#web/shared/writing/insert-into.ts";
import { missingSentence } from "./filled-text.tsx";
import { messageTemplates, signatureTemplates } from "./template-queries.ts";

/** Puts one of the company's templates into a message, about the person it is written to. */
export function InsertTemplate({ applicationId }: { applicationId: string }) {
  const onInsert = use(InsertInto);
  const { data: messages = [] } = useQuery(messageTemplates);
  const { data: signatures = [] } = useQuery(signatureTemplates);
  // What is typed while the text is on its way stays.
  const insert = useRef(onInsert);
  useEffect(() => void (insert.current = onInsert), [onInsert]);
  const { mutate: choose } = useChange({
    call: (template: Template) => {
      const signature = signatures.find(({ id }) => id === template.signatureId);
      const text = [template.message, signature?.message].filter(Boolean).join("\n\n");
      return api.templates.transformTokens({ body: { text, requestId: applicationId } });
    },
    done: ({ text }) => insert.current(text),
    success: ({ missing }) =>
      missing.length > 0
        ? { text: missingSentence(missing as TokenName[]), tone: "warning" as const }
        : undefined,
    once: () => "insert",
  });
  const own = messages
    .filter(({ kind }) => kind === "message")
    .map((template) => ({ label: template.name, onSelect: () => choose(template) }));
  return (
    <Menu
      side="top"
      trigger={<IconButton icon={LetterText} label="Insert a template" />}
      items={[
        ...(own.length > 0 ? [{ items: own }] : []),
        {
          items: [
            { label: own.length > 0 ? "Edit templates" : "Create a template", href: "/hire/templates" },
          ],
        },
      ]}
    />
  );
}
