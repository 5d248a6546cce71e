import { expect, test } from "vitest";
import { SharedEvent, tailOf } from "./shared-event.ts";

/** RFC 6455 5.2: what one unmasked text frame says, if its length is that of the rest. */
function read(frame: Buffer): unknown {
  expect(frame[0]).toBe(0x81);
  const short = frame[1]!;
  const [start, length] =
    short < 126
      ? [2, short]
      : short === 126
        ? [4, frame.readUInt16BE(2)]
        : [10, Number(frame.readBigUInt64BE(2))];
  expect(frame.length - start).toBe(length);
  return JSON.parse(frame.subarray(start).toString("utf8"));
}

test.each([0, 1, 2, 3, 4, 5, 60, 30_000, 65_400, 65_536, 70_000])(
  "chat frames: one with %i letters of any script is read back as it was written",
  (length) => {
    const text = `Grüße 👋🏽 你 ${"x".repeat(length)}`;
    const own = { total_unread_count: 3, unread_channels: 2, unread_threads: 1, unread_count: 3 };
    for (const given of [own, undefined]) {
      const frame = new SharedEvent({ type: "message.new", text }).frame(tailOf(7, given));
      expect(read(Buffer.from(frame, "latin1"))).toEqual({
        type: "message.new",
        text,
        sequence: 7,
        ...given,
      });
    }
  },
);
test.each([60, 125, 126, 127, 65_535, 65_536])("chat frames: one of %i bytes names its length", (length) => {
  const rest = length - JSON.stringify({ text: "", sequence: 1 }).length;
  const frame = new SharedEvent({ text: "x".repeat(rest) }).frame(tailOf(1, undefined));
  expect(read(Buffer.from(frame, "latin1"))).toMatchObject({ sequence: 1 });
});
