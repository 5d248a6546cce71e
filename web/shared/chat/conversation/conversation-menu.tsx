import {
  Archive,
  ArchiveRestore,
  Ban,
  Bell,
  BellOff,
  BellRing,
  MessageSquareOff,
  MoreHorizontal,
  Search,
  TriangleAlert,
} from "lucide-react";
import { useEffect, useState } from "react";
import type { Conversation } from "#contract/messaging.ts";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { Menu, type MenuItem } from "#ui/overlays/menu.tsx";
import { act } from "../act.ts";
import { unblock } from "./blocked-line.tsx";
import { useChat, useChatState } from "../chat-provider.tsx";
import { useConversationMoves } from "./conversation-moves.ts";
import { type Person, type Side, othersIn, wayBackOf } from "../conversations.ts";
import { mayAskForNotes } from "../tab-notifications.tsx";
import { ReportDialog } from "../channel/report-dialog.tsx";

interface ConversationMenuProps {
  conversation: Conversation;
  side: Side;
  muted: boolean;
  onSearch: () => void;
}
/** The rest of what can be done with a conversation. */
export function ConversationMenu({ conversation, side, muted, onSearch }: ConversationMenuProps) {
  const move = useConversationMoves(conversation);
  const client = useChat();
  const { blocked } = useChatState();
  const [asking, setAsking] = useState<"block" | "report" | null>(null);
  const [about, setAbout] = useState<Person | null>(null);
  const { cid, archived } = conversation;
  useEffect(() => {
    if (client) void client.readBlocked().catch(() => {});
  }, [client]);

  const channel = client?.channelOf(cid);
  const company = side === "company";
  const way = wayBackOf(conversation, side);
  const items: MenuItem[] = [
    { label: "Search in this conversation", icon: Search, onSelect: onSearch },
    muted
      ? { label: "Unmute", icon: Bell, onSelect: () => channel && act(channel.mute(false)) }
      : {
          label: "Mute",
          icon: BellOff,
          onSelect: () => channel && act(channel.mute(true), "You won’t be notified until you unmute it"),
        },
    ...(mayAskForNotes()
      ? [
          {
            label: "Notify me on this device",
            icon: BellRing,
            onSelect: () => act(Notification.requestPermission()),
          },
        ]
      : []),
    archived
      ? {
          label: "Unarchive",
          icon: ArchiveRestore,
          onSelect: () => void move(way?.move ?? "unArchive"),
        }
      : { label: "Archive", icon: Archive, onSelect: () => void move("archive") },
    ...(company && !conversation.closed
      ? [{ label: "Archive and close", icon: MessageSquareOff, onSelect: () => void move("archiveAndClose") }]
      : []),
    ...(way && !archived
      ? [{ label: way.label, icon: ArchiveRestore, onSelect: () => void move(way.move) }]
      : []),
  ];
  const ask = (what: "block" | "report", person: Person) => () => {
    setAbout(person);
    setAsking(what);
  };
  const guards = othersIn(conversation, side).map((person): { items: MenuItem[] } => ({
    items: [
      blocked.has(person.userId)
        ? {
            label: `Unblock ${person.fullName}`,
            icon: Ban,
            onSelect: () => client && unblock(client, person),
          }
        : { label: `Block ${person.fullName}`, icon: Ban, danger: true, onSelect: ask("block", person) },
      {
        label: `Report ${person.fullName}`,
        icon: TriangleAlert,
        danger: true,
        onSelect: ask("report", person),
      },
    ],
  }));
  return (
    <>
      <Menu trigger={<IconButton icon={MoreHorizontal} label="More" />} items={[{ items }, ...guards]} />
      {about && (
        <>
          <ConfirmDialog
            title={`Block ${about.fullName}?`}
            description="You won’t see their messages, and we won’t tell them. You can unblock them here anytime."
            action="Block"
            danger
            open={asking === "block"}
            onOpenChange={() => setAsking(null)}
            onConfirm={() => {
              setAsking(null);
              if (client) act(client.block(about.userId, true), `${about.fullName} blocked`);
            }}
          />
          <ReportDialog
            open={asking === "report"}
            onOpenChange={() => setAsking(null)}
            title={`Report ${about.fullName}`}
            onReport={(why) =>
              channel && act(channel.report({ userId: about.userId }, why), "Thanks. We’ll look into it.")
            }
          />
        </>
      )}
    </>
  );
}
