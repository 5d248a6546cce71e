import { queryOptions, useQuery } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Select } from "#ui/controls/select/select.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import columns from "#web/hire/shared/columns.module.css";
import { CompanyTabs } from "#web/hire/shared/company/company-tabs.tsx";
import { useMyCompany } from "#web/hire/shared/company/my-company.ts";
import { type ScreenRights, useCan } from "#web/hire/shared/team/rights.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { SenderCard } from "./sender-card.tsx";
import styles from "./sender.module.css";
import { Needs } from "#web/hire/shared/team/needs.tsx";

export const handle: ScreenRights = { changes: "company", closed: true, header: Header };

export const meta = siteMeta({ title: "Company email", path: "/hire/company/email", hidden: true });

const senderOf = (companyId: string) =>
  queryOptions({
    queryKey: ["company", "sender", companyId],
    queryFn: () => api.companies.sender({ params: { companyId } }),
    enabled: companyId !== "",
  });

/** Where the company's emails to people come from. */
export default function SenderPage() {
  const company = useMyCompany();
  const found = useQuery(senderOf(company.data?.id ?? ""));
  const may = useCan()("company");
  return (
    <div className={columns.screen}>
      <Header />
      <PaneBody space="md" label="Company email">
        <div className={styles.page}>
          <Section
            title="Sender"
            content="beside"
            description="Emails to applicants and leads can come from your own domain. A DNS record with a key of yours lets email programs check that they’re from you. Answers go to this address unless the email belongs to a conversation here."
          >
            <Loaded of={found} rows={2} loading="Loading the sender" failed="Couldn’t load the sender">
              {({ sender, domains, usual }) =>
                sender ? (
                  <SenderCard sender={sender} usual={usual} may={may} />
                ) : may && domains.length > 0 ? (
                  <AddSender domains={domains} usual={usual} refetch={() => void found.refetch()} />
                ) : (
                  <EmptyState size="sm" icon={Mail} title={`Your emails come from ${usual}`}>
                    Someone who may edit the company can choose an address at your own domain.
                  </EmptyState>
                )
              }
            </Loaded>
          </Section>
        </div>
      </PaneBody>
    </div>
  );
}

interface Adding {
  domains: string[];
  usual: string;
  refetch: () => void;
}
function AddSender({ domains, usual, refetch }: Adding) {
  const form = useSubmit(
    ({ mailbox = "", domain = "" }) => api.companies.addSender({ body: { mailbox, domain } }),
    {
      success: ({ address }) => {
        refetch();
        return `${address} added. Now add its DNS record.`;
      },
    },
  );
  const named = form.fields.mailbox ?? form.fields.domain;
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap={4}>
        {form.sentence && !named && <FormError title={form.sentence} />}
        <p className={styles.advice}>Your emails come from {usual}.</p>
        <Field label="Name before the @" hint="An inbox that someone reads" error={form.fields.mailbox}>
          <TextInput name="mailbox" defaultValue="jobs" autoComplete="off" maxLength={64} />
        </Field>
        <Field label="Domain" error={form.fields.domain}>
          <Select
            name="domain"
            defaultValue={domains[0]!}
            options={domains.map((domain) => ({ value: domain, label: domain }))}
          />
        </Field>
        <Row>
          <Needs permission="company">
            <Button type="submit" tone="fill" busy={form.busy}>
              Use this address
            </Button>
          </Needs>
        </Row>
      </Stack>
    </form>
  );
}

function Header() {
  return (
    <PageHeader title="Company">
      <CompanyTabs current="email" />
    </PageHeader>
  );
}
