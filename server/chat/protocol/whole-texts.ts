import { badInput } from "./errors.ts";

const escapedHalf = /\\u[dD][89a-fA-F]/;

/** Refuses JSON with lone surrogates, which the database cannot store. */
export function refuseHalves(json: string, read: unknown) {
  if (escapedHalf.test(json) && !isWhole(read))
    throw badInput("a text holds characters that cannot be stored");
}

function isWhole(value: unknown): boolean {
  if (typeof value === "string") return value.isWellFormed();
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([name, part]) => name.isWellFormed() && isWhole(part));
}
