import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { counted } from "#shared/words/sentence-list.ts";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { DetailHeader } from "#ui/layout/detail-header.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Pane, PaneBody } from "#ui/layout/pane.tsx";
import { Split } from "#ui/layout/split.tsx";
import { EmailPreview } from "#web/shared/emails/email-preview.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { ChosenRows } from "./chosen-rows.tsx";
import {
  type Chosen,
  addressOf,
  chosenIn,
  path,
  preview,
  previews,
  templateWords,
} from "./email-previews.ts";

export const meta = siteMeta({ title: "Emails", path, hidden: true });

/** Every email the product sends, as it would read for a person, a company and an application. */
export default function EmailsPage() {
  const [search] = useSearchParams();
  const chosen = chosenIn(search);
  const found = useQuery(previews(chosen));
  const phone = usePhone();
  const open = search.get("email") ?? found.data?.emails[0]?.name;
  return (
    <Split
      listWidth="lg"
      phone={search.get("email") ? "detail" : "list"}
      list={
        <Pane label="Emails">
          <PageHeader
            size="pane"
            title="Emails"
            description={
              found.data &&
              `${counted(found.data.emails.length, "email")}, as previews only: their links lead where those of sent emails do, but unsubscribe no one`
            }
          >
            <ChosenRows chosen={chosen} email={search.get("email") ?? undefined} of={found.data} />
          </PageHeader>
          <PaneBody space="none">
            <Loaded of={found} rows={8} size="sm" loading="Loading emails" failed="Couldn’t load emails">
              {({ emails }) =>
                emails.length === 0 ? (
                  <EmptyState size="sm" title="No previews yet">
                    Previews appear once there’s a person and a company.
                  </EmptyState>
                ) : (
                  <List label="Emails">
                    {emails.map(({ name, subject }) => (
                      <ListRow
                        key={name}
                        href={addressOf(chosen, name)}
                        current={!phone && name === open}
                        title={templateWords(name)}
                        text={subject}
                      />
                    ))}
                  </List>
                )
              }
            </Loaded>
          </PaneBody>
        </Pane>
      }
      detail={<Pane label="Email">{open && <Shown name={open} chosen={chosen} />}</Pane>}
    />
  );
}

function Shown({ name, chosen }: { name: string; chosen: Chosen }) {
  const phone = usePhone();
  return (
    <Loaded
      of={useQuery(preview(name, chosen))}
      rows={4}
      loading="Loading email"
      failed="Couldn’t load this email"
    >
      {(email) => (
        <PaneBody space="lg" label="Preview">
          <DetailHeader
            level={phone ? 1 : 2}
            back={{ href: addressOf(chosen), label: "Back to emails" }}
            title={email.subject}
            text={templateWords(email.name)}
          />
          <EmailPreview {...email} />
        </PaneBody>
      )}
    </Loaded>
  );
}
