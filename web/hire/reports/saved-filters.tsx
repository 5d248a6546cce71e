import { Bookmark, Plus, Trash2 } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import type { ReportSettings } from "#contract/reports.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { type ReportView, addressOf } from "./reports.ts";
import { useReportSettings } from "./use-report-settings.ts";

type Saved = ReportSettings["savedFilters"];

/** Filters to come back to, under names of the reader's own. */
export function SavedFilters({ view, saved }: { view: ReportView; saved: Saved }) {
  const [naming, setNaming] = useState(false);
  const settings = useReportSettings();
  const here = addressOf(view);
  const addressFor = ({ filters }: Saved[number]) => addressOf({ ...daysOf(view), ...filters });
  const current = saved.find((each) => addressFor(each) === here);
  const kept = saved.map((each) => ({
    label: each.name,
    checked: each === current,
    href: addressFor(each),
  }));
  function keep(name: string) {
    setNaming(false);
    const { jobId, department, source } = view;
    settings.mutate({ savedFilters: [...saved, { name, filters: { jobId, department, source } }] });
  }
  return (
    <>
      <Menu
        align="start"
        trigger={<Button icon={Bookmark}>Saved filters</Button>}
        items={[
          ...(kept.length > 0 ? [{ label: "Your filters", items: kept }] : []),
          {
            items: current
              ? [
                  {
                    label: `Delete “${current.name}”`,
                    icon: Trash2,
                    danger: true,
                    onSelect: () =>
                      settings.mutate({ savedFilters: saved.filter((each) => each !== current) }),
                  },
                ]
              : [{ label: "Save these filters", icon: Plus, onSelect: () => setNaming(true) }],
          },
        ]}
      />
      {naming && <NameDialog onName={keep} onClose={() => setNaming(false)} />}
    </>
  );
}

/** The days that are shown stay, whichever filters are chosen. */
function daysOf({ period, from, to }: ReportView): ReportView {
  return { period, from, to };
}

function NameDialog({ onName, onClose }: { onName: (name: string) => void; onClose: () => void }) {
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
      title="Save these filters"
      description="They keep the job, department and source. Only you can see them."
      initialFocus={box}
      onOpenChange={(open) => !open && onClose()}
    >
      <form onSubmit={submit}>
        <Stack gap={4}>
          <Field label="Name">
            <TextInput ref={box} maxLength={60} required />
          </Field>
          <Button tone="fill" type="submit">
            Save filters
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
