import type { Context } from "#server/context.ts";
import { hashPassword } from "#server/domains/accounts/passwords/passwords.ts";
import { administrators, users } from "#server/domains/accounts/tables.ts";
import { inChunks } from "./load.ts";
import { loadApplications } from "./load-applications.ts";
import { loadCommunities } from "./load-communities.ts";
import { loadCompanies } from "./load-companies.ts";
import { loadConversations } from "./load-conversations.ts";
import { loadElsewhere } from "./load-elsewhere.ts";
import { loadEmployees } from "./load-employees.ts";
import { loadExchanges } from "./load-exchanges.ts";
import { loadFairness } from "./load-fairness.ts";
import { loadInterviews } from "./load-interviews.ts";
import { loadJobs } from "./load-jobs.ts";
import { loadKnowledge } from "./load-knowledge.ts";
import { loadOversight } from "./load-oversight.ts";
import { loadOffers } from "./load-offers.ts";
import { loadPeople } from "./load-people.ts";
import { loadPlans } from "./load-plans.ts";
import { loadScorecards } from "./load-scorecards.ts";
import { loadSearch } from "./load-search.ts";
import { loadSourcing } from "./load-sourcing.ts";
import { loadTeamWords } from "./load-team-words.ts";
import { loadTemplates } from "./load-templates.ts";
import { buildWorld } from "./world/build-world.ts";
import type { World } from "./world/world.ts";

export const demoPassword = "parallel-demo";
/** One account for each side of the product; they are part of the world. */
export const demoAccounts: World["demo"] = {
  seeker: "seeker@demo.example",
  hire: "hire@demo.example",
  employee: "employee@demo.example",
  admin: "admin@demo.example",
};
const seed = 20_261_121;

type Loading = Pick<Context, "db" | "outside" | "now" | "config">;

/** Fills an empty database with the demo world, all or nothing; a database with people in it is left alone. */
export async function fillIfEmpty(context: Loading): Promise<void> {
  const [someone] = await context.db.select({ id: users.id }).from(users).limit(1);
  if (someone) return;
  const world = buildWorld({ now: context.now(), seed });
  const passwordHash = await hashPassword(demoPassword);
  await context.db.transaction(async (tx) => {
    const load = {
      tx,
      world,
      passwordHash,
      now: context.now(),
      storage: context.outside.storage,
      publicUrl: context.config.publicUrl,
      postalAddress: context.config.MAIL_ADDRESS,
      config: context.config,
      outside: context.outside,
    };
    await loadPeople(load);
    await inChunks(tx, administrators, world.administrators);
    await loadCompanies(load);
    await loadJobs(load);
    await loadSearch(load);
    await loadApplications(load);
    await loadTeamWords(load);
    await loadTemplates(load);
    await loadKnowledge(load);
    await loadElsewhere(load);
    await loadExchanges(load);
    await loadConversations(load);
    await loadOversight(load);
    await loadSourcing(load);
    await loadInterviews(load);
    await loadScorecards(load);
    await loadOffers(load);
    await loadCommunities(load);
    await loadEmployees(load);
    await loadPlans(load);
    await loadFairness(load);
  });
}
