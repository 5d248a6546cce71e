import type { StatementQuery } from "#contract/rewards.ts";
import type { CompanyContext, Context, EmployeePartContext } from "#server/context.ts";
import { findUser } from "#server/domains/accounts/index.ts";
import { findCompany, timeZoneOf } from "#server/domains/companies/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { Download } from "#server/http/mount.ts";
import { dayOf } from "#shared/times/calendar-days.ts";
import type { Statement } from "./build-statement.ts";
import { companyParts, earningsParts } from "./parts-of-statements.ts";
import { statementCsv } from "./statement-csv.ts";
import { statementPdf } from "./statement-pdf.ts";
import { daysIn } from "./statement-days.ts";

/** The reader's own earnings, of all companies they work or worked for. */
export async function showOwnStatement(
  context: EmployeePartContext,
  employeeId: string,
  query: StatementQuery,
) {
  const { db, viewer, now } = context;
  if (employeeId !== viewer.employeeId) throw notFound("Employee");
  const { fullName, timeZone } = (await findUser(db, viewer.userId))!;
  const days = daysIn(query, dayOf(now(), timeZone));
  const parts = await earningsParts(db, viewer.userId, { ...days, timeZone });
  return fileOf(context, query.format, { title: "Earnings", of: fullName, ...days, timeZone, parts });
}

/** What hires through employees and drops cost the company. */
export async function showCompanyStatement(context: CompanyContext, query: StatementQuery) {
  const { db, viewer, now } = context;
  const [company, timeZone] = await Promise.all([
    findCompany(db, viewer.companyId),
    timeZoneOf(db, viewer.companyId),
  ]);
  const days = daysIn(query, dayOf(now(), timeZone));
  const parts = await companyParts(db, viewer.companyId, { ...days, timeZone });
  const made = { title: "Referral rewards", of: company!.companyName, ...days, timeZone, parts };
  return fileOf(context, query.format, made);
}

type Made = Omit<Statement, "madeAt">;
async function fileOf({ config, now }: Context, format: StatementQuery["format"], made: Made) {
  const statement = { ...made, madeAt: now() };
  const name = `${made.title.toLowerCase().replaceAll(" ", "-")}-${made.from}-${made.to}.${format}`;
  const headers = { "cache-control": "private, no-store" };
  return format === "csv"
    ? new Download("text/csv; charset=utf-8", Buffer.from(statementCsv(statement)), name, headers)
    : new Download("application/pdf", Buffer.from(await statementPdf(statement, config)), name, headers);
}
