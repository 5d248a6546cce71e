import { FairQueue } from "#server/threads/fair-queue.ts";
import { fileKind } from "./file-kind.ts";
import { ReadingThread } from "./reading-thread.ts";
import type { ReadResume, ResumeFile } from "./types.ts";

/** Visitors wait behind visitors: whoever has an account is read in a thread of their own kind. */
type Readers = "members" | "visitors";
export interface WhoAsks {
  readers: Readers;
  /** The account or the address: each gets a fair share. */
  who: string;
}
const ourselves: WhoAsks = { readers: "members", who: "" };

const lanes = Object.fromEntries(
  (["members", "visitors"] as const).map((readers) => [
    readers,
    { thread: new ReadingThread(), queue: new FairQueue({ most: 12, mostEach: 3 }) },
  ]),
) as Record<Readers, { thread: ReadingThread; queue: FairQueue }>;

/** Ends the reading threads; the next file starts a new one. */
export async function stopReading(): Promise<void> {
  await Promise.all(Object.values(lanes).map(({ thread }) => thread.stop()));
}

/**
 * Reads a resume of any supported format in another thread, one at a time, for at most 20 seconds (90 with ocr).
 * Throws QueueFull when many are waiting already.
 */
export async function readResume(
  { bytes, fileName, ocr }: ResumeFile,
  { readers, who }: WhoAsks = ourselves,
): Promise<ReadResume> {
  fileKind(bytes);
  const { queue, thread } = lanes[readers];
  return queue.add(who, () => thread.read({ bytes, fileName, ocr }));
}
