import { data } from "react-router";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { Band } from "#ui/layout/page.tsx";
import { servicesContext } from "#web/api/services.ts";
import { head, publicUrlIn } from "#web/shared/head.ts";
import { PublicProfileView } from "#web/shared/profile/public-profile-view.tsx";
import { bringsSession } from "#web/shared/session/plain.ts";
import { SitePage } from "#web/shared/site-page.tsx";
import type { Route } from "./+types/person-page";

/** Never a kept page: what is shown depends on who reads, and ends the moment its owner says so. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  const { parallelTag } = params;
  const profile = await api.candidates.publicProfile({ params: { parallelTag } }).catch(() => null);
  const signedIn = bringsSession(request);
  return data({ profile, signedIn }, { status: profile ? 200 : 404 });
}

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
  const { indexed = false, shown = {} } = loaderData?.profile ?? {};
  return head({
    title: shown.fullName ?? "Profile",
    description: shown.headline ?? undefined,
    path: `/people/${params.parallelTag}`,
    publicUrl: publicUrlIn(matches),
    hidden: !indexed,
  });
}

/** What a job seeker shows of themselves to anyone with their profile's address. */
export default function PersonPage({ loaderData: { profile, signedIn } }: Route.ComponentProps) {
  return (
    <SitePage signedIn={signedIn}>
      <Band width="text">
        {profile ? <PublicProfileView shown={profile.shown} level={1} /> : <NoProfile />}
      </Band>
    </SitePage>
  );
}

function NoProfile() {
  return (
    <>
      <h1 className="sr">Profile not found</h1>
      <EmptyState title="There’s no profile here" action={<ButtonLink href="/jobs">See all jobs</ButtonLink>}>
        The address may be mistyped, or its owner no longer shows it.
      </EmptyState>
    </>
  );
}
