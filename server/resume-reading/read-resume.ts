import { FairQueue, QueueFull } from "#server/threads/fair-queue.ts";
import { fileKind } from "./file-kind.ts";
import { ReadingThread } from "./reading-thread.ts";
import type { ReadResume, ResumeFile, TellPage } from "./types.ts";
import { ResumeUnreadable } from "./unreadable.ts";

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

/** Letters in pictures take seconds a page: scans wait behind scans, and nobody else behind them. */
const scans = { thread: new ReadingThread(), queue: new FairQueue({ most: 6, mostEach: 1 }) };

/** Ends the reading threads; the next file starts a new one. */
export async function stopReading(): Promise<void> {
  const threads = [...Object.values(lanes), scans].map(({ thread }) => thread);
  await Promise.all(threads.map((thread) => thread.stop()));
}

/**
 * Reads a resume of any supported format in another thread, one at a time, for at most 20 seconds; the letters in the
 * pictures of one without text for at most 90 more, telling which page it is at. Throws QueueFull when many are waiting
 * already.
 */
export async function readResume(
  { bytes, fileName }: Pick<ResumeFile, "bytes" | "fileName">,
  { readers, who }: WhoAsks = ourselves,
  tell: TellPage = () => {},
): Promise<ReadResume> {
  fileKind(bytes);
  const { queue, thread } = lanes[readers];
  const resume = await queue.add(who, () => thread.read({ bytes, fileName }));
  return resume.kind === "scan" ? readPictures({ bytes, fileName }, { who, resume, tell }) : resume;
}

const manyScans =
  "This file is a scan, and we’re reading a lot of scans right now. Try again in a minute, or enter your details yourself.";
const slowScan = "This file is a scan, and it took too long to read. Please enter your details yourself.";

/** A scan that cannot be read now is kept all the same; the person is told why nothing was read of it. */
async function readPictures(
  file: ResumeFile,
  { who, resume, tell }: { who: string; resume: ReadResume; tell: TellPage },
) {
  const { queue, thread } = scans;
  try {
    return await queue.add(who, () => thread.read({ ...file, ocr: true }, tell));
  } catch (error) {
    if (error instanceof QueueFull) return { ...resume, warnings: [manyScans] };
    if (error instanceof ResumeUnreadable && error.code === "timeout")
      return { ...resume, warnings: [slowScan] };
    throw error;
  }
}
