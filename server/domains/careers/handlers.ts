import type { careers } from "#contract/careers.ts";
import type { DomainHandlers } from "#server/context.ts";
import { setEmbeds, showEmbeds } from "./embeds.ts";
import { setPageTeam, showPageTeam } from "./page-team.ts";
import { listPageVersions, publishPage, showPageVersion } from "./publish-page.ts";
import { savePage, showPage } from "./save-page.ts";
import { showCareers } from "./show-careers.ts";

export const careersHandlers: DomainHandlers<typeof careers> = {
  show: ({ params, query, ...context }) => showCareers(context, params.slug, query),
  embeds: (context) => showEmbeds(context),
  setEmbeds: ({ body, ...context }) => setEmbeds(context, body),
  page: ({ params, ...context }) => showPage(context, params.id),
  savePage: ({ params, body, ...context }) => savePage(context, params.id, body),
  publishPage: ({ params, body, ...context }) => publishPage(context, params.id, body.version),
  pageVersions: ({ params, ...context }) => listPageVersions(context, params.id),
  pageVersion: ({ params, ...context }) => showPageVersion(context, params.id, params.number),
  pageTeam: ({ params, ...context }) => showPageTeam(context, params.id),
  setPageTeam: ({ params, body, ...context }) => setPageTeam(context, params.id, body.companyAdminIds),
};
