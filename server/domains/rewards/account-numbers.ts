import { electronicFormatIBAN, isValidIBAN } from "ibantools";

export type AccountNumbers =
  | { kind: "iban"; iban: string }
  | { kind: "us"; routingNumber: string; accountNumber: string };

/** What is wrong with an account's numbers, by the field it is in; null where a bank would take them. */
export function accountProblem(account: AccountNumbers): { field: string; message: string } | null {
  if (account.kind === "iban")
    return isValidIBAN(electronicFormatIBAN(account.iban) ?? "")
      ? null
      : { field: "iban", message: "This IBAN isn’t valid. Check it for a typo." };
  if (!isRoutingNumber(account.routingNumber))
    return { field: "routingNumber", message: "This routing number isn’t valid. Check it for a typo." };
  if (!/^\d{4,17}$/.test(account.accountNumber))
    return { field: "accountNumber", message: "An account number has 4 to 17 digits." };
  return null;
}

/** Nine digits with the check sum of the American Bankers Association. */
function isRoutingNumber(text: string) {
  if (!/^\d{9}$/.test(text) || text === "000000000") return false;
  const weights = [3, 7, 1];
  const sum = [...text].reduce((total, digit, at) => total + Number(digit) * weights[at % 3]!, 0);
  return sum % 10 === 0;
}

/** "GB •••• 4321" */
export const accountText = ({ country, lastFour }: { country: string; lastFour: string }) =>
  `${country} •••• ${lastFour}`;
