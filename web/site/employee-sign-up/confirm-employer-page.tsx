import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import type { Employee } from "#contract/employees.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Band } from "#ui/layout/page.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ToastRegion } from "#ui/overlays/toast.tsx";
import { api, sentenceOf } from "#web/api/client.ts";
import { queryCacheContext } from "#web/api/query-cache.tsx";
import { useChange } from "#web/api/use-change.ts";
import { requireRole } from "#web/shared/app/require-role.ts";
import {
  confirmEmployerPath,
  employeeSignUpPath,
  myEmployee,
  staleEmployee,
} from "#web/shared/employees/my-employee.ts";
import { siteMeta } from "#web/shared/head.ts";
import { useMe } from "#web/shared/session/session.ts";
import { SitePage } from "#web/shared/site-page.tsx";
import type { Route } from "./+types/confirm-employer-page";

export const meta = siteMeta({ title: "Confirm where you work", path: confirmEmployerPath, hidden: true });

export async function loader({ request, context }: Route.LoaderArgs) {
  const cache = context.get(queryCacheContext);
  const { employee } = await requireRole("any", { request, cache });
  if (employee) await cache.prefetchQuery(myEmployee(employee.id));
  return null;
}
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireRole("any", { request });
  return null;
}

/** Where the emailed link leads, and where an employee without a company waits. */
export default function ConfirmEmployerPage() {
  const { employee, email } = useMe();
  const token = useSearchParams()[0].get("token");
  const { data } = useQuery({ ...myEmployee(employee?.id ?? ""), enabled: employee !== null });
  const unconfirmed = data?.employments.find(({ state }) => state === "unconfirmed");
  return (
    <SitePage signedIn>
      <Band width="narrow">
        <Stack gap={4} align="start">
          {token && !employee ? (
            <OtherAccount email={email} />
          ) : token ? (
            <Confirm token={token} company={unconfirmed?.company.companyName ?? "this company"} />
          ) : unconfirmed ? (
            <Waiting email={unconfirmed.companyEmail ?? ""} company={unconfirmed.company.companyName} />
          ) : (
            <NoCompany employee={data} />
          )}
        </Stack>
      </Band>
      <ToastRegion />
    </SitePage>
  );
}

/** Asks for a press: mail programs open links automatically, and a link works once. */
function Confirm({ token, company }: { token: string; company: string }) {
  const navigate = useNavigate();
  const confirm = useChange({
    call: () => api.employees.verifyEmail({ body: { token } }),
    done: async (employee, _, cache) => {
      cache.setQueryData(myEmployee(employee.id).queryKey, employee);
      await cache.invalidateQueries({ queryKey: ["me"] });
      await navigate("/teams");
    },
    refusal: null,
    once: () => "confirm",
  });
  return (
    <>
      <h1>Confirm your work email</h1>
      <p>Click the button to confirm that you work at {company} and that the email address is yours.</p>
      {confirm.error && <FormError title={sentenceOf(confirm.error)} />}
      <Row gap={2} wrap>
        <Button tone="fill" busy={confirm.isPending} onClick={() => confirm.mutate()}>
          Confirm work email
        </Button>
        {confirm.error && <ButtonLink href={confirmEmployerPath}>Get a new link</ButtonLink>}
      </Row>
    </>
  );
}

/** The link came to a mailbox that its reader did not enter with this account. */
function OtherAccount({ email }: { email: string }) {
  return (
    <>
      <h1>This link is for another account</h1>
      <p>
        You’re signed in as {email}. Sign in with the account that entered this work email, then open the link
        again. If you didn’t enter it anywhere, you can ignore the email.
      </p>
    </>
  );
}

function Waiting({ email, company }: { email: string; company: string }) {
  const again = useChange({
    call: () => api.employees.sendVerification(),
    success: `We sent a new link to ${email}`,
    stale: staleEmployee,
  });
  return (
    <>
      <h1>Confirm your work email</h1>
      <p>
        Open the link we sent to {email}. Then you can refer people to {company}. The link works for 24 hours.
      </p>
      <Row gap={2} wrap>
        <Button busy={again.isPending} onClick={() => again.mutate()}>
          Send a new link
        </Button>
        <ButtonLink tone="bare" href={employeeSignUpPath}>
          Use another email
        </ButtonLink>
      </Row>
    </>
  );
}

function NoCompany({ employee }: { employee: Employee | undefined }) {
  if (employee?.companyId)
    return (
      <>
        <h1>Your work email is confirmed</h1>
        <ButtonLink tone="fill" href="/teams">
          Open the referral app
        </ButtonLink>
      </>
    );
  const last = employee?.employments.find(({ state }) => state === "past");
  return (
    <>
      <h1>Where do you work?</h1>
      {last && (
        <p>You’re no longer an employee of {last.company.companyName} here. What you earned stays yours.</p>
      )}
      <p>Add the company you work at to refer people to it.</p>
      <Row gap={2} wrap>
        <ButtonLink tone="fill" href={employeeSignUpPath}>
          Add company
        </ButtonLink>
        {employee && <ButtonLink href="/teams/earnings">Your earnings</ButtonLink>}
      </Row>
    </>
  );
}
