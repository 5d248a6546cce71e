import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { StaffReport } from "#contract/employee-invites.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { FileDrop } from "#ui/controls/fields/file-drop.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Table } from "#ui/data/lists/table.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api, fieldsOf, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { staffPreview, staffWords } from "./employees.ts";

/** A staff list: what becomes of each row before anything is sent, and what became of it afterwards. */
export function ImportStaff({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const asked = useQuery(staffPreview(file));
  const send = useChange({
    call: (list: File) => api.employeeInvites.importFile({ file: list, fileName: list.name }),
    refusal: null,
    stale: [["team"]],
    once: () => "staff",
  });
  function take([dropped]: File[]) {
    if (!dropped) return;
    send.reset();
    setFile(dropped);
  }
  const wrong = send.error ?? asked.error;
  const ready = file && !asked.error ? (asked.data?.invited ?? 0) : 0;
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title="Upload a staff list"
      description="A CSV or XLSX file with one person in each row. You see what becomes of each row before anyone gets an email."
      footer={
        send.data ? (
          <Button tone="fill" onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              tone="fill"
              busy={send.isPending}
              disabled={ready === 0}
              onClick={() => file && send.mutate(file)}
            >
              {ready > 0 ? `Invite ${counted(ready, "person", "people")}` : "Invite"}
            </Button>
          </>
        )
      }
    >
      <Stack gap={4}>
        {wrong && <FormError title={fieldsOf(wrong).file ?? sentenceOf(wrong)} />}
        {!send.data && (
          <FileDrop
            label={file ? "Choose another file" : "Add a file"}
            hint="CSV or XLSX with a column Email; names and job titles are read too. Up to 500 people."
            accept=".csv,text/csv,.xlsx"
            files={file ? [{ id: "file", name: file.name }] : []}
            onFiles={take}
            onRemove={() => setFile(null)}
          />
        )}
        {send.data ? (
          <Report report={send.data} sent />
        ) : (
          file && asked.data && <Report report={asked.data} />
        )}
      </Stack>
    </Dialog>
  );
}

function Report({ report: { rows, invited }, sent = false }: { report: StaffReport; sent?: boolean }) {
  const left = rows.length - invited;
  return (
    <>
      <p role="status">
        {sent
          ? `${counted(invited, "invitation")} sent.`
          : `${counted(invited, "person", "people")} will get an invitation.`}
        {left > 0 && ` ${counted(left, "row")} left out.`}
      </p>
      <Table
        caption="Rows of the list"
        rows={rows}
        rowKey={({ line }) => String(line)}
        columns={[
          { id: "line", title: "Line", main: true, cell: ({ line }) => `Line ${line}` },
          { id: "email", title: "Email", cell: ({ email }) => email ?? "None" },
          { id: "name", title: "Name", cell: ({ fullName }) => fullName ?? "" },
          { id: "title", title: "Job title", wideOnly: true, cell: ({ title }) => title ?? "" },
          { id: "outcome", title: "What happens", cell: ({ outcome }) => staffWords[outcome] },
        ]}
      />
    </>
  );
}
