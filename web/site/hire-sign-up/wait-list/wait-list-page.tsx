import { useQuery } from "@tanstack/react-query";
import { Band } from "#ui/layout/page.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ToastRegion } from "#ui/overlays/toast.tsx";
import { queryCacheContext } from "#web/api/query-cache.tsx";
import { currentAccount } from "#web/shared/app/require-role.ts";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { SitePage } from "#web/shared/site-page.tsx";
import type { Route } from "./+types/wait-list-page";
import { EntryState } from "./entry-state.tsx";
import { JoinWaitList } from "./join-wait-list.tsx";
import { myEntry } from "./my-entry.ts";

export const meta = siteMeta({ title: "Waitlist for companies", path: "/hire/wait-list", hidden: true });

export async function loader({ context }: Route.LoaderArgs) {
  return { signedIn: (await currentAccount(context.get(queryCacheContext))) !== null };
}
export async function clientLoader() {
  return { signedIn: (await currentAccount()) !== null };
}

/** A company that can’t prove a domain asks to be let in, and sees where it stands. */
export default function WaitListPage({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  return loaderData.signedIn ? <Mine /> : <JoinWaitList signedIn={false} />;
}

const lookEveryMs = 10_000;

function Mine() {
  const mine = useQuery({ ...myEntry, refetchInterval: lookEveryMs });
  if (mine.data?.entry === null) return <JoinWaitList signedIn />;
  return (
    <SitePage signedIn>
      <Band width="narrow">
        <Loaded of={mine} rows={4} loading="Loading your place" failed="Couldn’t load your place">
          {({ entry }) => (
            <Stack gap={6} align="start">
              {entry && <EntryState entry={entry} />}
            </Stack>
          )}
        </Loaded>
      </Band>
      <ToastRegion />
    </SitePage>
  );
}
