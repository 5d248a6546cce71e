import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Band } from "#ui/layout/page.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ToastRegion } from "#ui/overlays/toast.tsx";
import { counted } from "#shared/words/sentence-list.ts";
import type { CompanyClaim } from "#contract/company-claims.ts";
import { api } from "#web/api/client.ts";
import { queryCacheContext } from "#web/api/query-cache.tsx";
import { SendAgain } from "#web/shared/session/send-again.tsx";
import { requireRole } from "#web/shared/app/require-role.ts";
import { siteMeta } from "#web/shared/head.ts";
import { homeOf, me, useMe } from "#web/shared/session/session.ts";
import { SitePage } from "#web/shared/site-page.tsx";
import type { Route } from "./+types/claim-page";

export const meta = siteMeta({ title: "Your company", path: "/hire/claim", hidden: true });

const myClaim = queryOptions({ queryKey: ["my-claim"], queryFn: () => api.companies.myClaim() });
const lookEveryMs = 10_000;

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireRole("any", { request, cache: context.get(queryCacheContext) });
  return null;
}
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireRole("any", { request });
  return null;
}

/** Where somebody waits who asked for a company that is known here already; it opens by itself. */
export default function ClaimPage() {
  const account = useMe();
  const navigate = useNavigate();
  const { data } = useQuery({ ...myClaim, refetchInterval: lookEveryMs });
  useQuery({ ...me, refetchInterval: lookEveryMs });
  const isMember = account.accessRoles.includes("company");
  useEffect(() => {
    if (isMember) void navigate(homeOf(account), { replace: true });
  }, [isMember, account, navigate]);
  return (
    <SitePage>
      <Band width="narrow">
        <Stack gap={4} align="start">
          {data && <State claim={data.claim} email={account.email} />}
        </Stack>
      </Band>
      <ToastRegion />
    </SitePage>
  );
}

function State({ claim, email }: { claim: CompanyClaim | null; email: string }) {
  if (!claim || claim.state === "accepted")
    return (
      <>
        <h1>What brings you here?</h1>
        <p>Your account is ready. How do you want to use it?</p>
        <Row gap={2} wrap>
          <ButtonLink href="/sign-up">Find a job</ButtonLink>
          <ButtonLink href="/hire/sign-up">Hire people</ButtonLink>
        </Row>
      </>
    );
  const page = `${claim.companyName}’s page here, with ${counted(claim.openJobsCount, "open job")},`;
  if (claim.state === "unconfirmed")
    return (
      <>
        <h1>Confirm your email</h1>
        <p>
          Open the link we sent to {email}. Once you confirm your email, {page} is yours.
        </p>
        <SendAgain email={email} />
      </>
    );
  if (claim.state === "waiting")
    return (
      <>
        <h1>We’re reviewing your claim</h1>
        <p>
          Your email is confirmed. We’re checking that {claim.companyName} is your company, and we’ll email
          you when we’re done.
        </p>
      </>
    );
  return (
    <>
      <h1>We couldn’t approve your claim on {claim.companyName}</h1>
      <p>{claim.reason}</p>
      <ButtonLink tone="fill" href="/hire/sign-up">
        Add a new company
      </ButtonLink>
    </>
  );
}
