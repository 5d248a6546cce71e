import type { Endpoint } from "#contract/endpoint.ts";

/** Whether an endpoint answers times as whole nanoseconds since 1970, as server libraries read them. */
export const countsNanoseconds = ({ path }: Pick<Endpoint, "path">) => path.startsWith("/api/v2/");

/** The same answer with its times as the contract names them: "2026-11-22T09:00:00.000Z". */
export function withInstants(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withInstants);
  if (typeof answer !== "object" || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [
      name,
      name === "custom" ? value : isWhole(name, value) ? instantOf(value) : withInstants(value),
    ]),
  );
}

function isWhole(name: string, value: unknown): value is number {
  return typeof value === "number" && name.endsWith("_at");
}
function instantOf(nanoseconds: number) {
  return new Date(Math.round(nanoseconds / 1_000_000)).toISOString();
}
