import type { getDocumentProxy, getResolvedPDFJS } from "unpdf";

export type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>["getPage"]>>;
export type Operators = Awaited<ReturnType<typeof getResolvedPDFJS>>["OPS"];
/** What a page draws, step by step. */
export type Drawing = Awaited<ReturnType<Page["getOperatorList"]>>;
