import { expect, test } from "vitest";
import { accountProblem } from "./account-numbers.ts";

test.each([
  [{ kind: "iban", iban: "GB82WEST12345698765432" }, null],
  [{ kind: "iban", iban: "DE89 3704 0044 0532 0130 00" }, null],
  [{ kind: "iban", iban: "gb82west12345698765432" }, null],
  [{ kind: "iban", iban: "GB82WEST12345698765433" }, "iban"],
  [{ kind: "iban", iban: "DE8937040044053201300" }, "iban"],
  [{ kind: "iban", iban: "XX82WEST12345698765432" }, "iban"],
  [{ kind: "us", routingNumber: "021000021", accountNumber: "123456789" }, null],
  [{ kind: "us", routingNumber: "021000022", accountNumber: "123456789" }, "routingNumber"],
  [{ kind: "us", routingNumber: "000000000", accountNumber: "123456789" }, "routingNumber"],
  [{ kind: "us", routingNumber: "02100002", accountNumber: "123456789" }, "routingNumber"],
  [{ kind: "us", routingNumber: "021000021", accountNumber: "12" }, "accountNumber"],
] as const)("bank accounts: %j", (account, field) => {
  expect(accountProblem(account)?.field ?? null).toBe(field);
});
