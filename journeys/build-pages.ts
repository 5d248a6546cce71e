import { buildPages } from "../scripts/start.ts";

/** Builds once before all stories; otherwise the products of two workers would build at the same time. */
export default buildPages;
