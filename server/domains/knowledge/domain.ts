import type { Domain } from "#server/domain.ts";
import { addFileNames } from "#server/domains/files/index.ts";
import { knowledgeHandlers } from "./handlers.ts";
import * as tables from "./tables.ts";

addFileNames(tables.knowledgeSources.fileId);

export const knowledge: Domain = { handlers: { knowledge: knowledgeHandlers } };
