import { useQuery } from "@tanstack/react-query";
import type { EmployeeWaitListEntry } from "#contract/employee-wait-lists.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Row } from "#ui/layout/row.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { Band } from "#ui/layout/page.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ToastRegion } from "#ui/overlays/toast.tsx";
import { queryCacheContext } from "#web/api/query-cache.tsx";
import { requireRole } from "#web/shared/app/require-role.ts";
import { employeeSignUpPath } from "#web/shared/employees/my-employee.ts";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { SendAgain } from "#web/shared/session/send-again.tsx";
import { useMe } from "#web/shared/session/session.ts";
import { SitePage } from "#web/shared/site-page.tsx";
import type { Route } from "./+types/wait-list-page";
import { employeeWaitListPath, myPlace } from "./my-place.ts";

export const meta = siteMeta({ title: "Waitlist for employees", path: employeeWaitListPath, hidden: true });

export async function loader({ request, context }: Route.LoaderArgs) {
  const cache = context.get(queryCacheContext);
  await requireRole("any", { request, cache });
  await cache.prefetchQuery(myPlace);
  return null;
}
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireRole("any", { request });
  return null;
}

const lookEveryMs = 10_000;

/** Where someone stands whose company isn’t here yet. */
export default function EmployeeWaitListPage() {
  const mine = useQuery({ ...myPlace, refetchInterval: lookEveryMs });
  return (
    <SitePage signedIn>
      <Band width="narrow">
        <Loaded of={mine} rows={4} loading="Loading your place" failed="Couldn’t load your place">
          {({ entry }) => (
            <Stack gap={4} align="start">
              {entry ? <Place entry={entry} /> : <NoPlace />}
              {entry && entry.state !== "skipped" && <OtherWays entry={entry} />}
            </Stack>
          )}
        </Loaded>
      </Band>
      <ToastRegion />
    </SitePage>
  );
}

function NoPlace() {
  return (
    <>
      <h1>You’re not on the waitlist</h1>
      <p>Enter your email at the company you work at. If it isn’t here yet, you can wait for it.</p>
      <ButtonLink tone="fill" href={employeeSignUpPath}>
        Enter your company email
      </ButtonLink>
    </>
  );
}

/** Nobody has to go on waiting, or to wait for a company they left. */
function OtherWays({ entry: { state, companyName, companyIsHere } }: { entry: EmployeeWaitListEntry }) {
  const leaving = useChange({
    call: () => api.employeeWaitLists.leave(),
    success: `You’re no longer waiting for ${companyName}`,
    stale: [myPlace],
    once: () => "leave",
  });
  return (
    <Row gap={3} wrap>
      {(state === "approved" || companyIsHere) && (
        <ButtonLink href={employeeSignUpPath}>I work somewhere else now</ButtonLink>
      )}
      <Button busy={leaving.isPending} onClick={() => leaving.mutate()}>
        Leave the waitlist
      </Button>
    </Row>
  );
}

function Place({ entry }: { entry: EmployeeWaitListEntry }) {
  const { email } = useMe();
  const { state, companyName, companyEmail, hiringManager, reason, companyIsHere } = entry;
  if (state === "skipped")
    return (
      <>
        <h1>You’re off the waitlist</h1>
        <p>{companyName} is here, and you’re confirmed as an employee.</p>
        <ButtonLink tone="fill" href="/teams">
          Refer people
        </ButtonLink>
      </>
    );
  if (companyIsHere)
    return (
      <>
        <h1>{companyName} is here</h1>
        <p>Confirm {companyEmail}, and you can refer people.</p>
        <ButtonLink tone="fill" href={employeeSignUpPath}>
          Confirm where you work
        </ButtonLink>
      </>
    );
  if (state === "unconfirmed")
    return (
      <>
        <h1>Confirm your email</h1>
        <p>
          Open the link we sent to {email}. Then you’re on the waitlist for {companyName}.
        </p>
        <SendAgain email={email} />
      </>
    );
  if (state === "rejected")
    return (
      <>
        <h1>We couldn’t put you on the waitlist</h1>
        <p>{reason}</p>
        <ButtonLink tone="fill" href={employeeSignUpPath}>
          Correct and ask again
        </ButtonLink>
      </>
    );
  return (
    <>
      <h1>You’re on the waitlist for {companyName}</h1>
      <p>
        {state === "approved"
          ? `We asked ${hiringManager} to bring ${companyName}. `
          : "We’re looking at your request. "}
        We’ll email {email} when your hiring team is here.
      </p>
      <p>Nothing is earned before that, and you can’t refer anyone yet.</p>
    </>
  );
}
