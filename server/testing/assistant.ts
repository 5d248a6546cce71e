import type { AssistantMessage } from "#contract/assistant-shapes.ts";
import type { Person } from "./people.ts";

/** A question to the coach and its answer. */
export function anExchange({ api }: Pick<Person, "api">, message = "How do I withdraw an application?") {
  return api.assistant.chatCompletion({ body: { message } });
}

export function aMemory({ api }: Pick<Person, "api">, content = "I prefer small teams") {
  return api.assistant.remember({ body: { content } });
}

/** What a message says, part by part. */
export function partsOf({ parts }: Pick<AssistantMessage, "parts">): string[] {
  return parts.map((part) => {
    if (part.type === "text") return part.text;
    if (part.type === "data-quote") return `${part.data.href} ${part.data.text}`;
    if (part.type === "data-proposal") return `${part.data.act}: ${part.data.label}`;
    return [part.data.href, part.data.title, part.data.note].filter(Boolean).join(" ");
  });
}
