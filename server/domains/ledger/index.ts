export { balanceOf } from "./accounts.ts";
export { statementOf } from "./statement.ts";
export { settle, transfer } from "./transfer.ts";
