import { useId, useState } from "react";
import type { ReferralRequest } from "#contract/referrals.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog, DialogClose } from "#ui/overlays/dialog.tsx";
import { sentenceOf } from "#web/api/client.ts";
import { secondText } from "./standing-text.ts";
import { useRefer } from "./referrals.ts";

/** Asks what the hiring team should know of the person, and refers them. */
export function ReferDialog({ request }: { request: ReferralRequest }) {
  const { candidate, job } = request;
  const [open, setOpen] = useState(false);
  const refer = useRefer(request, () => setOpen(false));
  const form = useId();
  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const note = new FormData(event.currentTarget).get("note");
    if (!refer.isPending) refer.mutate(typeof note === "string" ? note.trim() : "");
  }
  return (
    <Dialog
      size="sm"
      title={`Refer ${candidate.fullName} for ${job.jobTitle}`}
      description="The hiring team sees your name and your note. The candidate sees that you referred them."
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm">
          Refer<span className="sr"> {candidate.fullName}</span>
        </Button>
      }
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button type="submit" tone="fill" form={form} busy={refer.isPending}>
            Refer
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Stack gap={4}>
          {refer.error && <FormError title={sentenceOf(refer.error)} />}
          {request.first && (
            <Callout tone="info">{secondText(request.first)} You can still refer them.</Callout>
          )}
          <Field label="How do you know them?" optional>
            <TextArea name="note" rows={4} maxLength={2000} />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}
