import type { companyAts } from "#contract/company-ats.ts";
import { done } from "#contract/shapes.ts";
import type { DomainHandlers } from "#server/context.ts";
import { finishConnection, startConnection } from "./connect-account.ts";
import { disconnectAccount } from "./disconnect-account.ts";

export const companyAtsHandlers: DomainHandlers<typeof companyAts> = {
  initKombo: (context) => startConnection(context),
  activateKombo: ({ body, ...context }) => finishConnection(context, body.token),
  disconnect: ({ params, ...context }) => disconnectAccount(context, params.id).then(() => done),
};
