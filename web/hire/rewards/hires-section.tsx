import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReferralHire } from "#contract/rewards.ts";
import { formatMoney } from "#shared/money/money.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { DateField } from "#ui/controls/fields/date-field.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Table } from "#ui/data/lists/table.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api, fieldsOf, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { dayOn, dayText, hireText, referralHires } from "./rewards.ts";

/** Who was hired through whom, and what of the bonus is due. */
export function HiresSection({ may, limited }: { may: boolean; limited: boolean }) {
  const [ending, setEnding] = useState<ReferralHire | null>(null);
  return (
    <Section title="Hires through employees">
      <Loaded of={useQuery(referralHires)} rows={3} loading="Loading hires" failed="Couldn’t load hires">
        {(hires) => (
          <Table
            caption="Hires through employees"
            rows={hires}
            rowKey={({ id }) => id}
            empty={
              <EmptyState size="sm" title="No hires yet">
                When you hire someone an employee referred, their bonus appears here.
              </EmptyState>
            }
            columns={[
              { id: "name", title: "Hired", main: true, cell: ({ candidateName }) => candidateName },
              { id: "job", title: "Job", cell: ({ jobTitle }) => jobTitle },
              { id: "by", title: "Referred by", cell: ({ employeeName }) => employeeName },
              { id: "at", title: "Hired on", cell: ({ hiredAt, timeZone }) => dayText(hiredAt, timeZone) },
              { id: "bonus", title: "Bonus", numeric: true, cell: ({ bonus }) => formatMoney(bonus) },
              { id: "state", title: "State", cell: hireText },
              {
                id: "acts",
                title: "Actions",
                hideTitle: true,
                cell: (hire) => may && <HireAct hire={hire} limited={limited} onEnd={setEnding} />,
              },
            ]}
          />
        )}
      </Loaded>
      {ending && <EndHire hire={ending} onClose={() => setEnding(null)} />}
    </Section>
  );
}

interface HireActProps {
  hire: ReferralHire;
  /** There is a most that an employee can earn in a year. */
  limited: boolean;
  onEnd: (hire: ReferralHire) => void;
}
function HireAct({ hire, limited, onEnd }: HireActProps) {
  const { candidateName, endsAt, endedAt } = hire;
  const until = stillUntil(hire);
  if (endedAt) return until && <StaysAfterAll hire={hire} until={until} limited={limited} />;
  return (
    <Button
      size="sm"
      aria-label={`${endsAt ? "Change" : "Record"} last day of ${candidateName}`}
      onClick={() => onEnd(hire)}
    >
      {endsAt ? "Change last day" : "Record last day"}
    </Button>
  );
}

/** Until when it can be said that they stay; null once that is over. */
function stillUntil({ mayStayUntil }: ReferralHire) {
  return mayStayUntil && new Date(mayStayUntil) > new Date() ? mayStayUntil : null;
}

/** For a last day that was recorded by mistake. */
function StaysAfterAll({ hire, until, limited }: { hire: ReferralHire; until: string; limited: boolean }) {
  const { id, candidateName, employeeName, bonus, payments } = hire;
  const stays = useChange({
    call: () => api.rewards.endHire({ params: { id }, body: { endedOn: null } }),
    success: "Last day removed",
    stale: [referralHires],
    once: () => id,
  });
  const lost = sumOf(payments.filter(({ state }) => state === "void"));
  return (
    <ConfirmDialog
      title={`${candidateName} is staying?`}
      description={`${employeeName} is promised the ${formatMoney({ ...bonus, amount: lost })} again${limited ? ", or what their limit for the year leaves of it" : ""}. You can do this until ${dayText(until)}.`}
      action="They’re staying"
      busy={stays.isPending}
      onConfirm={() => stays.mutate()}
      trigger={
        <Button size="sm" aria-label={`${candidateName} is staying`}>
          They’re staying
        </Button>
      }
    />
  );
}

function sumOf(payments: ReferralHire["payments"]) {
  return payments.reduce((total, { amount }) => total + amount, 0);
}

/** What is let go at once by a last day that isn’t to come, in words; null where nothing is. */
function lostAtOnce({ bonus, payments, timeZone }: ReferralHire, endedOn: string) {
  const today = dayOn(timeZone, new Date());
  const later = payments.filter(
    ({ state, dueAt }) => state === "pending" && dayOn(timeZone, new Date(dueAt)) > endedOn,
  );
  const amount = sumOf(later);
  return endedOn && endedOn <= today && amount > 0 ? formatMoney({ ...bonus, amount }) : null;
}

function EndHire({ hire, onClose }: { hire: ReferralHire; onClose: () => void }) {
  const [endedOn, setEndedOn] = useState(hire.endsAt ? dayOn(hire.timeZone, new Date(hire.endsAt)) : "");
  const [asking, setAsking] = useState(false);
  const lost = lostAtOnce(hire, endedOn);
  const save = useChange({
    call: (day: string | null) => api.rewards.endHire({ params: { id: hire.id }, body: { endedOn: day } }),
    done: onClose,
    success: (_, day) => (day ? "Last day recorded" : "Last day removed"),
    refusal: null,
    stale: [referralHires],
    once: () => hire.id,
  });
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={`Last day of ${hire.candidateName}`}
      description={`${hire.employeeName} won’t be paid what is due after the last day. What was due before stays theirs. A day to come is between you and your team until it’s over.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {hire.endsAt && (
            <Button disabled={save.isPending} onClick={() => save.mutate(null)}>
              They’re staying
            </Button>
          )}
          <Button
            tone="fill"
            busy={save.isPending}
            disabled={!endedOn}
            onClick={() => (lost ? setAsking(true) : save.mutate(endedOn))}
          >
            Record last day
          </Button>
        </>
      }
    >
      {asking && lost && (
        <ConfirmDialog
          open
          danger
          onOpenChange={setAsking}
          title={`Record ${dayText(endedOn, "UTC")} as the last day?`}
          description={`${hire.employeeName} loses ${lost} and is told so at once. If this turns out to be wrong, you have 30 days to say that ${hire.candidateName} is staying.`}
          action={`Record and don’t pay ${lost}`}
          onConfirm={() => {
            setAsking(false);
            save.mutate(endedOn);
          }}
        />
      )}
      <Stack gap={4}>
        {save.error && <FormError title={sentenceOf(save.error)} />}
        <Field label="Last day" error={fieldsOf(save.error).endedOn ?? null}>
          <DateField kind="date" value={endedOn} onChange={({ target }) => setEndedOn(target.value)} />
        </Field>
      </Stack>
    </Dialog>
  );
}
