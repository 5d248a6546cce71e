import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { Me } from "#contract/accounts.ts";
import type { Conversation, RecentMessage } from "#contract/messaging.ts";
import { me } from "#web/shared/session/session.ts";
import { ConversationComing } from "./conversation-coming.tsx";
import { recentMessagesOf } from "../conversations.ts";

afterEach(cleanup);

const ada = { id: "ada", name: "Ada Brandt" };
const conversation = {
  applicationId: "a",
  cid: "messaging:application-a",
  applicationState: "pipeline",
  shownAs: "screen",
  closed: false,
  archived: false,
  job: { id: "j", jobTitle: "Backend engineer" },
  candidate: { id: "c", userId: "ada", fullName: "Ada Brandt", profilePicture: null },
  team: [],
  unread: 1,
} as unknown as Conversation;
const message = (id: string, given: Partial<RecentMessage>): RecentMessage => ({
  id,
  type: "regular",
  text: "",
  attachments: [],
  reaction_counts: {},
  reply_count: 0,
  pinned: false,
  silent: false,
  created_at: "2026-11-20T23:30:00.000Z",
  user: ada,
  mentioned_users: [],
  ...given,
});

function theScreen(given: Partial<Conversation> = {}, messages?: RecentMessage[]) {
  const cache = new QueryClient();
  cache.setQueryData(me.queryKey, { id: "marit" } as Me);
  if (messages) cache.setQueryData(recentMessagesOf("a").queryKey, { messages });
  return (
    <QueryClientProvider client={cache}>
      <MemoryRouter>
        <ConversationComing
          conversation={{ ...conversation, ...given }}
          side="company"
          place={{ group: "all", application: null, thread: null, panel: null, href: () => "/", go() {} }}
        />
      </MemoryRouter>
    </QueryClientProvider>
  );
}

test("messages: what came with the page is read in its place until the conversation is open", () => {
  render(
    theScreen({}, [
      message("1", { text: "My number is", type: "deleted" }),
      message("2", { text: "May I ask **two** things?", user: { id: "marit", name: "Marit Oakes" } }),
      message("3", {
        text: "Of course",
        quoted_message: { id: "2", type: "regular", text: "May I ask?", user: ada },
        reaction_counts: { like: 2 },
        reply_count: 1,
      }),
    ]),
  );
  const log = screen.getByRole("log", { name: "Messages" });
  expect(log.getAttribute("aria-busy")).toBe("true");
  const [gone, , last] = screen.getAllByRole("article");
  expect(gone!.textContent).toContain("This message was deleted");
  expect(gone!.textContent).not.toContain("My number is");
  expect(last!.textContent).toMatch(/May I ask\?.*Of course.*👍 2.*1 reply/);
  expect(screen.getByText("New").parentElement!.contains(last!)).toBe(true);
  expect(screen.getByRole("heading", { name: "Ada Brandt" })).toBeTruthy();
  for (const button of log.querySelectorAll("button")) expect(button.disabled).toBe(true);
});

test("messages: where nothing came with the page, the head stands and the messages are said to be loading", () => {
  render(theScreen());
  expect(screen.getByRole("heading", { name: "Ada Brandt" })).toBeTruthy();
  expect(screen.getByRole("status").textContent).toContain("Loading messages");
});

test("messages: a closed conversation says why before it is open", () => {
  render(theScreen({ closed: true }, [message("1", { text: "Thank you" })]));
  expect(screen.getByText("Your team archived and closed this conversation.")).toBeTruthy();
  expect(screen.queryByPlaceholderText("Message Ada Brandt")).toBeNull();
});
