import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useSearchParams } from "react-router";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { LinkTabs } from "#ui/data/tabs/tabs.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Pane, PaneBody } from "#ui/layout/pane.tsx";
import { Split } from "#ui/layout/split.tsx";
import { siteMeta } from "#web/shared/head.ts";
import {
  emailTemplates,
  messageTemplates,
  rejectReasons,
  signatureTemplates,
} from "#web/shared/templates/template-queries.ts";
import { type ScreenRights, useMay } from "../shared/team/rights.ts";
import { EmailEditor } from "./email-editor.tsx";
import { type Place, type Tab, addressOf, fresh, placeOf, tabs, templatesPath } from "./place.ts";
import { ReasonEditor } from "./reason-editor.tsx";
import { TemplateEditor } from "./template-editor.tsx";
import { TemplateList } from "./template-list.tsx";

export const handle: ScreenRights = { changes: "company" };

export const meta = siteMeta({ title: "Templates", path: templatesPath, hidden: true });

const labels: Record<Tab, string> = {
  messages: "Messages",
  offers: "Offers",
  emails: "Emails",
  reasons: "Rejection reasons",
  sharing: "Sharing",
  signatures: "Signatures",
};

/** The words a company sends: in conversations, by email, and where its jobs are shared. */
export default function TemplatesPage() {
  const [search] = useSearchParams();
  const place = placeOf(search);
  const may = useMay()("company");
  return (
    <Split
      listWidth="xl"
      phone={place.open ? "detail" : "list"}
      list={
        <Pane label="Templates">
          <PageHeader
            size="pane"
            title="Templates"
            actions={
              may &&
              place.tab !== "emails" && (
                <ButtonLink icon={Plus} size="sm" href={addressOf(place.tab, fresh)}>
                  New
                </ButtonLink>
              )
            }
          >
            <LinkTabs
              label="Kinds of templates"
              tabs={tabs.map((tab) => ({
                href: addressOf(tab),
                label: labels[tab],
                current: tab === place.tab,
              }))}
            />
          </PageHeader>
          <PaneBody space="none">
            <TemplateList place={place} />
          </PaneBody>
        </Pane>
      }
      detail={
        <Pane label="Template">
          <Editor key={`${place.tab} ${place.open} ${place.kind}`} place={place} />
        </Pane>
      }
    />
  );
}

/** What is open, once it is known; nothing where it is gone. */
function Editor({ place: { tab, open, kind } }: { place: Place }) {
  const { data: messages } = useQuery(messageTemplates);
  const { data: signatures } = useQuery(signatureTemplates);
  const { data: emails } = useQuery(emailTemplates);
  const { data: reasons } = useQuery(rejectReasons);
  const isNew = open === fresh;
  if (tab === "emails") {
    const template = emails?.find(({ event }) => event === open);
    return template ? <EmailEditor template={template} /> : <NothingOpen />;
  }
  if (tab === "reasons") {
    const at = isNew ? null : Number(open ?? Number.NaN);
    return reasons && (at === null || reasons.reasons[at]) ? (
      <ReasonEditor all={reasons} at={at} />
    ) : (
      <NothingOpen />
    );
  }
  if (isNew) return <TemplateEditor tab={tab} kind={kindOfNew(tab, kind)} template={null} />;
  const template = [...(messages ?? []), ...(signatures ?? [])].find(({ id }) => id === open);
  return template ? <TemplateEditor tab={tab} kind={template.kind} template={template} /> : <NothingOpen />;
}

function kindOfNew(tab: Tab, kind: Place["kind"]) {
  if (tab === "signatures") return "signature";
  if (tab === "offers") return "offer";
  return tab === "sharing" ? kind : "message";
}

function NothingOpen() {
  return (
    <EmptyState title="No template selected">
      Choose one from the list to read it, change it, and see it with an applicant’s details.
    </EmptyState>
  );
}
