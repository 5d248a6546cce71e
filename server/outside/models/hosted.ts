import type { Config } from "#server/config.ts";
import type { Embeddings, LanguageModel } from "./models.ts";
import { unitVector } from "#server/taxonomy/unit-vector.ts";

const usualPatienceMs = 30_000;

/** The configured provider's language model; null where none is connected. Its libraries are loaded with the first text. */
export function hostedLanguageModel(config: Config): LanguageModel | null {
  const { AI_MODEL } = config;
  if (!AI_MODEL) return null;
  return {
    name: AI_MODEL,
    async write({ task, text }) {
      const { generateText } = await import("ai");
      const { text: written } = await generateText(await callOf(config, AI_MODEL, { task, text }));
      return written.trim();
    },
    async compose({ soFar, schema, ...wanted }) {
      const { streamText, Output } = await import("ai");
      const failed = Promise.withResolvers<never>();
      const written = streamText({
        ...(await callOf(config, AI_MODEL, wanted)),
        output: Output.object({ schema }),
        onError: ({ error }) => failed.reject(error),
        onAbort: () => failed.reject(new Error("The writing was stopped")),
      });
      const whole = (async () => {
        for await (const beginning of written.partialOutputStream) await soFar?.(beginning);
        return written.output;
      })();
      return Promise.race([whole, failed.promise]);
    },
  };
}

type Wanted = { task: string; text: string; signal?: AbortSignal; patienceMs?: number };
async function callOf(config: Config, name: string, wanted: Wanted) {
  const { task, text, signal, patienceMs = usualPatienceMs } = wanted;
  const patience = AbortSignal.timeout(patienceMs);
  return {
    model: await modelOf(config, name),
    instructions: task,
    prompt: text,
    temperature: 0,
    maxRetries: 1,
    abortSignal: signal ? AbortSignal.any([signal, patience]) : patience,
  };
}

async function modelOf(config: Config, name: string) {
  const { AI_PROVIDER, AI_URL, AI_KEY } = config;
  if (AI_PROVIDER === "openai-compatible") return (await compatible(config))(name);
  const { createAnthropic } = await import("@ai-sdk/anthropic");
  return createAnthropic({ ...(AI_KEY && { apiKey: AI_KEY }), ...(AI_URL && { baseURL: AI_URL }) })(name);
}

/** Vectors of the configured provider in place of the built-in encoder. */
export function hostedEmbeddings(config: Config): Embeddings | null {
  const { AI_EMBEDDINGS } = config;
  if (!AI_EMBEDDINGS) return null;
  return {
    model: AI_EMBEDDINGS,
    languages: null,
    async embed(texts) {
      const { embedMany } = await import("ai");
      const { embeddings } = await embedMany({
        model: (await compatible(config)).embeddingModel(AI_EMBEDDINGS),
        values: [...texts],
        maxRetries: 1,
        abortSignal: AbortSignal.timeout(usualPatienceMs),
      });
      return embeddings.map((vector) => unitVector(Float32Array.from(vector)));
    },
    rest: async () => {},
  };
}

async function compatible({ AI_URL, AI_KEY }: Config) {
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  return createOpenAICompatible({
    name: "configured",
    baseURL: AI_URL!,
    supportsStructuredOutputs: true,
    ...(AI_KEY && { apiKey: AI_KEY }),
  });
}
