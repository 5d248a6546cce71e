import { useQuery } from "@tanstack/react-query";
import { Bell } from "lucide-react";
import { useState } from "react";
import { ButtonLink } from "#ui/controls/button.tsx";
import { IconButton } from "#ui/controls/icon-button.tsx";
import { ListSkeleton } from "#ui/data/skeleton.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { useActions } from "#web/shared/app/actions.ts";
import { type Audience, notificationsFor } from "./notices.ts";
import { NoticesList } from "./notices-list.tsx";
import { ReadAll } from "./notifications-view.tsx";
import styles from "./notices.module.css";

const shownAtMost = 12;

/** The bell: what happened lately, over whatever screen is open. */
export function NoticesPanel({ audience, href }: { audience: Audience; href: string }) {
  const [open, setOpen] = useState(false);
  const { data } = useQuery(notificationsFor(audience));
  const unread = data?.unread ?? 0;
  const close = () => setOpen(false);
  useActions("Notices", [
    {
      id: "notices",
      label: "Show notices",
      icon: Bell,
      keywords: ["bell", "news"],
      perform: () => setOpen(true),
    },
  ]);
  return (
    <span className={styles.bell}>
      <IconButton
        icon={Bell}
        size="sm"
        label={unread ? `Notices, ${unread} new` : "Notices"}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {unread > 0 && <span className={styles.dot} />}
      <Drawer
        title="Notices"
        description={unread ? `${unread} new` : "Nothing new"}
        open={open}
        onOpenChange={setOpen}
        footer={
          <>
            <ReadAll audience={audience} unread={unread} />
            <ButtonLink href={href} onClick={close}>
              See all
            </ButtonLink>
          </>
        }
      >
        {data ? (
          <NoticesList notices={data.notifications.slice(0, shownAtMost)} onOpen={close} />
        ) : (
          <ListSkeleton rows={5} label="Loading notices" />
        )}
      </Drawer>
    </span>
  );
}
