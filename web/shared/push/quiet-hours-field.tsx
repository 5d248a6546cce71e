import { queryOptions, useQuery } from "@tanstack/react-query";
import type { PushSettings, QuietHours } from "#contract/push.ts";
import { Switch } from "#ui/controls/choice/switch.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { showNow, useChange } from "#web/api/use-change.ts";

const settings = queryOptions({ queryKey: ["push-settings"], queryFn: () => api.push.settings() });
type Settings = Awaited<ReturnType<typeof api.push.settings>>;

/** From when to when nothing is pushed; what comes meanwhile waits until they are over. */
export function QuietHoursField() {
  const { data } = useQuery(settings);
  const change = useChange({
    call: (body: PushSettings) => api.push.setSettings({ body }),
    optimistic: (body, cache) =>
      showNow<Settings>(cache, settings, (before) => ({
        quietHours: body.quietHours,
        whenOn: body.quietHours ?? before.whenOn,
      })),
    line: "push-settings",
    stale: [settings],
  });
  if (!data) return null;
  const { quietHours, whenOn } = data;
  const set = (part: Partial<QuietHours>) => change.mutate({ quietHours: { ...whenOn, ...part } });
  return (
    <Stack gap={3}>
      <Switch
        label="Quiet hours"
        hint="What comes meanwhile waits until they are over."
        checked={quietHours !== null}
        onChange={(on) => change.mutate({ quietHours: on ? whenOn : null })}
      />
      {quietHours && (
        <Row gap={3}>
          <Field label="From">
            <TextInput
              type="time"
              required
              defaultValue={quietHours.from}
              onBlur={({ target }) => target.value && set({ from: target.value })}
            />
          </Field>
          <Field label="To">
            <TextInput
              type="time"
              required
              defaultValue={quietHours.to}
              onBlur={({ target }) => target.value && set({ to: target.value })}
            />
          </Field>
        </Row>
      )}
    </Stack>
  );
}
