import { X } from "lucide-react";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { Pane, PaneHead } from "#ui/layout/pane.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { ChannelView } from "../channel/channel-view.tsx";
import styles from "../chat.module.css";

interface TeamThreadProps {
  cid: string;
  name: string;
  onClose: () => void;
}
const placeholder = "Reply to the team";
const secrecy = (name: string) => `Team only. ${name.split(" ")[0]} can’t see this.`;

/** What the team says among itself beside a conversation. */
export function TeamThread({ cid, name, onClose }: TeamThreadProps) {
  return (
    <Pane label="Team" className={styles.aside}>
      <PaneHead tall>
        <span className={styles.teamHead}>
          <b>Team</b>
          <small>{secrecy(name)}</small>
        </span>
        <IconButton icon={X} label="Close" onClick={onClose} />
      </PaneHead>
      <ChannelView cid={cid} placeholder={placeholder} verb="Reply" closed={null} />
    </Pane>
  );
}

/** The same where there is no room beside the conversation. */
export function TeamThreadDrawer({ cid, name, onClose }: TeamThreadProps) {
  return (
    <Drawer title="Team" description={secrecy(name)} open onOpenChange={(open) => !open && onClose()}>
      <div className={styles.inDrawer}>
        <ChannelView cid={cid} placeholder={placeholder} verb="Reply" closed={null} />
      </div>
    </Drawer>
  );
}
