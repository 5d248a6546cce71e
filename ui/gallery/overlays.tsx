import { useState } from "react";
import { Copy, Ellipsis, ExternalLink, Trash2, User } from "lucide-react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { Row } from "#ui/layout/row.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { Dialog, DialogClose } from "#ui/overlays/dialog.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { Palette } from "#ui/overlays/palette.tsx";
import { Popover } from "#ui/overlays/popover.tsx";
import { ShortcutsDialog } from "#ui/overlays/shortcuts-dialog.tsx";
import { ToastRegion, showToast } from "#ui/overlays/toast.tsx";
import { Tooltip } from "#ui/overlays/tooltip.tsx";
import { people } from "./samples.data.ts";

export function Overlays() {
  return (
    <>
      <Row wrap>
        <Dialogs />
        <Menu
          trigger={<IconButton icon={Ellipsis} label="More actions" tone="plain" />}
          align="start"
          items={[
            {
              items: [
                { label: "Copy link", icon: Copy, kbd: "C" },
                { label: "Open page", icon: ExternalLink, href: "#main" },
              ],
            },
            { label: "Sort by", items: [{ label: "Fit", checked: true }, { label: "Newest" }] },
            { items: [{ label: "Delete", icon: Trash2, danger: true }] },
          ]}
        />
        <Popover trigger={<Button>Popover</Button>} title="Joel Tran">
          Platform engineer. He referred her.
        </Popover>
        <Tooltip text="Moves to the next one" kbd="J">
          <Button>Tooltip</Button>
        </Tooltip>
        <Button onClick={() => showToast({ tone: "success", text: "Colin Mercer rejected", undo: () => {} })}>
          Toast
        </Button>
        <Button onClick={() => showToast({ tone: "error", text: "Could not save. Your words are kept." })}>
          Error
        </Button>
        <Search />
      </Row>
      <ToastRegion />
    </>
  );
}

function Dialogs() {
  return (
    <>
      <Dialog
        title="Withdraw from Backend engineer?"
        description="The team is told. You can apply again after 30 days."
        trigger={<Button>Dialog</Button>}
        footer={
          <>
            <DialogClose>
              <Button>Keep it</Button>
            </DialogClose>
            <Button tone="fill">Withdraw application</Button>
          </>
        }
      >
        <Field label="Reason" optional>
          <TextArea />
        </Field>
      </Dialog>
      <ConfirmDialog
        title="Delete this resume?"
        description="It cannot be brought back. Applications sent with it keep their copy."
        action="Delete resume"
        danger
        onConfirm={() => {}}
        trigger={<Button>Confirm</Button>}
      />
      <Drawer
        title="Product designer"
        description="Saltmarsh, Bristol"
        trigger={<Button>Drawer</Button>}
        footer={<Button tone="fill">Apply</Button>}
      >
        Six hundred harbour masters open our map when the weather turns.
      </Drawer>
    </>
  );
}

function Search() {
  const [search, setSearch] = useState(false);
  const [keys, setKeys] = useState(false);
  return (
    <>
      <Button onClick={() => setSearch(true)}>Palette</Button>
      <Palette
        open={search}
        onOpenChange={setSearch}
        groups={[
          {
            label: "People",
            items: people.map(({ id, name, text }) => ({
              id,
              label: name,
              hint: text,
              icon: User,
              onSelect: () => {},
            })),
          },
          { label: "Actions", items: [{ id: "new", label: "Post a job", kbd: "N", onSelect: () => {} }] },
        ]}
      />
      <Button onClick={() => setKeys(true)}>Shortcuts</Button>
      <ShortcutsDialog
        open={keys}
        onOpenChange={setKeys}
        groups={[
          {
            label: "In the list",
            shortcuts: [
              { keys: ["J", "K"], does: "Next, previous" },
              { keys: ["S"], does: "Shortlist" },
              { keys: ["U"], does: "Undo" },
            ],
          },
          { label: "Everywhere", shortcuts: [{ keys: ["Ctrl K"], does: "Search" }] },
        ]}
      />
    </>
  );
}
