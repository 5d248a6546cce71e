import { useState } from "react";
import type { DeskPayout } from "#contract/payouts.ts";
import { formatMoney } from "#shared/money/money.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { StatList } from "#ui/data/lists/stat-list.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { DetailHeader } from "#ui/layout/detail-header.tsx";
import { PaneBody, PaneFoot, PaneHead } from "#ui/layout/pane.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { stateWords, useDeciding, useSending } from "./payouts.ts";

/** One payout: who gets it, who looked at it, and what is to be done next. */
export function PayoutDetail({ payout, back }: { payout: DeskPayout; back: string }) {
  const phone = usePhone();
  const { amount, payee, state, to, holder, approvedBy, sentBy, reference, reason } = payout;
  const [account, setAccount] = useState<Record<string, string> | null>(null);
  const facts = [
    { label: "To", value: `${holder}, ${to}` },
    { label: "Payee", value: `${payee.fullName}, ${payee.email}` },
    ...(approvedBy ? [{ label: "Approved by", value: approvedBy }] : []),
    ...(sentBy ? [{ label: "Sent by", value: sentBy }] : []),
    ...(reference ? [{ label: "Bank’s reference", value: reference }] : []),
    ...(reason ? [{ label: "Reason", value: reason }] : []),
  ];
  return (
    <>
      <PaneHead tall>
        <DetailHeader
          size="sm"
          level={phone ? 1 : 2}
          back={{ href: back, label: "Back to payouts" }}
          title={`${formatMoney(amount)} to ${payee.fullName}`}
          text={
            <>
              {stateWords[state]}, requested <TimeAgo at={payout.requestedAt} />
            </>
          }
        />
      </PaneHead>
      <PaneBody label="Payout details">
        <Stack gap={6}>
          <StatList stats={facts} />
          {account && <AccountNumbers account={account} />}
        </Stack>
      </PaneBody>
      {payout.acts.length > 0 && <Acts payout={payout} onAccount={setAccount} />}
    </>
  );
}

const numberWords: Record<string, string> = {
  iban: "IBAN",
  routingNumber: "Routing number",
  accountNumber: "Account number",
};
function AccountNumbers({ account }: { account: Record<string, string> }) {
  return (
    <Stack gap={4}>
      <Callout tone="warn">
        Make the transfer now. These numbers won’t be shown again, and this reading is in the audit log.
      </Callout>
      <StatList
        stats={Object.entries(account).map(([name, value]) => ({ label: numberWords[name] ?? name, value }))}
      />
    </Stack>
  );
}

interface ActsProps {
  payout: DeskPayout;
  onAccount: (account: Record<string, string>) => void;
}
function Acts({ payout: { id, acts, state }, onAccount }: ActsProps) {
  const [words, setWords] = useState("");
  const deciding = useDeciding(id);
  const sending = useSending(id, onAccount);
  const said = words.trim();
  const may = (act: (typeof acts)[number]) => acts.includes(act);
  const waits = deciding.isPending || sending.isPending;
  return (
    <PaneFoot>
      <Stack gap={3}>
        <Field
          label={state === "unknown" ? "Bank’s reference, or why it came back" : "Reason, if you decline"}
        >
          <TextInput value={words} maxLength={300} onChange={({ target }) => setWords(target.value)} />
        </Field>
        <Row gap={2} wrap>
          {may("approve") && (
            <Button tone="fill" disabled={waits} onClick={() => deciding.mutate({ act: "approve" })}>
              Approve
            </Button>
          )}
          {may("send") && (
            <Button tone="fill" disabled={waits} onClick={() => sending.mutate()}>
              Send: show the account
            </Button>
          )}
          {may("paid") && (
            <Button
              tone="fill"
              disabled={waits || !said}
              onClick={() => deciding.mutate({ act: "paid", reference: said })}
            >
              Paid
            </Button>
          )}
          {may("returned") && (
            <Button
              disabled={waits || !said}
              onClick={() => deciding.mutate({ act: "returned", reason: said })}
            >
              Came back
            </Button>
          )}
          {may("decline") && (
            <Button
              disabled={waits || !said}
              onClick={() => deciding.mutate({ act: "decline", reason: said })}
            >
              Decline
            </Button>
          )}
        </Row>
      </Stack>
    </PaneFoot>
  );
}
