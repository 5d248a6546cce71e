import { queryOptions, useQuery } from "@tanstack/react-query";
import type { PushDevice } from "#contract/push.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { QuietHoursField } from "./quiet-hours-field.tsx";
import { type PushState, pushState, subscribe, unsubscribe } from "./this-device.ts";

const devices = queryOptions({ queryKey: ["push-devices"], queryFn: () => api.push.devices() });
const thisDevice = queryOptions({ queryKey: ["push-this-device"], queryFn: pushState });

/** Which devices show notifications while the product is closed, and when they stay quiet. */
export function PushSection() {
  const here = useQuery(thisDevice);
  const known = useQuery(devices);
  return (
    <Section
      anchor="push"
      title="Push notifications"
      description="Shown on your device even while this page is closed. Signing out turns them off there."
      content="beside"
      line
    >
      <Loaded of={known} loading="Loading your devices" rows={2} failed="Couldn’t load your devices">
        {(all) => (
          <Stack gap={4}>
            {here.data && <ThisDevice here={here.data} all={all} />}
            <DeviceList here={here.data} all={all} />
            {all.length > 0 && <QuietHoursField />}
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}

const why = {
  unsupported:
    "This browser can’t show push notifications. On an iPhone or iPad, add this site to your home screen first.",
  denied: "Notifications are blocked. Allow them for this site in your browser’s settings.",
};

/** A subscription that the server knows nothing of, of a person who was here before, shows nothing of ours. */
function ThisDevice({ here, all }: { here: PushState; all: PushDevice[] }) {
  const turnOn = useChange({
    call: async () => {
      const { publicKey } = await api.push.key();
      const subscription = await subscribe(publicKey);
      return subscription && api.push.addDevice({ body: subscription });
    },
    success: (device) => (device ? "Notifications are on for this device" : null),
    otherwise: "Your browser couldn’t turn notifications on. Try again later.",
    stale: [devices, thisDevice],
  });
  if (here.state === "unsupported" || here.state === "denied") return <p>{why[here.state]}</p>;
  if (isOn(here, all)) return null;
  return (
    <div>
      <Button onClick={() => turnOn.mutate()} busy={turnOn.isPending}>
        Turn on for this device
      </Button>
    </div>
  );
}

function isOn(here: PushState, all: PushDevice[]) {
  return here.state === "on" && all.some(({ endpoint }) => endpoint === here.endpoint);
}

function DeviceList({ here, all }: { here: PushState | undefined; all: PushDevice[] }) {
  const remove = useChange({
    call: async ({ id, endpoint }: PushDevice) => {
      await api.push.removeDevice({ params: { id } });
      if (here?.state === "on" && here.endpoint === endpoint) await unsubscribe();
    },
    stale: [devices, thisDevice],
  });
  if (all.length === 0) return null;
  return (
    <List label="Devices that show notifications" divided flush>
      {all.map((device) => (
        <ListRow
          key={device.id}
          title={device.name}
          text={
            <>
              {here?.state === "on" && here.endpoint === device.endpoint ? "This device, on" : "On"} since{" "}
              <TimeAgo at={device.createdAt} />
            </>
          }
          end={
            <Button size="sm" onClick={() => remove.mutate(device)} aria-label={`Turn off on ${device.name}`}>
              Turn off
            </Button>
          }
        />
      ))}
    </List>
  );
}
