import { useState } from "react";
import { data, redirect } from "react-router";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { Band } from "#ui/layout/page.tsx";
import { api } from "#web/api/client.ts";
import { servicesContext } from "#web/api/services.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { head, publicUrlIn } from "#web/shared/head.ts";
import { NarrowForm } from "#web/shared/narrow-form.tsx";
import { SitePage } from "#web/shared/site-page.tsx";
import type { Route } from "./+types/subscribe-page";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api: calls } = context.get(servicesContext);
  const company = await calls.companies.bySlug({ params: { slug: params.company } }).catch(() => null);
  if (!company) throw data(null, { status: 404 });
  if (company.slug !== params.company)
    throw redirect(`/${company.slug}/subscribe${new URL(request.url).search}`, 301);
  return { id: company.id, slug: company.slug, companyName: company.companyName };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return head({
    title: `New jobs at ${loaderData.companyName} by email`,
    path: `/${loaderData.slug}/subscribe`,
    publicUrl: publicUrlIn(matches),
    hidden: true,
  });
}

/** New jobs of one company by email, for people without an account. */
export default function SubscribePage({ loaderData: { id, slug, companyName } }: Route.ComponentProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const form = useSubmit(async ({ email = "" }) => {
    await api.tracking.subscribe({ body: { email, companyId: id } });
    setAsked(email.trim());
  });
  if (asked)
    return (
      <SitePage>
        <Band width="narrow">
          <EmptyState
            title="Check your email"
            action={<ButtonLink href={`/${slug}/careers`}>Back to the careers page</ButtonLink>}
          >
            We sent a link to {asked}. Nothing else is sent until you use it.
          </EmptyState>
        </Band>
      </SitePage>
    );
  return (
    <NarrowForm
      title={`New jobs at ${companyName}`}
      words="By email, at most once a day. One click stops it."
      problem={Object.keys(form.fields).length ? null : form.sentence}
      onSubmit={form.onSubmit}
    >
      <Field label="Email" error={form.fields.email}>
        <TextInput name="email" type="email" autoComplete="email" required />
      </Field>
      <Button type="submit" tone="fill" size="lg" wide busy={form.busy}>
        Email me new jobs
      </Button>
    </NarrowForm>
  );
}
