import assert from "node:assert/strict";
import { type Tally, finish } from "./check.ts";

/** Proves one sentence after the other; what fails is told, and the rest is still tried. */
export class Proofs {
  private tally: Tally = { passed: 0, failed: 0 };

  async prove(sentence: string, proof: () => Promise<void>) {
    try {
      await proof();
      this.tally.passed += 1;
      console.log(`✓ ${sentence}`);
    } catch (error) {
      this.tally.failed += 1;
      console.log(`✗ ${sentence}\n  ${(error as Error).message.replaceAll("\n", "\n  ")}`);
    }
  }
  finish(): never {
    return finish(this.tally);
  }
}

/** Looks again and again until the value is the wanted one. */
export async function eventually<T>(look: () => Promise<T>, wanted: T, { withinMs = 15_000 } = {}) {
  const deadline = Date.now() + withinMs;
  let seen = await look();
  while (seen !== wanted && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    seen = await look();
  }
  assert.deepEqual(seen, wanted);
}
