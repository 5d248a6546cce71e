import { ArchiveRestore } from "lucide-react";
import type { Conversation } from "#contract/messaging.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { useConversationMoves } from "./conversation-moves.ts";
import { type Side, wayBackOf } from "../conversations.ts";

/** Reopens a closed conversation, beside the sentence that says why it is closed. */
export function WayBack({ conversation, side }: { conversation: Conversation; side: Side }) {
  const move = useConversationMoves(conversation);
  const way = wayBackOf(conversation, side);
  return (
    way && (
      <Button size="sm" icon={ArchiveRestore} onClick={() => void move(way.move)}>
        {way.label}
      </Button>
    )
  );
}
