import { queryOptions, useQuery } from "@tanstack/react-query";
import { Layers, Pencil, Plus, Trash2 } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import type { SavedFeedView } from "#contract/applicant-feed.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { api } from "#web/api/client.ts";
import { useChanges } from "#web/api/use-change.ts";
import { withoutEmpty } from "#web/hire/shared/applicants/feed-filter.ts";
import { type FeedView, addressOf, queryOf } from "#web/hire/shared/applicants/feed.ts";

const views = queryOptions({ queryKey: ["feed-views"], queryFn: () => api.applications.views() });

/** The lists that a person keeps under a name. */
export function ViewsMenu({ view }: { view: FeedView }) {
  const { data: kept = [] } = useQuery(views);
  const [naming, setNaming] = useState<SavedFeedView | "new" | null>(null);
  const change = useViewChanges();
  const here = addressOf(view);
  const current = kept.find((each) => addressOf(savedView(each)) === here);
  return (
    <>
      <Menu
        align="end"
        trigger={<IconButton icon={Layers} label="Views" />}
        items={[
          ...(kept.length > 0
            ? [
                {
                  label: "Your views",
                  items: kept.map((each) => ({
                    label: each.name,
                    checked: each === current,
                    href: addressOf(savedView(each)),
                  })),
                },
              ]
            : []),
          {
            items: current
              ? [
                  { label: `Rename “${current.name}”`, icon: Pencil, onSelect: () => setNaming(current) },
                  {
                    label: `Delete “${current.name}”`,
                    icon: Trash2,
                    danger: true,
                    onSelect: () => void change.remove(current),
                  },
                ]
              : [{ label: "Save this view", icon: Plus, onSelect: () => setNaming("new") }],
          },
        ]}
      />
      {naming && (
        <NameDialog
          name={naming === "new" ? "" : naming.name}
          onName={(name) => {
            setNaming(null);
            void (naming === "new" ? change.add(name, view) : change.rename(naming, name));
          }}
          onClose={() => setNaming(null)}
        />
      )}
    </>
  );
}

/** A kept view as the address knows it. */
function savedView({ query }: SavedFeedView): FeedView {
  const { type, split, sort, jobId, ...filter } = query;
  const tab = type === "review" ? "pending" : type;
  return {
    tab,
    split: type === "review" ? "review" : (split ?? "qualified"),
    job: jobId ?? null,
    sort,
    filter: withoutEmpty(filter),
  };
}

type KeptQuery = Parameters<typeof api.applications.saveView>[0]["body"]["query"];

function useViewChanges() {
  const change = useChanges({ stale: [views] });
  const keep = (name: string, query: KeptQuery, success: string) =>
    change({ call: () => api.applications.saveView({ body: { name, query } }), success });
  return {
    add: (name: string, view: FeedView) =>
      keep(name, { ...queryOf(view), sort: view.sort }, `View “${name}” saved`),
    rename: ({ id }: SavedFeedView, name: string) =>
      change({
        call: () => api.applications.renameView({ params: { id }, body: { name } }),
        success: `View renamed to “${name}”`,
      }),
    remove: ({ id, name, query }: SavedFeedView) =>
      change({
        call: () => api.applications.deleteView({ params: { id } }),
        success: () => ({
          text: `View “${name}” deleted`,
          tone: "success",
          undo: () => void keep(name, query, `View “${name}” restored`),
        }),
      }),
  };
}

interface NameDialogProps {
  name: string;
  onName: (name: string) => void;
  onClose: () => void;
}
function NameDialog({ name, onName, onClose }: NameDialogProps) {
  const box = useRef<HTMLInputElement>(null);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = box.current?.value.trim();
    if (typed) onName(typed);
  }
  return (
    <Dialog
      open
      size="sm"
      title={name ? "Rename view" : "Save this view"}
      description="It saves the list, sort order and filters. Only you can see it."
      initialFocus={box}
      onOpenChange={(open) => !open && onClose()}
    >
      <form onSubmit={submit}>
        <Stack gap={4}>
          <Field label="Name">
            <TextInput ref={box} defaultValue={name} maxLength={60} required />
          </Field>
          <Button tone="fill" type="submit">
            {name ? "Rename" : "Save view"}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
