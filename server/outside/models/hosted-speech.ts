import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { Config } from "#server/config.ts";
import type { SpeechModel } from "./models.ts";

const patienceMs = 30_000;

/** The voices of the configured provider; null where it has none. */
export function hostedSpeech({ AI_SPEECH: model, AI_URL, AI_KEY }: Config): SpeechModel | null {
  if (!model) return null;
  const address = `${AI_URL!.replace(/\/$/, "")}/audio/speech`;
  return {
    async speak({ text, voice, format, speed }) {
      const response = await fetch(address, {
        method: "POST",
        headers: { "content-type": "application/json", ...(AI_KEY && { authorization: `Bearer ${AI_KEY}` }) },
        body: JSON.stringify({ model, input: text, voice, response_format: format, speed }),
        signal: AbortSignal.timeout(patienceMs),
      });
      if (!response.ok || !response.body)
        throw new Error(`The provider of speech answered with status ${response.status}`);
      const type = response.headers.get("content-type") ?? "application/octet-stream";
      return { type, sound: Readable.fromWeb(response.body as ReadableStream) };
    },
  };
}
