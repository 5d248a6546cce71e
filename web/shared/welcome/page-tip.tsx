import { X } from "lucide-react";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { useMe } from "#web/shared/session/session.ts";
import { useReadTips } from "./read-tips.ts";
import { type PageTipId, pageTips } from "./tips.data.ts";
import styles from "./welcome.module.css";

/** A tip about the screen it stands on; once dismissed it stays away, on every device. */
export function PageTip({ id }: { id: PageTipId }) {
  const { seenTips } = useMe();
  const read = useReadTips();
  if (seenTips.includes(id)) return null;
  return (
    <Callout tone="info" as="div" role="note" className={styles.pageTip}>
      <p>{pageTips[id]}</p>
      <IconButton icon={X} size="sm" label="Dismiss tip" onClick={() => void read([id])} />
    </Callout>
  );
}
