import type { desk as contract } from "#contract/desk.ts";
import type { DomainHandlers } from "#server/context.ts";
import type { Domain } from "#server/domain.ts";
import { allowEmail } from "./allow-email.ts";
import { showSystem } from "./show-system.ts";

const handlers: DomainHandlers<typeof contract> = {
  system: (context) => showSystem(context),
  allowEmail: ({ body, ...context }) => allowEmail(context, body.email),
};
export const desk: Domain = { handlers: { desk: handlers } };
