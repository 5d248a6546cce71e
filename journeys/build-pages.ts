import { buildPages } from "../scripts/start.ts";

/** Once before all stories, or the products of two workers would build at the same time. */
export default buildPages;
