import { writeFileSync } from "node:fs";
import { readResults } from "./eval/results.ts";
import { modelCard } from "./model-card/card.ts";
import "./command-errors.ts";

/** Writes the model card of the scorer: npm run model-card */
const page = "docs/model-card.md";
writeFileSync(page, modelCard(readResults()));
console.log(`${page} is written.`);
