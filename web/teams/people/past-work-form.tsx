import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type PastWork, mostPastWork } from "#contract/reveals.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { ListField } from "#web/shared/forms/list-field.tsx";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { myPastWork } from "./reveals.ts";
import styles from "./people.module.css";

interface Draft {
  companyName: string;
  from: string;
  to: string;
}
const blank = (): Draft => ({ companyName: "", from: "", to: "" });

/** Where the employee worked before: the only thing that decides whom they are asked about. */
export function PastWorkForm() {
  const { data } = useQuery(myPastWork);
  return (
    <Section
      title="Past companies"
      description="We only use this to find people you may know. Your company doesn’t see it. If you say you know someone, the hiring team sees your name and where you worked together."
      line
    >
      {data && <Form start={data.pastWork} />}
    </Section>
  );
}

function Form({ start }: { start: PastWork[] }) {
  const cache = useQueryClient();
  const [work, setWork] = useState<Draft[]>(() =>
    start.map(({ companyName, from, to }) => ({ companyName, from: String(from), to: String(to) })),
  );
  const [wrong, setWrong] = useState<string | null>(null);
  const form = useSubmit(
    async () => {
      const pastWork = work.map(({ companyName, from, to }) => ({
        companyName: companyName.trim(),
        from: Number(from),
        to: Number(to || from),
      }));
      const problem = pastWork.map(problemOf).find((each) => each !== null) ?? null;
      setWrong(problem);
      return problem ? null : api.referrals.savePastWork({ body: { pastWork } });
    },
    {
      done: (saved) => saved && cache.setQueryData(myPastWork.queryKey, saved),
      success: (saved) => saved && "Saved",
      stale: [["reveals"]],
    },
  );
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap={4}>
        {(wrong ?? form.sentence) && <FormError title={(wrong ?? form.sentence)!} />}
        <ListField
          legend="Companies"
          hint="Add the years, so we only show people who were there at the same time"
          noun="company"
          most={mostPastWork}
          value={work}
          onChange={setWork}
          blank={blank}
        >
          {(entry, change, number) => (
            <div className={styles.work}>
              <Field label={`Company ${number}`}>
                <TextInput
                  value={entry.companyName}
                  maxLength={200}
                  onChange={({ target }) => change({ companyName: target.value })}
                />
              </Field>
              <Field label="From">
                <TextInput
                  value={entry.from}
                  inputMode="numeric"
                  maxLength={4}
                  placeholder="2018"
                  onChange={({ target }) => change({ from: target.value })}
                />
              </Field>
              <Field label="To">
                <TextInput
                  value={entry.to}
                  inputMode="numeric"
                  maxLength={4}
                  placeholder="2021"
                  onChange={({ target }) => change({ to: target.value })}
                />
              </Field>
            </div>
          )}
        </ListField>
        <div>
          <Button type="submit" tone="fill" busy={form.busy}>
            Save
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function problemOf({ companyName, from, to }: PastWork) {
  if (!companyName) return "Enter the company name, or remove this row.";
  const years = [from, to].every((year) => Number.isInteger(year) && year >= 1950 && year <= 2100);
  if (!years) return `Enter the years at ${companyName} as 4 digits, such as 2018.`;
  return from > to ? `At ${companyName}, the start year is after the end year.` : null;
}
