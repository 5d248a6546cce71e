import type { collections } from "#contract/collections.ts";
import { done } from "#contract/shapes.ts";
import type { DomainHandlers } from "#server/context.ts";
import { changeCollection, createCollection, listCollections, showCollection } from "./collections.ts";
import {
  fillCollection,
  fillWithCompany,
  listCollectedCompanies,
  listCollectedJobs,
  orderCollections,
} from "./fill-collection.ts";

export const collectionHandlers: DomainHandlers<typeof collections> = {
  list: ({ query, ...context }) => listCollections(context, query.filter),
  get: ({ params, ...context }) => showCollection(context, params.id),
  create: ({ body, ...context }) => createCollection(context, body),
  change: ({ params, body, ...context }) => changeCollection(context, params.id, body),
  order: ({ body, ...context }) => orderCollections(context, body.ids).then(() => done),
  jobs: ({ params, query, ...context }) => listCollectedJobs(context, params.id, query),
  putJob: ({ params, body, ...context }) => fillCollection(context, params.id, body).then(() => done),
  companies: ({ params, ...context }) => listCollectedCompanies(context, params.id),
  putCompany: ({ params, body, ...context }) => fillWithCompany(context, params.id, body).then(() => done),
};
