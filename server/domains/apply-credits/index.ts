export { applyCreditData } from "./own-data.ts";
export { holdCredit, settleCredit } from "./spend.ts";
