export { keepLayoffs, readLayoff } from "./layoffs.ts";
