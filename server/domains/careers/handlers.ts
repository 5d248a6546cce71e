import type { careers } from "#contract/careers.ts";
import type { DomainHandlers } from "#server/context.ts";
import { done } from "#contract/shapes.ts";
import { checkHost } from "./check-host.ts";
import { setEmbeds, showEmbeds } from "./embeds.ts";
import { addHost, listHosts, removeHost, showHost } from "./hosts.ts";
import { setPageTeam, showPageTeam } from "./page-team.ts";
import { listPageVersions, publishPage, showPageVersion } from "./publish-page.ts";
import { savePage, showPage } from "./save-page.ts";
import { showCareers } from "./show-careers.ts";

export const careersHandlers: DomainHandlers<typeof careers> = {
  show: ({ params, query, ...context }) => showCareers(context, params.slug, query),
  embeds: (context) => showEmbeds(context),
  setEmbeds: ({ body, ...context }) => setEmbeds(context, body),
  hosts: ({ params, query, ...context }) => listHosts(context, params.companyId, query),
  hostData: ({ query, ...context }) => showHost(context, query.domain),
  addHost: ({ body, ...context }) => addHost(context, body.domain),
  checkHost: ({ params, ...context }) => checkHost(context, params.id),
  removeHost: ({ params, ...context }) => removeHost(context, params.id).then(() => done),
  page: ({ params, ...context }) => showPage(context, params.id),
  savePage: ({ params, body, ...context }) => savePage(context, params.id, body),
  publishPage: ({ params, body, ...context }) => publishPage(context, params.id, body.version),
  pageVersions: ({ params, ...context }) => listPageVersions(context, params.id),
  pageVersion: ({ params, ...context }) => showPageVersion(context, params.id, params.number),
  pageTeam: ({ params, ...context }) => showPageTeam(context, params.id),
  setPageTeam: ({ params, body, ...context }) => setPageTeam(context, params.id, body.companyAdminIds),
};
