import { useState } from "react";
import { Check } from "lucide-react";
import type { EditedText, TextEdit } from "#contract/job-writing.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { Row } from "#ui/layout/row.tsx";
import { showToast } from "#ui/overlays/toast-store.ts";
import { RichText } from "#ui/writing/rich-text.tsx";
import { api } from "#web/api/client.ts";
import { useArriving } from "#web/api/use-arriving.ts";
import { Needs } from "#web/hire/shared/team/needs.tsx";
import { ArrivalStatus } from "#web/shared/job-writing/arrival-status.tsx";
import type { Filling } from "./use-filling.ts";
import styles from "./writing.module.css";

const edits: Record<TextEdit, string> = {
  inclusive: "Use inclusive words",
  shorter: "Shorten",
  lists: "Turn into lists",
};

/** How far an enhancement is: the new text can be read, or it was accepted. */
type Enhancement =
  | { state: "done"; of: string; edited: EditedText }
  | { state: "accepted"; edited: EditedText };

interface TextEnhancerProps {
  jobDescription: string;
  onAccept: Filling["accept"];
}

/** Rewrites a description; the new text is shown before it replaces the old one. */
export function TextEnhancer({ jobDescription, onAccept }: TextEnhancerProps) {
  const [chosen, setChosen] = useState<TextEdit>("inclusive");
  const [enhancement, setEnhancement] = useState<Enhancement | null>(null);
  const editing = useArriving<EditedText, TextEdit>({
    call: (name, hearing) => api.jobWriting.generateEdit({ body: { jobDescription, edit: name } }, hearing),
    ended: ({ jobDescription: text, changes = [] }, how) => {
      if (text && changes.length)
        setEnhancement({ state: "done", of: jobDescription, edited: { jobDescription: text, changes } });
      else if (how === "whole") showToast({ text: "There’s nothing to change", tone: "success" });
    },
  });
  function edit(name: TextEdit) {
    setChosen(name);
    setEnhancement(null);
    editing.start(name);
  }
  function accept(edited: EditedText) {
    onAccept({ jobDescription: edited.jobDescription }, "New text accepted");
    setEnhancement({ state: "accepted", edited });
  }
  // If someone keeps typing, the enhanced text is no longer theirs.
  const outdated = enhancement?.state === "done" && enhancement.of !== jobDescription;
  return (
    <>
      <Row gap={2} wrap>
        <Needs permission="jobs">
          {(Object.keys(edits) as TextEdit[]).map((name) => (
            <Button key={name} size="sm" busy={editing.pending && chosen === name} onClick={() => edit(name)}>
              {edits[name]}
            </Button>
          ))}
        </Needs>
      </Row>
      <ArrivalStatus arriving={editing} label={edits[chosen]} again={() => edit(chosen)} />
      {enhancement?.state === "done" && !outdated && (
        <NewText
          edited={enhancement.edited}
          onAccept={() => accept(enhancement.edited)}
          onKeep={() => setEnhancement(null)}
        />
      )}
      {outdated && (
        <p role="status" className={styles.quiet}>
          The description has changed since. Select the button again to enhance it as it is now.
        </p>
      )}
      {enhancement?.state === "accepted" && (
        <p role="status" className={styles.accepted}>
          <Icon of={Check} size="sm" /> New text accepted
        </p>
      )}
    </>
  );
}

interface NewTextProps {
  edited: EditedText;
  onAccept: () => void;
  onKeep: () => void;
}
/** What was changed, and how the text reads then. */
function NewText({ edited: { jobDescription, changes }, onAccept, onKeep }: NewTextProps) {
  return (
    <section className={styles.newText} aria-label="New text">
      <p role="status">
        <b>Enhancement done</b>
      </p>
      <ul aria-label="What changed">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <div className={styles.reading} role="region" aria-label="The description after it" tabIndex={0}>
        <RichText html={jobDescription} />
      </div>
      <Row gap={2} wrap>
        <Button size="sm" tone="fill" onClick={onAccept}>
          Accept new text
        </Button>
        <Button size="sm" onClick={onKeep}>
          Keep my text
        </Button>
      </Row>
    </section>
  );
}
