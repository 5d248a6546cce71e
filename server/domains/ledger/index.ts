export { balanceOf } from "./accounts.ts";
export { statementOf } from "./statement.ts";
export { hasTransfer, settle, transfer } from "./transfer.ts";
