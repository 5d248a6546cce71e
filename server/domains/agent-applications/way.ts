import type { AgentOffer } from "#contract/agent-applications.ts";
import type { CandidateContext } from "#server/context.ts";
import { type JobRow, findJob, maySee } from "#server/domains/jobs/index.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { boardFor, boardKey } from "#server/outside/ats/ats.ts";
import { type BoardTarget, needsKey, takesForms } from "#server/outside/board-forms/board-forms.ts";

type Found = NonNullable<Awaited<ReturnType<typeof findJob>>>;
export interface JobWay {
  job: JobRow;
  companyName: string;
  offer: AgentOffer;
  /** Null where the form is not filled in here. */
  target: BoardTarget | null;
}

/** How someone applies for a job: through its board's form here, on the board's own page, or at its company here. */
export async function wayFor({ db, viewer, config }: CandidateContext, jobId: string): Promise<JobWay> {
  const found = await findJob(db, jobId);
  if (!found || !maySee(found.job, found.company.published, viewer)) throw notFound("Job");
  const { job, company } = found;
  const known = { job, companyName: company.companyName };
  if (company.isManaged || !job.sourceUrl)
    return { ...known, target: null, offer: { way: "here", why: null, system: null, url: null } };
  const { system, address } = boardOf(job);
  const said = { system: system?.system ?? null, url: job.sourceUrl };
  const why = whyNot(found, config);
  if (why) return { ...known, target: null, offer: { way: "there", why, ...said } };
  const key = keyFor(config, address);
  const target = { ...system!, postingId: job.sourceId!, url: job.sourceUrl, address, key };
  return { ...known, target, offer: { way: "agent", why: null, ...said } };
}

/** The same where the form has to be one that is filled in here. */
export async function targetFor(context: CandidateContext, jobId: string) {
  const way = await wayFor(context, jobId);
  if (!way.target) throw conflict("APPLY_THERE", way.offer.why ?? "This company reads applications here.");
  return { ...way, target: way.target };
}

/** By the address of its feed, or by its own page. */
function boardOf({ feed, sourceUrl }: JobRow) {
  const address = [feed, sourceUrl].find((each) => each && boardFor(each)) ?? "";
  return { system: boardFor(address), address };
}

function whyNot({ job }: Found, config: CandidateContext["config"]): string | null {
  const { system, address } = boardOf(job);
  if (!system || !takesForms(system.system) || !job.sourceId)
    return "This job’s board takes no applications from other sites.";
  if (!config.applyAgent)
    return "This server sends no applications to job boards. Its operator can switch that on with APPLY_AGENT.";
  if (needsKey(system.system) && !keyFor(config, address))
    return `This board takes applications from other sites only with the company’s key, and this server has none for ${boardKey(address)} in APPLY_AGENT_KEYS.`;
  return null;
}

/** A stand-in takes any key. */
function keyFor({ applyAgent }: CandidateContext["config"], address: string) {
  if (applyAgent?.standIn) return "stand-in";
  return applyAgent?.keys.get(boardKey(address) ?? "") ?? null;
}
