import { useQuery } from "@tanstack/react-query";
import { FileSignature, LetterText, PenLine } from "lucide-react";
import type { ReactNode } from "react";
import type { Template } from "#contract/template-shapes.ts";
import type { SharedKind } from "#shared/words/shared-texts.data.ts";
import { renderTemplate } from "#shared/words/tokens.ts";
import type { LucideIcon } from "#ui/controls/indicators/icon.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { kindWords } from "#web/shared/templates/kind-words.ts";
import {
  emailTemplates,
  messageTemplates,
  rejectReasons,
  signatureTemplates,
} from "#web/shared/templates/template-queries.ts";
import { eventWords } from "./event-words.data.ts";
import { type Place, type Tab, addressOf, fresh } from "./place.ts";

/** What is in the tab that is open. */
export function TemplateList({ place }: { place: Place }) {
  const Shown = lists[place.tab];
  return <Shown {...place} />;
}

const lists: Record<Tab, (place: Place) => ReactNode> = {
  messages: Messages,
  offers: Offers,
  emails: Emails,
  reasons: Reasons,
  sharing: Sharing,
  signatures: Signatures,
};
const standard = <Badge>Standard</Badge>;
const yours = <Badge tone="info">Yours</Badge>;
const loading = { rows: 4, loading: "Loading templates", failed: "Couldn’t load your templates" };

function Messages({ open }: Place) {
  return (
    <Loaded of={useQuery(messageTemplates)} {...loading}>
      {(all) => (
        <Named
          tab="messages"
          open={open}
          templates={all.filter(({ kind }) => kind === "message")}
          empty={{
            icon: LetterText,
            title: "No message templates yet",
            text: "Write what you say often once, and insert it into any conversation.",
          }}
        />
      )}
    </Loaded>
  );
}

function Offers({ open }: Place) {
  return (
    <Loaded of={useQuery(messageTemplates)} {...loading}>
      {(all) => (
        <Named
          tab="offers"
          open={open}
          templates={all.filter(({ kind }) => kind === "offer")}
          empty={{
            icon: FileSignature,
            title: "No offer templates yet",
            text: "Write an offer once, with pay and start date filled in for each person.",
          }}
        />
      )}
    </Loaded>
  );
}

function Signatures({ open }: Place) {
  return (
    <Loaded of={useQuery(signatureTemplates)} {...loading}>
      {(all) => (
        <Named
          tab="signatures"
          open={open}
          templates={all}
          empty={{
            icon: PenLine,
            title: "No signatures yet",
            text: "A signature ends the messages and emails you choose it for.",
          }}
        />
      )}
    </Loaded>
  );
}

interface NamedProps {
  tab: Tab;
  open: string | null;
  templates: readonly Template[];
  empty: { icon: LucideIcon; title: string; text: string };
}
function Named({ tab, open, templates, empty }: NamedProps) {
  if (templates.length === 0)
    return (
      <EmptyState size="sm" icon={empty.icon} title={empty.title}>
        {empty.text}
      </EmptyState>
    );
  return (
    <List label="Templates" divided>
      {templates.map(({ id, name, message }) => (
        <ListRow
          key={id}
          href={addressOf(tab, id)}
          title={name}
          text={inShort(message)}
          current={id === open}
        />
      ))}
    </List>
  );
}

/** Without braces: what stands where nothing is known. */
function inShort(text: string) {
  return renderTemplate(text, {}).text;
}

function Emails({ open }: Place) {
  return (
    <Loaded of={useQuery(emailTemplates)} {...loading}>
      {(all) => (
        <List label="Emails" divided>
          {all.map(({ event, email }) => (
            <ListRow
              key={event}
              href={addressOf("emails", event)}
              title={eventWords[event].label}
              end={email ? yours : standard}
              text={eventWords[event].when}
              current={event === open}
            />
          ))}
        </List>
      )}
    </Loaded>
  );
}

function Reasons({ open }: Place) {
  return (
    <Loaded of={useQuery(rejectReasons)} {...loading}>
      {({ reasons }) => (
        <List label="Rejection reasons" divided>
          {reasons.map(({ reason, email }, at) => (
            <ListRow
              key={reason}
              href={addressOf("reasons", String(at))}
              title={reason}
              text={email ? `Email: ${inShort(email.subject)}` : "Usual rejection email"}
              current={String(at) === open}
            />
          ))}
        </List>
      )}
    </Loaded>
  );
}

function Sharing({ open, kind: chosen }: Place) {
  return (
    <Loaded of={useQuery(messageTemplates)} {...loading}>
      {(all) => (
        <List label="Texts to share" divided>
          {Object.keys(kindWords).flatMap((name) => {
            const kind = name as SharedKind;
            const own = all.filter((template) => template.kind === kind);
            return own.length > 0
              ? own.map((template) => (
                  <ListRow
                    key={template.id}
                    href={addressOf("sharing", template.id)}
                    title={template.name}
                    end={yours}
                    text={kindWords[kind].label}
                    current={template.id === open}
                  />
                ))
              : [
                  <ListRow
                    key={kind}
                    href={addressOf("sharing", fresh, kind)}
                    title={kindWords[kind].label}
                    end={standard}
                    text={kindWords[kind].about}
                    current={open === fresh && kind === chosen}
                  />,
                ];
          })}
        </List>
      )}
    </Loaded>
  );
}
