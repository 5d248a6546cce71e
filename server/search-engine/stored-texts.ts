import { gone, type Renumbering } from "./compact.ts";
import { spacious, withRoom } from "./growable.ts";

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const fieldEnd = "\u0001";
const valueEnd = "\u0002";

/** The short texts of each document, kept to be highlighted. */
export class StoredTexts {
  bytes = new Uint8Array(4096);
  starts = new Uint32Array(64);

  get size() {
    return this.bytes.length + this.starts.byteLength;
  }
  add(document: number, fields: string[][]) {
    const text = fields.map((values) => values.join(valueEnd)).join(fieldEnd);
    const start = this.starts[document]!;
    this.bytes = withRoom(this.bytes, start + text.length * 3);
    const { written } = encoder.encodeInto(text, this.bytes.subarray(start));
    this.starts = withRoom(this.starts, document + 2);
    this.starts[document + 1] = start + written;
  }
  compact({ numbers, count }: Renumbering): StoredTexts {
    const compacted = new StoredTexts();
    compacted.bytes = new Uint8Array(this.bytes.length);
    compacted.starts = new Uint32Array(count + (count >>> 3) + 64);
    for (let document = 0; document < numbers.length; document++) {
      if (numbers[document] === gone) continue;
      const start = compacted.starts[numbers[document]!]!;
      const own = this.bytes.subarray(this.starts[document]!, this.starts[document + 1]!);
      compacted.bytes.set(own, start);
      compacted.starts[numbers[document]! + 1] = start + own.length;
    }
    return compacted;
  }
  dump(documents: number) {
    return {
      bytes: this.bytes.subarray(0, this.starts[documents]!),
      starts: this.starts.subarray(0, documents + 1),
    };
  }
  static restore(kept: ReturnType<StoredTexts["dump"]>): StoredTexts {
    const texts = new StoredTexts();
    texts.bytes = spacious(kept.bytes);
    texts.starts = spacious(kept.starts);
    return texts;
  }
  /** The values of each field. */
  get(document: number): string[][] {
    const text = decoder.decode(this.bytes.subarray(this.starts[document]!, this.starts[document + 1]!));
    return text.split(fieldEnd).map((values) => (values === "" ? [] : values.split(valueEnd)));
  }
}
