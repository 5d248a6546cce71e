import type { Domain } from "#server/domain.ts";
import { companyEvents, findCompany, isLeftBehind } from "#server/domains/companies/index.ts";
import { withChange } from "#server/events/events.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { fromStart } from "#server/tasks/recurring.ts";
import { attempt, keepAttempt } from "./charge.ts";
import { endPlanOf } from "./end-plan.ts";
import { giveBackLater, givenBackOf, hasFailed } from "./give-back.ts";
import { billingHandlers } from "./handlers.ts";
import { keepGivenBack } from "./keep-refund.ts";
import { readDisputes } from "./read-disputes.ts";
import { seekerPlanHandlers } from "./seeker-handlers.ts";
import { billingTasks } from "./tasks.ts";
import { remindOfRewards } from "./unpaid-rewards.ts";
import { remindOfTrial } from "./trial-reminders.ts";
import { soonAfter, turn } from "./turn.ts";

/** Longer than the provider is waited for, twice. */
const holdMs = 60_000;

export const billing: Domain = {
  handlers: { billing: billingHandlers, seekerPlans: seekerPlanHandlers },
  tasks: runTasks(billingTasks, {
    turn: async (tx, { companyId }, { config, now }) => {
      const owner = { kind: "company", id: companyId } as const;
      // No one is left to pay for it.
      const company = await findCompany(tx, companyId);
      if (company && (await isLeftBehind(tx, company))) return endPlanOf(tx, owner, now);
      await turn(tx, { owner, config, now, viewer: null }, null);
    },
    turnSeeker: async (tx, { candidateId }, { config, now }) => {
      await turn(tx, { owner: { kind: "candidate", id: candidateId }, config, now, viewer: null }, null);
    },
    readDisputes,
    remindOfTrial: (tx, data, { now }) => remindOfTrial(tx, data, now),
    remindOfRewards: (tx, data, { now }) => remindOfRewards(tx, data, now),
    charge: async (_, { invoiceId }, { database, outside, config, now }) => ({
      holdMs,
      act: async () => {
        const attempted = await attempt(database.db, outside, invoiceId);
        return async (tx) => {
          if (attempted) await keepAttempt(tx, { config, now }, attempted);
        };
      },
    }),
    forgetCustomer: async (_, { customerRef }, { outside, now }) => ({
      holdMs,
      act: async () => {
        try {
          await outside.payments?.forgetCustomer(customerRef);
          return async () => {};
        } catch (error) {
          outside.report("a customer to forget", error);
          return (keeping) =>
            enqueue(keeping, billingTasks.forgetCustomer, { data: { customerRef }, at: soonAfter(now) });
        }
      },
    }),
    giveBack: async (tx, giving, { outside: { payments, report }, now }) => {
      if (!payments) throw new Error("Payments aren’t set up here, so nothing can be given back.");
      const back = await givenBackOf(tx, giving);
      // The provider forgets what it refused; what became of it since is for people to see to.
      if (await hasFailed(tx, back.key)) return;
      return {
        holdMs,
        act: async () => {
          try {
            const outcome = await payments.giveBack(back);
            return (keeping) => keepGivenBack(keeping, giving, outcome, now);
          } catch (error) {
            report("a refund", error);
            return (keeping) => giveBackLater(keeping, giving, soonAfter(now));
          }
        },
      };
    },
  }),
  onStart: [fromStart(billingTasks.readDisputes)],
  reactions: [
    withChange(companyEvents.teamGone, "billing.endPlan", async (tx, gone) => {
      for (const { data, at } of gone) await endPlanOf(tx, { kind: "company", id: data.companyId }, at);
    }),
  ],
};
