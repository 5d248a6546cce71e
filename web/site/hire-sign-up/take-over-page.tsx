import { data, redirect } from "react-router";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { servicesContext } from "#web/api/services.ts";
import { siteMeta } from "#web/shared/head.ts";
import { accountOf } from "#web/shared/session/plain.ts";
import type { Route } from "./+types/take-over-page";
import { JoinForm } from "./join-form.tsx";
import { TakeOverForm } from "./take-over-form.tsx";
import styles from "./hire-sign-up.module.css";

export const meta = siteMeta({ title: "Is this your company?", path: "/hire/take-over", hidden: true });

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  const [page, account] = await Promise.all([
    api.companies.claimPage({ params: { slug: params.slug } }).catch(() => null),
    accountOf(request, api),
  ]);
  if (!page) throw data(null, { status: 404 });
  const { slug } = page.company;
  if (slug !== params.slug) throw redirect(`/hire/take-over/${slug}${new URL(request.url).search}`, 301);
  return { ...page, account: account && { email: account.email } };
}

/** Someone of a company that is known here takes it over, or asks the team that was faster for an invitation. */
export default function TakeOverPage({ loaderData }: Route.ComponentProps) {
  const { company } = loaderData;
  const mark = (
    <span className={styles.company}>
      <CompanyMark name={company.companyName} src={company.companyLogo} size="sm" /> {company.companyName}
    </span>
  );
  return loaderData.claimable ? (
    <TakeOverForm {...loaderData} mark={mark} />
  ) : (
    <JoinForm {...loaderData} mark={mark} />
  );
}
