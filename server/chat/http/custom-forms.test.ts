import { describe, expect, test } from "vitest";
import { withoutAlias } from "./aliases.ts";
import { readForm, toSecondForm } from "./custom-forms.ts";

test.each([
  ["/chat/channels?api_key=k", "/chat/channels?api_key=k"],
  ["/chat/api/v2/chat/channels/messaging/a/query?x=1", "/chat/channels/messaging/a/query?x=1"],
  ["/chat/api/v2/users?payload=%7B%7D", "/chat/users?payload=%7B%7D"],
  ["/chat/api/v2/chat/moderation/mute/channel", "/chat/moderation/mute/channel"],
  ["/chat/api/v2/moderation/mute?x", "/chat/api/v2/moderation/mute?x"],
  ["/chat/api/v2/moderation/config/a:b", "/chat/api/v2/moderation/config/a:b"],
  ["/chat/api/v2/moderation/ban", "/chat/moderation/ban"],
  ["/api/v2/jobs", "/api/v2/jobs"],
])("chat paths: %s is led to %s", (asked, led) => expect(withoutAlias(asked)).toBe(led));

const ann = (custom: object) => ({ id: "ann", role: "user", ...custom });
/** What both forms say, each in its way: the first form, then the second. */
const pairs: [string, object, object][] = [
  [
    "a map of users",
    { users: { ann: ann({ hat: "blue" }) } },
    { users: { ann: ann({ custom: { hat: "blue" } }) } },
  ],
  ["a list of users", { users: [ann({ a: { user: 1 } })] }, { users: [ann({ custom: { a: { user: 1 } } })] }],
  [
    "the data of a channel",
    { data: { team: "t", color: 1, members: [{ user_id: "ann", seat: 2 }] } },
    { data: { team: "t", members: [{ user_id: "ann", custom: { seat: 2 } }], custom: { color: 1 } } },
  ],
  [
    "members to add",
    { add_members: ["bob", { user_id: "ann", seat: 2 }] },
    { add_members: ["bob", { user_id: "ann", custom: { seat: 2 } }] },
  ],
  [
    "a message with attachments",
    { message: { text: "t", mood: "good", attachments: [{ type: "image", file_size: 3 }] } },
    {
      message: {
        text: "t",
        attachments: [{ type: "image", custom: { file_size: 3 } }],
        custom: { mood: "good" },
      },
    },
  ],
  [
    "a reaction",
    { reaction: { type: "like", why: "so" } },
    { reaction: { type: "like", custom: { why: "so" } } },
  ],
  [
    "an event",
    { event: { type: "friend", channel: 1, x: { y: 2 } } },
    { event: { type: "friend", channel: 1, custom: { x: { y: 2 } } } },
  ],
  [
    "a custom field called custom",
    { message: { text: "t", custom: { a: 1 } } },
    { message: { text: "t", custom: { custom: { a: 1 } } } },
  ],
];
describe("custom fields written under /api/v2", () => {
  test.each(pairs)("%s is taken in as the first form", (_, first, second) =>
    expect(readForm(second, true)).toEqual(first),
  );
  test.each(pairs)("%s of the first form stays as it is", (_, first) =>
    expect(readForm(first, false)).toEqual(first),
  );
  test.each([
    [
      "a partial update",
      { set: { custom: { a: 1 }, "custom.b": 2, name: "n" }, unset: ["custom.c.d", "e"] },
      { set: { a: 1, b: 2, name: "n" }, unset: ["c.d", "e"] },
    ],
    [
      "partial updates of users",
      { users: [{ id: "ann", set: { custom: { a: 1 } } }] },
      { users: [{ id: "ann", set: { a: 1 } }] },
    ],
    ["nothing under custom", { message: { text: "t", custom: null } }, { message: { text: "t" } }],
  ])("%s too", (_, given, taken) => expect(readForm(given, true)).toEqual(taken));
  test.each([
    [
      "a built-in field",
      { message: { text: "t", custom: { type: "system" } } },
      "custom may not hold the built-in field type",
    ],
    ["a text", { users: { ann: { id: "ann", custom: "x" } } }, "custom is not an object"],
  ])("custom that is or holds %s is refused", (_, given, words) =>
    expect(() => readForm(given, true)).toThrow(words),
  );
});

