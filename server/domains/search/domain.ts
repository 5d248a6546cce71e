import type { Domain } from "#server/domain.ts";
import "./company-index.ts";
import "./exchange-index.ts";
import { searchHandlers } from "./handlers.ts";
import "./job-index.ts";

export const search: Domain = {
  handlers: { search: searchHandlers },
};
