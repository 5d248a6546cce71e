import { Download } from "lucide-react";
import { useState } from "react";
import type { StatementPeriod } from "#contract/rewards.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { DateField } from "#ui/controls/fields/date-field.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";

const periods: Record<StatementPeriod, string> = {
  thisMonth: "This month",
  lastMonth: "Last month",
  thisYear: "This year",
  lastYear: "Last year",
  days: "Other days",
};
const options = Object.entries(periods).map(([value, label]) => ({ value, label }));

/** Chooses the days of a statement and downloads it from the address of its call. */
export function StatementForm({ description, address }: { description: string; address: string }) {
  const [period, setPeriod] = useState<StatementPeriod>("thisMonth");
  const [days, setDays] = useState({ from: "", to: "" });
  const problem = period === "days" ? problemOf(days) : null;
  const asked = new URLSearchParams({ period, ...(period === "days" && days) });
  const may = !problem && (period !== "days" || (days.from && days.to));
  return (
    <Section title="Statement" description={description}>
      <Stack gap={4}>
        <Row gap={3} wrap align="start">
          <Field label="Period">
            <NativeSelect
              value={period}
              options={options}
              onChange={({ target }) => setPeriod(target.value as StatementPeriod)}
            />
          </Field>
          {period === "days" && (
            <>
              <Field label="First day">
                <DateField
                  value={days.from}
                  onChange={({ target }) => setDays({ ...days, from: target.value })}
                />
              </Field>
              <Field label="Last day" error={problem}>
                <DateField
                  value={days.to}
                  onChange={({ target }) => setDays({ ...days, to: target.value })}
                />
              </Field>
            </>
          )}
        </Row>
        {may && (
          <Row gap={3} wrap>
            <ButtonLink icon={Download} href={`/api${address}?${asked}&format=pdf`} download>
              Download PDF
            </ButtonLink>
            <ButtonLink icon={Download} href={`/api${address}?${asked}&format=csv`} download>
              Download CSV
            </ButtonLink>
          </Row>
        )}
      </Stack>
    </Section>
  );
}

/** The same bounds as the server’s, so that no download fails. */
function problemOf({ from, to }: { from: string; to: string }) {
  if (!from || !to) return null;
  if (to < from) return "Choose a day that isn’t before the first";
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  return days >= 366 ? "Choose a day within a year of the first" : null;
}
