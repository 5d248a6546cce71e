export { saveLayoffs, readLayoff } from "./layoffs.ts";
