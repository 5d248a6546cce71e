import type { companyAts } from "#contract/company-ats.ts";
import { done } from "#contract/shapes.ts";
import type { DomainHandlers } from "#server/context.ts";
import { finishConnection, startConnection } from "./connect-account.ts";
import { disconnectAccount } from "./disconnect-account.ts";

export const companyAtsHandlers: DomainHandlers<typeof companyAts> = {
  ready: async ({ outside }) => ({ ready: outside.atsAccounts !== null }),
  initKombo: (context) => startConnection(context),
  activateKombo: ({ body, ...context }) => finishConnection(context, body.token),
  disconnect: ({ params, ...context }) => disconnectAccount(context, params.id).then(() => done),
};
