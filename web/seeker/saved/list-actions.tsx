import { Ellipsis, Pencil, Share2, Trash2 } from "lucide-react";
import { useState } from "react";
import type { CandidateList } from "#contract/candidate-lists.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { Row } from "#ui/layout/row.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { ListNameDialog } from "./list-name-dialog.tsx";
import { ShareListDialog } from "./share-list-dialog.tsx";
import { useLists } from "./use-lists.ts";

/** What can be done with the list that is open. */
export function ListActions({ list }: { list: CandidateList }) {
  const { rename, remove } = useLists();
  const [open, setOpen] = useState<"share" | "rename" | "delete" | null>(null);
  const opened = (which: typeof open) => ({
    open: open === which,
    onOpenChange: (shown: boolean) => setOpen(shown ? which : null),
  });
  return (
    <Row gap={2}>
      <Button icon={Share2} onClick={() => setOpen("share")}>
        Share list
      </Button>
      {list.share && <Badge tone="info">Shared by link</Badge>}
      <Menu
        trigger={<IconButton icon={Ellipsis} label={`More actions for ${list.name}`} />}
        items={[
          { label: "Rename list", icon: Pencil, onSelect: () => setOpen("rename") },
          { label: "Delete list", icon: Trash2, danger: true, onSelect: () => setOpen("delete") },
        ]}
      />
      <ShareListDialog list={list} {...opened("share")} />
      <ListNameDialog
        title="Rename list"
        action="Save name"
        name={list.name}
        onName={(name) => rename(list, name)}
        {...opened("rename")}
      />
      <ConfirmDialog
        title={`Delete ${list.name}?`}
        description={
          list.share
            ? "Its jobs stay saved. The link to it stops working for good."
            : "Its jobs stay saved, without a list."
        }
        action="Delete list"
        danger
        onConfirm={() => void remove(list)}
        {...opened("delete")}
      />
    </Row>
  );
}
