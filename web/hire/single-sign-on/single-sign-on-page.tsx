import { useQuery } from "@tanstack/react-query";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import columns from "#web/hire/shared/columns.module.css";
import { CompanyTabs } from "#web/hire/shared/company/company-tabs.tsx";
import type { ScreenRights } from "#web/hire/shared/team/rights.ts";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { connectionQuery, useMayChange } from "./connection.ts";
import { DomainsSection } from "./domains-section.tsx";
import { EnforceSection } from "./enforce-section.tsx";
import { ProviderSection } from "./provider-section.tsx";
import { TestSection } from "./test-section.tsx";
import styles from "./single-sign-on.module.css";

export const handle: ScreenRights = { changes: "team", closed: true, header: Header };

export const meta = siteMeta({ title: "Single sign-on", path: "/hire/company/sign-in", hidden: true });

/** How the company's people sign in: at a provider of its own. */
export default function SingleSignOnPage() {
  const found = useQuery(connectionQuery);
  const may = useMayChange();
  return (
    <div className={columns.screen}>
      <Header />
      <PaneBody space="md" label="Single sign-on">
        <Loaded of={found} rows={3} loading="Loading single sign-on" failed="Couldn’t load single sign-on">
          {({ connection, companyDomains, redirectUri }) => (
            <Stack gap={8} className={styles.page}>
              <ProviderSection connection={connection} redirectUri={redirectUri} may={may} />
              {connection && (
                <>
                  <DomainsSection connection={connection} companyDomains={companyDomains} may={may} />
                  <TestSection connection={connection} may={may} />
                  <EnforceSection connection={connection} may={may} />
                </>
              )}
            </Stack>
          )}
        </Loaded>
      </PaneBody>
    </div>
  );
}

function Header() {
  return (
    <PageHeader title="Company">
      <CompanyTabs current="sign-in" />
    </PageHeader>
  );
}
