import { useQuery, useQueryClient } from "@tanstack/react-query";
import { AlarmClock } from "lucide-react";
import { useState } from "react";
import { type Conversation, type FollowUpDays, followUpDays } from "#contract/messaging.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { RadioGroup } from "#ui/controls/choice/radio-group.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { showToast } from "#ui/overlays/toast-store.ts";
import { api, sentenceOf } from "#web/api/client.ts";

const delays: Record<FollowUpDays, string> = { 1: "In a day", 2: "In 2 days", 3: "In 3 days" };
const choices = followUpDays.map((days) => ({ value: String(days), label: delays[days] }));

/** Words that go out later, unless the candidate writes before. */
export function FollowUpMenu({ conversation }: { conversation: Conversation }) {
  const cache = useQueryClient();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [days, setDays] = useState("1");
  const id = conversation.applicationId;
  const waiting = {
    queryKey: ["conversations", "follow-up", id],
    queryFn: () => api.messaging.followUp({ params: { id } }),
  };
  const { data } = useQuery(waiting);
  async function change(doing: Promise<unknown>, done: string) {
    try {
      await doing;
      showToast({ text: done, tone: "success" });
      setOpen(false);
      setText("");
    } catch (error) {
      showToast({ text: sentenceOf(error), tone: "error" });
    }
    await cache.invalidateQueries({ queryKey: waiting.queryKey });
  }
  const planned = data?.followUp;
  const [first] = conversation.candidate.fullName.split(" ");
  return (
    <>
      <IconButton
        icon={AlarmClock}
        label={planned ? "Follow-up scheduled" : "Follow up later"}
        pressed={Boolean(planned)}
        onClick={() => setOpen(true)}
      />
      <Dialog
        size="sm"
        title="Follow up later"
        description={`Sent as you, unless ${first} replies first.`}
        open={open}
        onOpenChange={setOpen}
        footer={
          planned ? (
            <Button
              tone="danger"
              onClick={() =>
                void change(api.messaging.cancelFollowUp({ params: { id } }), "Follow-up canceled")
              }
            >
              Cancel follow-up
            </Button>
          ) : (
            <Button
              tone="fill"
              disabled={!text.trim()}
              onClick={() =>
                void change(
                  api.messaging.planFollowUp({
                    params: { id },
                    body: { text, days: Number(days) as FollowUpDays },
                  }),
                  "Follow-up scheduled",
                )
              }
            >
              Schedule follow-up
            </Button>
          )
        }
      >
        {planned ? (
          <p>
            “{planned.text}” will be sent <TimeAgo at={planned.at} />.
          </p>
        ) : (
          <Stack>
            <Field label="Message">
              <TextArea
                value={text}
                maxLength={5000}
                rows={3}
                onChange={(event) => setText(event.target.value)}
              />
            </Field>
            <Field label="When">
              <RadioGroup label="When" choices={choices} value={days} onChange={setDays} />
            </Field>
          </Stack>
        )}
      </Dialog>
    </>
  );
}
