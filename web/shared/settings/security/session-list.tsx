import { queryOptions, useQuery } from "@tanstack/react-query";
import { Button } from "#ui/controls/buttons/button.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { counted } from "#shared/words/sentence-list.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";

const sessions = queryOptions({ queryKey: ["sessions"], queryFn: () => api.accounts.sessions() });

/** The devices that are signed in. */
export function SessionList() {
  const signedIn = useQuery(sessions);
  const end = useChange({
    call: (id: string) => api.accounts.endSession({ params: { id } }),
    stale: [sessions],
  });
  const endOthers = useChange({
    call: () => api.accounts.endOtherSessions(),
    success: ({ count }) => `Signed out of ${counted(count, "other device")}`,
    stale: [sessions],
  });
  return (
    <Section title="Signed-in devices" content="beside" anchor="devices" line>
      <Loaded of={signedIn} loading="Loading devices" rows={2} failed="Couldn’t load your devices">
        {(devices) => (
          <Stack gap={4}>
            <List label="Signed-in devices" divided flush>
              {devices.map((device) => (
                <Device key={device.id} device={device} onEnd={() => end.mutate(device.id)} />
              ))}
            </List>
            {devices.some(({ current }) => !current) && (
              <div>
                <Button onClick={() => endOthers.mutate()} busy={endOthers.isPending}>
                  Sign out of all other devices
                </Button>
              </div>
            )}
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}

type DeviceProps = { device: Awaited<ReturnType<typeof api.accounts.sessions>>[number]; onEnd: () => void };
function Device({ device: { device, current, ip, lastSeenAt }, onEnd }: DeviceProps) {
  return (
    <ListRow
      title={device}
      text={
        <>
          {current ? "This device" : ip}, last used <TimeAgo at={lastSeenAt} />
        </>
      }
      end={
        current ? undefined : (
          <Button size="sm" onClick={onEnd}>
            Sign out
          </Button>
        )
      }
    />
  );
}
