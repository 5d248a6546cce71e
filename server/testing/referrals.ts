import { aHiringTeam } from "./applications.ts";
import { aCandidate, anEmployee } from "./people.ts";
import type { World } from "./world.ts";

/** Someone who asked an employee by name, or everyone who works there. */
export async function aReferralRequest(world: World, { byName }: { byName: boolean }) {
  const { marit, job } = await aHiringTeam(world);
  const employee = await anEmployee(world, { companyId: job.companyId });
  const parallelTag = `employee-${employee.userId.slice(-12)}`;
  await employee.api.accounts.updateAccount({ params: { id: employee.userId }, body: { parallelTag } });
  const greta = await aCandidate(world, { fullName: "Greta Lind" });
  const query = byName ? { pTag: parallelTag } : {};
  const { id } = await greta.api.referrals.ask({ query, body: { jobId: job.id } });
  await world.settle();
  return { marit, job, employee, greta, one: { params: { id } }, id, tag: parallelTag };
}
