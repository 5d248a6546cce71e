import { timeReports } from "./bench/report-times.ts";
import { machine, reportRows, table } from "./bench/report.ts";

/** Measures the report of one company over 1,000,000 moves of 250,000 applications: npm run bench:reports */
const times = await timeReports();
console.log(`${machine()}\n${table(["what", "figure"], reportRows(times))}`);
