import { expect, test } from "vitest";
import type { Message } from "#contract/chat/shapes.ts";
import { messageRows } from "./message-rows.ts";
import { newsSince } from "./news.ts";

const said = (minute: number, by: string, other: Partial<Message> = {}) =>
  ({
    id: `${minute}`,
    user: { id: by },
    type: "regular",
    created_at: `2026-11-20T10:0${minute}:00Z`,
    ...other,
  }) as Message;

test("message list: news is what others said since, and neither one's own words, what was deleted nor what the system says", () => {
  const messages = [
    said(0, "bo"),
    said(1, "bo"),
    said(2, "bo"),
    said(3, "ann"),
    said(4, "bo", { type: "deleted" }),
    said(5, "bo", { type: "system" }),
    said(6, "bo", { silent: true }),
    said(7, "cy"),
  ];
  const pending = [
    { id: "8", text: "", at: "2026-11-20T10:08:00Z", state: "sending", why: null, fields: {} } as const,
  ];
  const rows = messageRows({ messages, pending, firstUnreadId: null, me: "ann" });
  expect(newsSince("2026-11-20T10:01:00Z", rows, "ann")).toBe(2);
  expect(newsSince("2026-11-20T10:07:00Z", rows, "ann")).toBe(0);
});
