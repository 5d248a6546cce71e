import type { singleSignOn } from "#contract/single-sign-on.ts";
import type { DomainHandlers } from "#server/context.ts";
import { connect, disconnect, showConnection } from "./connections.ts";
import { addDomain, removeDomain } from "./domains.ts";
import { enforce } from "./enforce.ts";
import { finishSignIn, startSignIn, testConnection } from "./sign-in.ts";

export const singleSignOnHandlers: DomainHandlers<typeof singleSignOn> = {
  show: (context) => showConnection(context),
  connect: ({ body, ...context }) => connect(context, body),
  disconnect: (context) => disconnect(context),
  addDomain: ({ body, ...context }) => addDomain(context, body.domain),
  removeDomain: ({ body, ...context }) => removeDomain(context, body.domain),
  test: (context) => testConnection(context),
  enforce: ({ body, ...context }) => enforce(context, body),
  start: ({ body, ...context }) => startSignIn(context, body),
  finish: ({ body, ...context }) => finishSignIn(context, body.search),
};
