import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import columns from "#web/hire/shared/columns.module.css";
import { CompanyTabs } from "#web/hire/shared/company/company-tabs.tsx";
import type { ScreenRights } from "#web/hire/shared/team/rights.ts";
import { siteMeta } from "#web/shared/head.ts";
import { BoardsSection } from "./boards-section.tsx";
import { integrationsPath } from "./integrations.ts";
import { KeysSection } from "./keys-section.tsx";
import { WebhooksSection } from "./webhooks-section.tsx";
import styles from "./integrations.module.css";

export const handle: ScreenRights = { changes: "integrations", closed: true, header: Header };

export const meta = siteMeta({ title: "Integrations", path: integrationsPath, hidden: true });

/** How other programs reach the company's jobs and applications, and are told of them. */
export default function IntegrationsPage() {
  return (
    <div className={columns.screen}>
      <Header />
      <PaneBody space="md" label="Integrations">
        <Stack gap={8} className={styles.page}>
          <KeysSection />
          <WebhooksSection />
          <BoardsSection />
        </Stack>
      </PaneBody>
    </div>
  );
}

function Header() {
  return (
    <PageHeader title="Company">
      <CompanyTabs current="integrations" />
    </PageHeader>
  );
}
