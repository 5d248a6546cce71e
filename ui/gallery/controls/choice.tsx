import { useState } from "react";
import { Grid2x2, List as ListIcon } from "lucide-react";
import { Checkbox } from "#ui/controls/choice/checkbox.tsx";
import { Chip, Chips, Tag } from "#ui/controls/choice/chip.tsx";
import { RadioGroup } from "#ui/controls/choice/radio-group.tsx";
import { Segmented } from "#ui/controls/choice/segmented.tsx";
import { Slider } from "#ui/controls/choice/slider.tsx";
import { Switch } from "#ui/controls/choice/switch.tsx";
import { Field, FieldGroup } from "#ui/controls/fields/field.tsx";
import { Grid } from "#ui/layout/grid.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";

const money = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "GBP",
  maximumFractionDigits: 0,
});

export function Choice() {
  return (
    <Stack>
      <Chosen />
      <Grid columns={3}>
        <Boxes />
        <Radios />
        <Sliders />
      </Grid>
    </Stack>
  );
}

function Chosen() {
  const [view, setView] = useState<"list" | "grid">("list");
  const [remote, setRemote] = useState(true);
  return (
    <Row wrap>
      <Segmented
        label="View"
        value={view}
        onChange={setView}
        segments={[
          { value: "list", label: "List", icon: ListIcon },
          { value: "grid", label: "Grid", icon: Grid2x2 },
        ]}
      />
      <Chips label="Reasons">
        <Chip kbd="1">The pay</Chip>
        <Chip kbd="2">The place</Chip>
        <Chip pressed={remote} onClick={() => setRemote(!remote)} count={12}>
          Remote
        </Chip>
        <Tag onRemove={() => {}} removeLabel="Remove Figma">
          Figma
        </Tag>
        <Tag>Climate</Tag>
      </Chips>
    </Row>
  );
}

function Boxes() {
  return (
    <FieldGroup legend="Work you want">
      <Checkbox label="Full time" defaultChecked />
      <Checkbox label="Part time" hint="Up to 30 hours a week" />
      <Checkbox label="Some of these" indeterminate />
      <Checkbox label="Not offered here" disabled />
    </FieldGroup>
  );
}

function Radios() {
  return (
    <Stack>
      <Field label="Where">
        <RadioGroup
          defaultValue="remote"
          choices={[
            { value: "remote", label: "Remote", hint: "Anywhere in the country" },
            { value: "hybrid", label: "Some days in the office" },
          ]}
        />
      </Field>
      <Field label="Plan">
        <RadioGroup
          boxed
          defaultValue="grow"
          choices={[
            { value: "start", label: "Start", hint: "3 jobs at a time", end: "£0" },
            { value: "grow", label: "Grow", hint: "25 jobs at a time", end: "£90" },
          ]}
        />
      </Field>
    </Stack>
  );
}

function Sliders() {
  const [range, setRange] = useState<readonly number[]>([58000, 74000]);
  const [days, setDays] = useState(3);
  return (
    <Stack>
      <Switch label="Email me once a day" defaultChecked />
      <Switch label="Hide me from my employer" hint="They see nothing at all" trailing />
      <Slider
        label="Pay"
        value={range}
        onChange={setRange}
        min={30000}
        max={120000}
        step={1000}
        say={money.format}
      />
      <Slider label="Days in the office" value={days} onChange={setDays} min={0} max={5} />
    </Stack>
  );
}
