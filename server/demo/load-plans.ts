import { addDays } from "#shared/times/add-days.ts";
import { eq } from "drizzle-orm";
import { jobExchanges, jobTrackers } from "#server/domains/exchanges/tables.ts";
import { createGiftCard } from "#server/domains/gift-cards/gift-cards.ts";
import { enterSpend } from "#server/domains/exchanges/spending/enter-spend.ts";
import { setPlan } from "#server/domains/hiring-plans/plans.ts";
import { addLead } from "#server/domains/leads/add-lead.ts";
import { startOutreach } from "#server/domains/outreach/start-outreach.ts";
import { keepPaid } from "#server/domains/billing/charge.ts";
import { findInvoice } from "#server/domains/billing/subscriptions.ts";
import { invoiceRewards, releaseRewards } from "#server/domains/rewards/invoice-rewards.ts";
import { claimDrop, createDrop } from "#server/domains/rewards/drops.ts";
import { setProgram } from "#server/domains/rewards/programs.ts";
import { type Acting, actingIn } from "./acting.ts";
import type { Load } from "./load.ts";
import { outreachWords } from "./world/deciding-words.data.ts";
/** Openings, and days from today by which they should be filled. */
const plans = [
  { job: "Backend engineer", openings: 3, days: 45 },
  { job: "Site reliability engineer", openings: 2, days: 60 },
  { job: "Forecast engineer, ensembles", openings: 2, days: 30 },
  { job: "Product designer", openings: 2, days: -3 },
];
const referralBonus = { hireBonus: 150_000, currency: "GBP", payoutDelay: 90, payments: 2 };
/** What ads cost in the smallest unit, in the order in which a job stands on exchanges; the first job’s budget is nearly spent. */
const costs = [
  [
    [9, 9500],
    [4, 7200],
  ],
  [
    [7, 2500],
    [2, 1200],
  ],
  [[6, 6400]],
] as const;

/** What Saltmarsh plans and pays, and whom it writes to. */
export async function loadPlans(load: Load) {
  const acting = actingIn(load);
  for (const { job, openings, days } of plans)
    await setPlan(acting.team("Marit Oakes", acting.ago(20)), acting.jobOf(job).id, {
      openings,
      targetOn: acting.ago(-days).toISOString().slice(0, 10),
    });
  await setProgram(acting.team("Marit Oakes", acting.ago(60)), acting.company.id, referralBonus);
  await payForAds(acting, load);
  await createGiftCard(acting.team("Marit Oakes", acting.ago(14)), giftCard);
  await rewardEmployees(acting);
  await writeToLeads(acting, load);
}

/** A drop that two employees claimed, and is over for others in a week. */
async function rewardEmployees(acting: Acting) {
  const { id } = await createDrop(acting.team("Marit Oakes", acting.ago(10)), {
    title: "Refer a field technician",
    details: "For everyone who refers someone for the coast this month",
    amount: 5000,
    currency: "GBP",
    stock: 5,
    expiresAt: acting.ago(-7).toISOString(),
  });
  await claimDrop(acting.employee("Joel Tran", acting.ago(9)), id);
  await payRewards(acting, acting.ago(8));
  await claimDrop(acting.employee("Dilip Menon", acting.ago(6)), id);
}

/** Saltmarsh is invoiced for what it owes its employees, and pays by bank transfer. */
async function payRewards({ company, team }: Acting, at: Date) {
  const { db, config } = team("Marit Oakes", at);
  await db.transaction(async (tx) => {
    const known = { config, now: at };
    const invoiceId = await invoiceRewards(tx, { companyId: company.id, currency: "GBP" }, known);
    const invoice = await findInvoice(tx, invoiceId!);
    await keepPaid(tx, known, invoice!, { paymentRef: "FT 2026 118", paidBy: "bank", now: at });
    await releaseRewards(tx, invoiceId!, at);
  });
}

/** What employees redeem points for. */
const giftCard = {
  title: "Tidewater Books",
  details: "For the shop in the harbor or online",
  amount: 2500,
  currency: "GBP",
  points: 100,
  stock: 20,
};

async function payForAds(acting: Acting, { tx, now }: Load) {
  const trackers = await tx
    .select({ jobId: jobTrackers.jobId, exchangeId: jobTrackers.exchangeId, paid: jobExchanges.paid })
    .from(jobTrackers)
    .innerJoin(jobExchanges, eq(jobExchanges.id, jobTrackers.exchangeId))
    .where(eq(jobTrackers.companyId, acting.company.id))
    .orderBy(jobTrackers.id);
  const paid = Map.groupBy(
    trackers.filter((tracker) => tracker.paid),
    ({ jobId }) => jobId,
  );
  for (const [nth, [jobId, boards]] of [...paid].slice(0, costs.length).entries())
    for (const [at, [days, amount]] of costs[nth]!.entries())
      await enterSpend(acting.team("Rosalind Achterberg", now), jobId, {
        exchangeId: boards[at % boards.length]!.exchangeId,
        day: addDays(now, -days).toISOString().slice(0, 10),
        cost: { amount, currency: "GBP" },
      });
}

/** Saved leads are written to; someone whom a teammate met is a lead too. */
async function writeToLeads(acting: Acting, { world }: Load) {
  const { id: jobId } = acting.jobOf("Site reliability engineer");
  const leads = world.applications.filter(
    (each) => each.jobId === jobId && each.applicationState === "lead" && each.saved,
  );
  await startOutreach(acting.team("Owen Prosser", acting.ago(2)), {
    jobId,
    candidateIds: leads.map(({ candidateId }) => candidateId),
    text: outreachWords.text,
    followUps: [{ days: 3, text: outreachWords.followUp }],
  });
  await addLead(
    acting.team("Owen Prosser", acting.ago(1)),
    acting.jobOf("Mobile engineer, offline maps").id,
    {
      fullName: "Ffion Prydderch",
      email: "ffion.prydderch@people.example",
      title: "Map engineer",
      employer: "Llwybr Maps",
      location: "Cardiff, United Kingdom",
      source: "the offline maps evening in Cardiff",
    },
  );
}
