import { X } from "lucide-react";
import { IconButton } from "#ui/controls/icon-button.tsx";
import { Pane, PaneHead } from "#ui/layout/pane.tsx";
import { Talk } from "./talk.tsx";
import styles from "./chat.module.css";

/** What the team says among itself beside a conversation. */
export function TeamThread({ cid, name, onClose }: { cid: string; name: string; onClose: () => void }) {
  return (
    <Pane label="Team">
      <PaneHead tall>
        <span className={styles.teamHead}>
          <b>Team</b>
          <small>Team only. {name} cannot see this.</small>
        </span>
        <IconButton icon={X} label="Close" onClick={onClose} />
      </PaneHead>
      <Talk cid={cid} placeholder="Write to the team" closed={false} />
    </Pane>
  );
}
