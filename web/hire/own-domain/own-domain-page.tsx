import { queryOptions, useQuery } from "@tanstack/react-query";
import { Globe } from "lucide-react";
import { useState } from "react";
import type { Company } from "#contract/company-shapes.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import columns from "#web/hire/shared/columns.module.css";
import { CompanyTabs } from "#web/hire/shared/company/company-tabs.tsx";
import { NotPublicNote } from "#web/hire/shared/company/not-public-note.tsx";
import { useMyCompany } from "#web/hire/shared/company/my-company.ts";
import { type ScreenRights, useMay } from "#web/hire/shared/team/rights.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { HostCard } from "./host-card.tsx";
import styles from "./own-domain.module.css";

export const handle: ScreenRights = { changes: "company" };

export const meta = siteMeta({ title: "Own domain", path: "/hire/company/domain", hidden: true });

const hostsOf = (companyId: string) =>
  queryOptions({
    queryKey: ["careers", "hosts", companyId],
    queryFn: () =>
      api.careers.hosts({
        params: { companyId },
        query: { showVercelDomain: "true", showVercelConfig: "true" },
      }),
    enabled: companyId !== "",
  });

/** The careers page at an address of the company's own. */
export default function OwnDomainPage() {
  const company = useMyCompany();
  const hosts = useQuery(hostsOf(company.data?.id ?? ""));
  const may = useMay()("company");
  return (
    <div className={columns.screen}>
      <PageHeader title="Company">
        <CompanyTabs current="domain" />
      </PageHeader>
      <PaneBody space="md" label="Own domain">
        <Stack gap={8} className={styles.page}>
          <NotPublicNote what="your careers page, at any address," />
          {may && company.data && <AddHost company={company.data} refetch={() => void hosts.refetch()} />}
          <Section
            title="Your addresses"
            content="beside"
            line
            description="Once both records are there, your careers page is shown at the address. It gets its https certificate with the first visit."
          >
            <Loaded of={hosts} rows={3} loading="Loading addresses" failed="Couldn’t load your addresses">
              {(found) =>
                found.length === 0 ? (
                  <EmptyState size="sm" icon={Globe} title="No address yet">
                    {company.data?.published === false
                      ? `Once it’s public, your careers page is at /${company.data.slug}/careers.`
                      : `Your careers page is at /${company.data?.slug}/careers.`}
                  </EmptyState>
                ) : (
                  <ul className={styles.list}>
                    {found.map((host) => (
                      <HostCard
                        key={host.id}
                        host={host}
                        may={may}
                        isPublic={company.data?.published !== false}
                      />
                    ))}
                  </ul>
                )
              }
            </Loaded>
          </Section>
        </Stack>
      </PaneBody>
    </div>
  );
}

function AddHost({ company, refetch }: { company: Company; refetch: () => void }) {
  // The field is empty again for the next address.
  const [added, setAdded] = useState(0);
  const form = useSubmit(({ domain = "" }) => api.careers.addHost({ body: { domain } }), {
    success: ({ domain }) => {
      refetch();
      setAdded((times) => times + 1);
      return `${domain} added. Now add its DNS records.`;
    },
  });
  const example = `careers.${company.companyEmailDomain ?? "acme.com"}`;
  return (
    <Section
      title="Add an address"
      content="beside"
      description="Choose a name below your domain that nothing else uses."
    >
      <form key={added} onSubmit={form.onSubmit} noValidate>
        <Stack gap={4}>
          {form.sentence && !form.fields.domain && <FormError title={form.sentence} />}
          <Field label="Address" hint={`Such as ${example}`} error={form.fields.domain}>
            <TextInput name="domain" autoComplete="off" placeholder={example} maxLength={253} />
          </Field>
          <Row>
            <Button type="submit" tone="fill" busy={form.busy}>
              Add address
            </Button>
          </Row>
        </Stack>
      </form>
    </Section>
  );
}
