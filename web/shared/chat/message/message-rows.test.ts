import { expect, test } from "vitest";
import type { Message } from "#contract/chat/shapes.ts";
import { messageRows } from "./message-rows.ts";

const said = (id: string, by: string, at: string) =>
  ({ id, user: { id: by }, type: "regular", created_at: at }) as Message;

test("message list: what someone writes whom the reader has blocked is not there", () => {
  const messages = [said("1", "ann", "2026-11-20T10:00:00Z"), said("2", "bo", "2026-11-20T10:01:00Z")];
  const rows = messageRows({
    messages,
    pending: [],
    firstUnreadId: null,
    me: "ann",
    blocked: new Set(["bo"]),
  });
  expect(rows.map(({ id }) => id)).toEqual(["1"]);
});

test("message list: a new day, the first unread message and another author each begin anew; the rest follows", () => {
  const rows = messageRows(
    {
      messages: [
        said("1", "ann", "2026-11-20T10:00:00Z"),
        said("2", "ann", "2026-11-20T10:01:00Z"),
        said("3", "bo", "2026-11-20T10:02:00Z"),
        said("4", "bo", "2026-11-20T10:03:00Z"),
        said("5", "bo", "2026-11-21T10:00:00Z"),
      ],
      pending: [{ id: "6", text: "", at: "2026-11-21T10:01:00Z", state: "sending", why: null, fields: {} }],
      firstUnreadId: "4",
      me: "ann",
    },
    new Date("2026-11-21T12:00:00Z"),
  );
  expect(rows.map(({ id, day, firstUnread, follows }) => [id, day, firstUnread, follows])).toEqual([
    ["1", "Yesterday", false, false],
    ["2", null, false, true],
    ["3", null, false, false],
    ["4", null, true, false],
    ["5", "Today", false, false],
    ["6", null, false, false],
  ]);
});