test.each([
  [
    "a message",
    { message: { text: "t", extra_data: { a: 1, text: "x" } } },
    { message: { text: "t", a: 1 } },
  ],
  [
    "an attachment",
    { message: { attachments: [{ extra_data: { a: 1 }, a: 2 }] } },
    { message: { attachments: [{ a: 2 }] } },
  ],
  ["a partial update", { set: { extra_data: { a: 1 } }, unset: [] }, { set: { a: 1 }, unset: [] }],
])("chat custom fields: extra_data of %s comes up one level outside /api/v2", (_, given, taken) =>
  expect(readForm(given, false)).toEqual(taken),
);

describe("custom fields read under /api/v2", () => {
  const message = {
    id: "m",
    user: ann({ hat: 1 }),
    mood: "good",
    attachments: [{ type: "a", size: 1 }],
    own_reactions: [{ type: "like", user: ann({}), why: "so" }],
    quoted_message: { id: "q", tone: 2 },
    thread_participants: [ann({ hat: 2 })],
    reaction_groups: { like: { latest_reactions_by: [{ user: ann({ hat: 3 }) }] } },
    poll: { id: "p", own: { user: 1 }, own_votes: [{ user: ann({ hat: 4 }) }] },
  };
  const shown = {
    id: "m",
    user: ann({ custom: { hat: 1 } }),
    attachments: [{ type: "a", custom: { size: 1 } }],
    own_reactions: [{ type: "like", user: ann({ custom: {} }), custom: { why: "so" } }],
    quoted_message: { id: "q", custom: { tone: 2 } },
    thread_participants: [ann({ custom: { hat: 2 } })],
    reaction_groups: { like: { latest_reactions_by: [{ user: ann({ custom: { hat: 3 } }) }] } },
    poll: { id: "p", own: { user: 1 }, own_votes: [{ user: ann({ custom: { hat: 4 } }) }] },
    custom: { mood: "good" },
  };
  test.each([
    ["a message in an answer", { message }, { message: shown }],
    [
      "channels with all that is in them",
      {
        channels: [
          {
            channel: { cid: "c", color: 1 },
            messages: [message],
            members: [{ user_id: "ann", seat: 1 }],
            membership: null,
            read: [{ user: ann({ hat: 1 }) }],
          },
        ],
      },
      {
        channels: [
          {
            channel: { cid: "c", custom: { color: 1 } },
            messages: [shown],
            members: [{ user_id: "ann", custom: { seat: 1 } }],
            membership: null,
            read: [{ user: ann({ custom: { hat: 1 } }) }],
          },
        ],
      },
    ],
    [
      "threads",
      {
        threads: [
          {
            title: "t",
            parent_message: message,
            latest_replies: [message],
            thread_participants: [{ user: ann({}) }],
          },
        ],
      },
      {
        threads: [
          {
            title: "t",
            parent_message: shown,
            latest_replies: [shown],
            thread_participants: [{ user: ann({ custom: {} }) }],
          },
        ],
      },
    ],
    [
      "search results, drafts and events",
      {
        results: [{ message }],
        drafts: [{ message: { text: "t", a: 1 } }],
        events: [{ type: "message.new", message, x: 1 }],
      },
      {
        results: [{ message: shown }],
        drafts: [{ message: { text: "t", custom: { a: 1 } } }],
        events: [{ type: "message.new", message: shown, custom: { x: 1 } }],
      },
    ],
    [
      "mutes",
      { own_user: { id: "a", mutes: [{ user: ann({}), target: ann({ hat: 1 }) }] } },
      {
        own_user: {
          id: "a",
          mutes: [{ user: ann({ custom: {} }), target: ann({ custom: { hat: 1 } }) }],
          custom: {},
        },
      },
    ],
    [
      "what is nobody's own",
      { target: { segment_id: "s" }, data: { a: 1 }, duration: "1ms" },
      { target: { segment_id: "s" }, data: { a: 1 }, duration: "1ms" },
    ],
  ])("%s has its custom fields under custom", (_, answer, seen) =>
    expect(toSecondForm(answer)).toEqual(seen),
  );
});
