import { useQuery } from "@tanstack/react-query";
import type { PageDraft } from "#contract/careers.ts";
import type { Company } from "#contract/company-shapes.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { CompanyTabs } from "#web/hire/shared/company/company-tabs.tsx";
import { useMyCompany } from "#web/hire/shared/company/my-company.ts";
import type { ScreenRights } from "#web/hire/shared/team/rights.ts";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { careersPage, careersPath } from "./careers-queries.ts";
import { PageBuilder } from "./page-builder.tsx";

export const handle: ScreenRights = { changes: "company" };

export const meta = siteMeta({ title: "Careers page", path: careersPath, hidden: true });

/** Where a company builds its careers page. */
export default function CareersBuilderPage() {
  const company = useMyCompany();
  const id = company.data?.id ?? "";
  const page = useQuery({ ...careersPage(id), enabled: id !== "" });
  const both: { company: Company; page: PageDraft } | undefined = company.data &&
    page.data && { company: company.data, page: page.data };
  const failed = page.error ? page : company;
  return (
    <Loaded
      of={{ data: both, error: failed.error, refetch: failed.refetch }}
      rows={6}
      loading="Loading your careers page"
      failed="Couldn’t load your careers page"
      frame={(waiting) => (
        <>
          <PageHeader title="Company">
            <CompanyTabs current="careers" />
          </PageHeader>
          <PaneBody>{waiting}</PaneBody>
        </>
      )}
    >
      {(loaded) => <PageBuilder key={loaded.company.id} {...loaded} />}
    </Loaded>
  );
}
