import type { ApiError } from "./client.ts";
import type { Hearing, PartOfAnswer } from "./endpoint.ts";

export const eventStream = "text/event-stream";

/** An answer that ended before it was whole. */
export class AnswerCutOff extends Error {
  override name = "AnswerCutOff";
}

/** Hands on the parts of an answer as they come, and answers with the whole. */
export async function readParts(
  response: Response,
  { hear }: Pick<Hearing, "hear">,
  refused: (error: ApiError) => Error,
): Promise<unknown> {
  for await (const { event, data } of eventsOf(response)) {
    if (event === "answer") return data;
    if (event === "error") throw refused((data as { error: ApiError }).error);
    hear(data as PartOfAnswer<never>);
  }
  throw new AnswerCutOff("The answer ended early");
}

async function* eventsOf(response: Response) {
  const decoder = new TextDecoder();
  const reader = response.body!.getReader();
  let waiting = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (waiting + decoder.decode(value, { stream: true })).split("\n\n");
    waiting = blocks.pop()!;
    yield* blocks.map(eventIn);
  }
}

/** `event: part` above `data: {…}`. */
function eventIn(block: string) {
  const lines = new Map(
    block.split("\n").map((line): [string, string] => {
      const colon = line.indexOf(": ");
      return [line.slice(0, colon), line.slice(colon + 2)];
    }),
  );
  return { event: lines.get("event"), data: JSON.parse(lines.get("data")!) as unknown };
}
