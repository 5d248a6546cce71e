import { data, redirect } from "react-router";
import { servicesContext } from "#web/api/services.ts";
import { head, publicUrlIn } from "#web/shared/head.ts";
import type { Route } from "./+types/subscribe-page";
import { SubscribeForm } from "../shared/subscribe-form.tsx";

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
  return (
    <SubscribeForm
      title={`New jobs at ${companyName}`}
      words="By email, at most once a day. One click stops it."
      button="Email me new jobs"
      to={{ companyId: id }}
      back={{ href: `/${slug}/careers`, label: "Back to the careers page" }}
    />
  );
}
