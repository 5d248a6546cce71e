import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { MyClaim, MyJoinRequest } from "#contract/company-claims.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Band } from "#ui/layout/page.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ToastRegion } from "#ui/overlays/toast.tsx";
import { api } from "#web/api/client.ts";
import { queryCacheContext } from "#web/api/query-cache.tsx";
import { requireRole } from "#web/shared/app/require-role.ts";
import { siteMeta } from "#web/shared/head.ts";
import { SendAgain } from "#web/shared/session/send-again.tsx";
import { me, useMe, useSignOut } from "#web/shared/session/session.ts";
import { SitePage } from "#web/shared/site-page.tsx";
import type { Route } from "./+types/claim-page";
import { AskAgain, AskTeam } from "./ask-team.tsx";
import { ConfirmClaim } from "./confirm-claim.tsx";
import { ProveByDns } from "./prove-by-dns.tsx";
import { withJobs } from "./with-jobs.ts";
import { TakenOver } from "./taken-over.tsx";

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

/** Where a person waits who asked for a company that is known here already; it turns into theirs by itself. */
export default function ClaimPage() {
  const account = useMe();
  const { data } = useQuery({ ...myClaim, refetchInterval: lookEveryMs });
  useQuery({ ...me, refetchInterval: lookEveryMs });
  return (
    <SitePage signedIn action={account.accessRoles.length === 0 ? <SignOut /> : undefined}>
      <Band width="narrow">
        <Stack gap={4} align="start">
          <ConfirmClaim />
          {account.companyAdmin?.disabled ? (
            <AccessLost />
          ) : (
            data && (
              <State {...data} email={account.email} companyId={account.companyAdmin?.companyId ?? null} />
            )
          )}
        </Stack>
      </Band>
      <ToastRegion />
    </SitePage>
  );
}

/** For people who have no app to open yet. */
function SignOut() {
  const signOut = useSignOut();
  return <Button onClick={() => void signOut()}>Sign out</Button>;
}

/** For whoever was on a hiring team until someone there removed their access. */
function AccessLost() {
  return (
    <>
      <h1>You no longer have access to your hiring team</h1>
      <p>Someone on the team removed it. If that’s a mistake, ask them to restore it under Team.</p>
    </>
  );
}

interface StateProps {
  claim: MyClaim | null;
  joinRequest: MyJoinRequest | null;
  /** The account's own address. */
  email: string;
  /** The company the person hires for. */
  companyId: string | null;
}
function State({ claim, joinRequest, email, companyId }: StateProps) {
  if (claim?.state === "accepted" && companyId) return <TakenOver claim={claim} companyId={companyId} />;
  if (companyId)
    return (
      <>
        <h1>You’re on a hiring team</h1>
        <ButtonLink tone="fill" href="/hire/applicants">
          Open the hiring app
        </ButtonLink>
      </>
    );
  if (joinRequest) return <Asked {...joinRequest} own={email} />;
  if (claim?.hasTeam) return <AskTeam claim={claim} />;
  return claim && claim.state !== "accepted" ? <Open claim={claim} email={email} /> : <Nothing />;
}

function Open({ claim, email }: { claim: MyClaim; email: string }) {
  if (claim.state === "unconfirmed")
    return (
      <Words title="Confirm your email" foot={<ProveByDns claim={claim} />}>
        <p>
          Open the link we sent to {claim.email}.{" "}
          {claim.reviewed
            ? `Then we’ll check that ${claim.companyName} is your company, and email you when its page here${withJobs(claim.openJobsCount)} is yours.`
            : `Once you confirm it, ${claim.companyName}’s page here${withJobs(claim.openJobsCount)} is yours.`}
        </p>
        {claim.email === email ? (
          <SendAgain email={email} />
        ) : (
          <ButtonLink href={`/hire/take-over/${claim.companySlug}`}>Use another address</ButtonLink>
        )}
      </Words>
    );
  if (claim.state === "waiting")
    return (
      <Words title="We’re reviewing your claim">
        <p>
          {claim.domain} is confirmed. We’re checking that {claim.companyName} is your company, and we’ll
          email you when we’re done.
        </p>
      </Words>
    );
  return (
    <Words title={`We couldn’t approve your claim on ${claim.companyName}`}>
      <p>{claim.reason}</p>
      <ButtonLink tone="fill" href="/hire/sign-up">
        Add a new company
      </ButtonLink>
    </Words>
  );
}

interface AskedProps extends MyJoinRequest {
  /** The account’s own address. */
  own: string;
}
function Asked({ companyId, companyName, companySlug, state, email, own }: AskedProps) {
  if (state === "asked")
    return (
      <Words title="Confirm your email">
        <p>
          Open the link we sent to {email}. Then the hiring team at {companyName} sees your request.
        </p>
        {email === own ? (
          <SendAgain email={email} />
        ) : (
          <Row gap={2} wrap>
            <AskAgain companyId={companyId} email={email} />
            <ButtonLink href={`/hire/take-over/${companySlug}`}>Use another address</ButtonLink>
          </Row>
        )}
      </Words>
    );
  if (state === "requested")
    return (
      <Words title={`You asked to join ${companyName}`}>
        <p>The hiring team sees your request. We’ll email {email} when they invite you.</p>
      </Words>
    );
  return (
    <Words title={`${companyName} invited you`}>
      <p>Open the link we sent to {email} to join the hiring team.</p>
    </Words>
  );
}

function Nothing() {
  return (
    <Words title="What brings you here?">
      <p>Your account is ready. How do you want to use it?</p>
      <Row gap={2} wrap>
        <ButtonLink href="/sign-up">Find a job</ButtonLink>
        <ButtonLink href="/hire/sign-up">Hire people</ButtonLink>
        <ButtonLink href="/teams/sign-up">Refer people where you work</ButtonLink>
        <ButtonLink href="/hire/wait-list">Waitlist for companies</ButtonLink>
      </Row>
    </Words>
  );
}

function Words({ title, children, foot }: { title: string; children: ReactNode; foot?: ReactNode }) {
  return (
    <>
      <h1>{title}</h1>
      {children}
      {foot}
    </>
  );
}
