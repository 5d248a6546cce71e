import { inArray } from "drizzle-orm";
import { sentenceList } from "#shared/words/sentence-list.ts";
import type { Reader } from "#server/database/open.ts";
import { users } from "#server/domains/accounts/index.ts";
import { accountsWith, areTeammates, isAllowed } from "#server/domains/companies/index.ts";
import { invalid } from "#server/errors/refusal.ts";

/** Whether someone may interview for a company: they review its applicants, as their scorecard afterwards does. */
export function mayInterview(db: Reader, member: { companyId: string; userId: string }) {
  return isAllowed(db, member, "applicants");
}

/** Refuses interviewers who couldn’t say what they found, by name. */
export async function refuseWhoCannotInterview(db: Reader, companyId: string, userIds: readonly string[]) {
  if (!(await areTeammates(db, companyId, userIds)))
    throw invalid("Only people on your team can interview.", { sessions: "Not everyone is on your team" });
  const reviewing = new Set(await accountsWith(db, companyId, "applicants"));
  const others = userIds.filter((userId) => !reviewing.has(userId));
  if (others.length === 0) return;
  const rows = await db.select({ name: users.fullName }).from(users).where(inArray(users.id, others));
  const names = sentenceList(rows.map(({ name }) => name).toSorted());
  const sentence = `${names} can’t review applicants, so they can’t interview. Choose someone else, or give them this permission under Team.`;
  throw invalid(sentence, { sessions: sentence });
}
