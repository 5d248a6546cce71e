import { useQuery } from "@tanstack/react-query";
import { Copy, ExternalLink, Link2, Share2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { SharedWords } from "#contract/template-shapes.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api } from "#web/api/client.ts";
import { copyText } from "#web/shared/copy-text.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { type ShareWay, useReportEvent } from "#web/shared/visitors/report-event.ts";
import { sendSignal } from "#web/shared/matching/send-signal.ts";
import { useVisitor } from "#web/shared/session/visitor.tsx";
import { kindWords } from "./kind-words.ts";

export interface ShareDialogProps {
  open?: boolean;
  onOpenChange: (open: boolean) => void;
  companyId: string;
  jobId?: string;
  title: string;
  /** Which of their parts shares; without it they choose among the texts of all. */
  as?: "employee" | "company";
  /** What is said where nothing leads people back to who shared it; unless others are offered as well, only what does is. */
  personal?: { without: ReactNode; others?: boolean };
}

/** Texts for who is signed in, in the company's words: to copy, to post, to send. */
export function ShareDialog({
  open = false,
  onOpenChange,
  companyId,
  jobId,
  title,
  as,
  personal,
}: ShareDialogProps) {
  const words = useQuery({
    queryKey: ["templates", "shared", companyId, jobId ?? null, as ?? null],
    queryFn: () => api.templates.shared({ query: { companyId, ...(jobId && { jobId }), ...(as && { as }) } }),
    enabled: open,
  });
  const reportEvent = useReportEvent();
  const door = useVisitor();
  const report = (eventType: ShareWay) => {
    reportEvent({ eventName: "shared", eventType, companyId, jobId });
    if (jobId && door?.visitor === "candidate") sendSignal(jobId, "shared");
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Share" description={title}>
      <Loaded of={words} rows={3} size="sm" loading="Loading texts" failed="Couldn’t load texts to share">
        {(all) => {
          const own = all.filter((each) => each.personal);
          const missing = personal && own.length === 0 && all.length > 0 && personal.without;
          const shown = personal && !personal.others ? own : all;
          if (shown.length > 0)
            return (
              <Stack gap={4}>
                {missing}
                <Texts all={shown} onShare={report} />
              </Stack>
            );
          if (missing) return missing;
          return (
            <EmptyState size="sm" title="This job can’t be shared">
              You can share live jobs that are open to everyone.
            </EmptyState>
          );
        }}
      </Loaded>
    </Dialog>
  );
}

interface TextsProps {
  all: readonly SharedWords[];
  onShare: (way: ShareWay) => void;
}
function Texts({ all, onShare }: TextsProps) {
  const [at, setAt] = useState(0);
  const [edited, setEdited] = useState<Record<number, string>>({});
  const { kind, text: given, link } = all[at]!;
  const text = edited[at] ?? given;
  return (
    <Stack gap={4}>
      {all.length > 1 && (
        <Field label="What for">
          <NativeSelect
            value={String(at)}
            options={all.map((words, nth) => ({ value: String(nth), label: labelOf(words, all) }))}
            onChange={({ target }) => setAt(Number(target.value))}
          />
        </Field>
      )}
      <Field label="Text" hint="You can change it before you share it.">
        <TextArea
          rows={5}
          value={text}
          onChange={({ target }) => setEdited({ ...edited, [at]: target.value })}
        />
      </Field>
      <Row gap={2} wrap>
        <Button
          icon={Copy}
          onClick={() => void copyText(text, "Text copied").then((done) => done && onShare("text"))}
        >
          Copy text
        </Button>
        <Button
          icon={Link2}
          onClick={() => void copyText(link, "Link copied").then((done) => done && onShare("link"))}
        >
          Copy link
        </Button>
        {kind.endsWith("LinkedinShare") ? (
          <ButtonLink
            tone="fill"
            icon={ExternalLink}
            href={`https://www.linkedin.com/feed/?shareActive=true&text=${encodeURIComponent(text)}`}
            target="_blank"
            rel="noreferrer"
            onClick={() => onShare("linkedin")}
          >
            Post on LinkedIn
          </ButtonLink>
        ) : (
          <Button
            tone="fill"
            icon={Share2}
            onClick={() => {
              onShare("device");
              send(text);
            }}
          >
            Send
          </Button>
        )}
      </Row>
    </Stack>
  );
}

/** Where it goes, and on whose side where texts of both go there. */
function labelOf({ kind, name }: SharedWords, all: readonly SharedWords[]) {
  const { where, label } = kindWords[kind];
  const clear = all.every((other) => other.kind === kind || kindWords[other.kind].where !== where);
  const words = clear ? where : label;
  return name === null ? words : `${words}: ${name}`;
}

const longestSubject = 100;
/** Devices that can share offer their apps; elsewhere it opens an email, with the first sentence as its subject. */
function send(text: string) {
  const [first = ""] = text.trim().split(/(?<=[.!?])\s|\n/);
  const subject = first.length <= longestSubject ? first : "";
  if (typeof navigator.share === "function") void navigator.share({ title: subject, text }).catch(() => null);
  else location.href = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
