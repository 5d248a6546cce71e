import { useParams } from "react-router";
import { deskHelp } from "#shared/help/desk-help.ts";
import { deskHelpAddress } from "#shared/help/help-page.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { findTopic, topicOf } from "#web/shared/help/help-shown.ts";
import { HelpTopic } from "#web/shared/help/help-topic.tsx";
import styles from "#web/shared/help/help.module.css";

export const meta = siteMeta({ title: "Help", path: "/admin/help", hidden: true });

const back = { href: "/admin/help", label: "Help" };

/** One page of administrators’ help. */
export default function AdminHelpTopicPage() {
  const { slug } = useParams();
  const page = findTopic([deskHelp], slug)?.page;
  if (!page)
    return (
      <>
        <PageHeader back={back} title="Help" />
        <EmptyState
          title="This page doesn’t exist"
          action={<ButtonLink href="/admin/help">All help</ButtonLink>}
        />
      </>
    );
  return (
    <>
      <PageHeader back={back} title={page.title} description={page.summary} />
      <PaneBody space="md" label={page.title}>
        <Stack gap={6} className={styles.inApp}>
          <HelpTopic {...topicOf(page, [deskHelp], deskHelpAddress)} />
        </Stack>
      </PaneBody>
    </>
  );
}
