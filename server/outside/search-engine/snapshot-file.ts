import { createHash } from "node:crypto";
import { open, rename } from "node:fs/promises";

const kinds = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float32Array, Float64Array };
type Numbers = InstanceType<(typeof kinds)[keyof typeof kinds]>;

/** Where an array of numbers lies in the file. */
interface Placed {
  $kind: keyof typeof kinds;
  at: number;
  length: number;
}

/** Writes a tree of plain values and arrays of numbers; the file is either whole or not there. */
export async function writeSnapshot(path: string, head: unknown, tree: unknown): Promise<void> {
  const arrays: Numbers[] = [];
  let bytes = 0;
  const description = JSON.stringify({ head, tree }, (_, value) => {
    if (!ArrayBuffer.isView(value)) return value;
    const numbers = value as Numbers;
    const placed = { $kind: numbers.constructor.name, at: bytes, length: numbers.length };
    arrays.push(numbers);
    bytes += padded(numbers.byteLength);
    return placed;
  });
  const temporary = `${path}.${process.pid}.new`;
  const file = await open(temporary, "w");
  try {
    for (const numbers of arrays) {
      await file.write(asBytes(numbers));
      await file.write(new Uint8Array(padded(numbers.byteLength) - numbers.byteLength));
    }
    const end = Buffer.from(description);
    await file.write(end);
    await file.write(ending(end));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
}

/** The tree of a file, or null if there is none, it is damaged, or its head is not the wanted one. */
export async function readSnapshot<T>(path: string, isWanted: (head: unknown) => boolean): Promise<T | null> {
  const file = await open(path, "r").catch(() => null);
  if (!file) return null;
  try {
    const { size } = await file.stat();
    const last = await readAt(file, size - endLength, endLength);
    const length = last.readUInt32LE(0);
    const end = await readAt(file, size - endLength - length, length);
    if (!ending(end).equals(last)) return null;
    const { head, tree } = JSON.parse(end.toString("utf8")) as { head: unknown; tree: unknown };
    return isWanted(head) ? ((await fill(file, tree)) as T) : null;
  } catch (error) {
    if (error instanceof RangeError || error instanceof SyntaxError) return null;
    throw error;
  } finally {
    await file.close();
  }
}

type File = Awaited<ReturnType<typeof open>>;
const endLength = 4 + 32;

function padded(length: number): number {
  return (length + 7) & ~7;
}
function asBytes(numbers: Numbers): Uint8Array {
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
}
/** The length of the description and its fingerprint, by which a file that was cut off is known. */
function ending(description: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(description.length);
  return Buffer.concat([length, createHash("sha256").update(description).digest()]);
}

async function readAt(file: File, position: number, length: number): Promise<Buffer> {
  if (position < 0) throw new RangeError("The file is too short.");
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, position);
  if (bytesRead < length) throw new RangeError("The file is too short.");
  return bytes;
}

/** Puts each array in its place, one after the other as they lie in the file. */
async function fill(file: File, value: unknown): Promise<unknown> {
  if (typeof value !== "object" || value === null) return value;
  if ("$kind" in value) return readNumbers(file, value as Placed);
  if (Array.isArray(value)) {
    const filled: unknown[] = [];
    for (const entry of value) filled.push(await fill(file, entry));
    return filled;
  }
  const filled: Record<string, unknown> = {};
  for (const [key, entry] of Object.entries(value)) filled[key] = await fill(file, entry);
  return filled;
}

async function readNumbers(file: File, { $kind, at, length }: Placed): Promise<Numbers> {
  const numbers = new kinds[$kind](length);
  const bytes = asBytes(numbers);
  for (let done = 0; done < bytes.length;) {
    const { bytesRead } = await file.read(bytes, done, Math.min(bytes.length - done, 1 << 30), at + done);
    if (bytesRead === 0) throw new RangeError("The file is too short.");
    done += bytesRead;
  }
  return numbers;
}
