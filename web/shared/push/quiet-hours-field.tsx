import { useState } from "react";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { PushSettings, QuietHours } from "#contract/push.ts";
import { Switch } from "#ui/controls/choice/switch.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { timeWords } from "#ui/data/text/date-words.ts";
import { api, fieldsOf } from "#web/api/client.ts";
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
    success: (_, { quietHours }) => ({
      text: quietHours ? `Quiet hours are from ${spanOf(quietHours)}` : "Quiet hours are off",
      key: "quiet-hours",
    }),
    // The time that was refused says so at its field.
    refusal: (error) => (Object.keys(fieldsOf(error)).length > 0 ? null : {}),
    line: "push-settings",
    stale: [settings],
  });
  if (!data) return null;
  const { quietHours, whenOn } = data;
  return (
    <Stack gap={3}>
      <Switch
        label="Quiet hours"
        hint="What comes meanwhile waits until they are over."
        checked={quietHours !== null}
        onChange={(on) => change.mutate({ quietHours: on ? whenOn : null })}
      />
      {quietHours && (
        <Row gap={3} align="start">
          {(["from", "to"] as const).map((name) => (
            <TimeField
              key={name}
              name={name}
              hours={quietHours}
              refused={fieldsOf(change.error)[`quietHours.${name}`]}
              onChange={(time) => change.mutate({ quietHours: { ...quietHours, [name]: time } })}
            />
          ))}
        </Row>
      )}
    </Stack>
  );
}

interface TimeFieldProps {
  name: keyof QuietHours;
  /** What is in force. */
  hours: QuietHours;
  refused: string | undefined;
  onChange: (time: string) => void;
}
/** One end of the hours; what can't be taken stays as it was typed, with what is in force until it is put right. */
function TimeField({ name, hours, refused, onChange }: TimeFieldProps) {
  const [cleared, setCleared] = useState(false);
  const wrong = cleared ? "Enter a time, or turn quiet hours off" : refused;
  function leave(time: string) {
    setCleared(!time);
    if (time && (time !== hours[name] || refused)) onChange(time);
  }
  return (
    <Field
      label={name === "from" ? "From" : "To"}
      error={wrong && `${wrong}. Until then they are from ${spanOf(hours)}.`}
    >
      <TextInput
        type="time"
        required
        defaultValue={hours[name]}
        onBlur={({ target }) => leave(target.value)}
      />
    </Field>
  );
}

/** "10:00 PM to 7:00 AM" */
function spanOf({ from, to }: QuietHours) {
  const words = (time: string) => timeWords(`2000-01-01T${time}:00Z`, "UTC");
  return `${words(from)} to ${words(to)}`;
}
