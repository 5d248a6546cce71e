import type { DeskPayout } from "#contract/payouts.ts";
import { StatList } from "#ui/data/lists/stat-list.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { Stack } from "#ui/layout/stack.tsx";

interface PayoutFactsProps {
  payout: DeskPayout;
  /** The account's numbers, for who sends the money now. */
  account: Record<string, string> | null;
}
/** Who gets it, and who looked at it. */
export function PayoutFacts({ payout, account }: PayoutFactsProps) {
  const { state, payee, to, holder, approvedBy, sentBy, reference, reason } = payout;
  const facts = [
    { label: "To", value: `${holder}, ${to}` },
    { label: "Payee", value: `${payee.fullName}, ${payee.email}` },
    ...(approvedBy ? [{ label: "Approved by", value: approvedBy }] : []),
    ...(sentBy ? [{ label: "Sent by", value: sentBy }] : []),
    ...(reference ? [{ label: "Bank’s reference", value: reference }] : []),
    ...(reason ? [{ label: "Reason", value: reason }] : []),
  ];
  return (
    <Stack gap={6}>
      {payee.disabled && ofDisabled[state] && <Callout tone="warn">{ofDisabled[state]}</Callout>}
      <StatList stats={facts} />
      {account && <AccountNumbers account={account} />}
    </Stack>
  );
}

const beforeSending =
  "This account is disabled, so nothing can be sent to it. Decline the payout, or enable the account under People first.";
/** What to do about a payout of a disabled account, while there is something to do. */
const ofDisabled: Partial<Record<DeskPayout["state"], string>> = {
  requested: beforeSending,
  approved: beforeSending,
  unknown:
    "This account is disabled, so its numbers can’t be shown again. Record what the bank says, or enable the account under People first.",
};

/** As banks print an IBAN, easier to read aloud and to compare; pasted with its spaces, banks take it. */
function inFours(iban: string) {
  return iban.replace(/.{4}(?=.)/g, "$& ");
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
        Make the transfer now, and only once. Until the payout is confirmed you can show these numbers again;
        each time is in the audit log.
      </Callout>
      <StatList
        stats={Object.entries(account).map(([name, value]) => ({
          label: numberWords[name] ?? name,
          value: name === "iban" ? inFours(value) : value,
        }))}
      />
    </Stack>
  );
}
