import { Trash2 } from "lucide-react";
import { useSearchParams } from "react-router";
import type { Company } from "#contract/company-shapes.ts";
import { domainOf } from "#shared/links/domain.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { companyById } from "#web/hire/shared/company/my-company.ts";
import { Needs } from "#web/hire/shared/team/needs.tsx";

interface Props {
  company: Company;
}
/** The domains that are the company's: where its website may be, and whose mailboxes and boards count as its own. */
export function DomainsSection({ company }: Props) {
  const change = useDomainChange(company.id);
  const params = { id: company.id };
  return (
    <Section
      title="Domains"
      content="beside"
      line
      description="Your website must be at one of these. Confirm an email at a domain to show it’s yours."
    >
      <Stack gap={4}>
        {company.domains.map((domain) => (
          <Row key={domain} gap={2}>
            <span>{domain}</span>
            {domain !== company.companyEmailDomain && (
              <IconButton
                icon={Trash2}
                size="sm"
                label={`Remove ${domain}`}
                onClick={() => change.mutate(() => api.companies.removeDomain({ params, body: { domain } }))}
              />
            )}
          </Row>
        ))}
        {change.error && <FormError title={sentenceOf(change.error)} />}
        <AskForLink companyId={company.id} />
      </Stack>
    </Section>
  );
}

function useDomainChange(companyId: string) {
  return useChange({
    call: (call: () => Promise<unknown>) => call(),
    refusal: null,
    stale: [companyById(companyId)],
  });
}

/** Whoever comes by the emailed link is asked for a press: mail programs open links by themselves. */
export function ConfirmDomain({ company }: Props) {
  const [search, setSearch] = useSearchParams();
  const given = (name: string) => search.get(name) ?? "";
  const [token, domain, email] = [given("token"), given("domain"), given("email")];
  const confirm = useChange({
    call: () => api.companies.addDomain({ params: { id: company.id }, body: { token, domain, email } }),
    done: () => setSearch({}, { replace: true }),
    success: `${domain} added to your domains`,
    refusal: null,
    stale: [companyById(company.id)],
  });
  if (!token || !domain || !email) return null;
  return (
    <Stack gap={2}>
      {confirm.error && <FormError title={sentenceOf(confirm.error)} />}
      <Row>
        <Needs permission="company">
          <Button tone="fill" busy={confirm.isPending} onClick={() => confirm.mutate()}>
            Confirm that {domain} is yours
          </Button>
        </Needs>
      </Row>
    </Stack>
  );
}

function AskForLink({ companyId }: { companyId: string }) {
  const form = useSubmit(
    ({ domain = "", email = "" }) => {
      const body = { domain: domainOf(domain) ?? domain, email };
      return api.companies.verifyDomain({ params: { id: companyId }, body });
    },
    { success: (_, { email }) => `We sent a link to ${email}` },
  );
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap={4}>
        {form.sentence && !form.fields.domain && !form.fields.email && <FormError title={form.sentence} />}
        <Field label="Add a domain" error={form.fields.domain}>
          <TextInput name="domain" placeholder="acme.com" autoComplete="off" maxLength={253} />
        </Field>
        <Field
          label="An email you can read at that domain"
          hint="We’ll send a link that works once and expires in 24 hours"
          error={form.fields.email}
        >
          <TextInput name="email" type="email" autoComplete="off" />
        </Field>
        <Row>
          <Needs permission="company">
            <Button type="submit" busy={form.busy}>
              Send link
            </Button>
          </Needs>
        </Row>
      </Stack>
    </form>
  );
}
