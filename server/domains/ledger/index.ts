export { balanceOf, currenciesOf } from "./accounts.ts";
export { statementBetween, statementOf } from "./statement.ts";
export { hasTransfer, keysDone, settle, transfer } from "./transfer.ts";
