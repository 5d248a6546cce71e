import type { Resume } from "#contract/resumes.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Callout } from "#ui/data/status/callout.tsx";

interface WhatIsSentProps {
  resume: Pick<Resume, "file" | "changedHere" | "sends">;
  onChoose: (sends: Resume["sends"]) => void;
  busy: boolean;
}

/** Of an uploaded resume, whether teams get the document or what was made of it here. */
export function WhatIsSent({ resume: { file, changedHere, sends }, onChoose, busy }: WhatIsSentProps) {
  if (!file) return null;
  if (!changedHere)
    return (
      <Callout tone="info">
        Teams get your original file. If you correct or design something here, they get a new PDF instead.
      </Callout>
    );
  const original = sends === "original";
  return (
    <Callout tone="info" as="div" role="status">
      <p>
        {original
          ? "Teams get your original file, without what you changed here."
          : "You changed this resume here, so teams get a new PDF of it, not your original file."}
      </p>
      <Button size="sm" busy={busy} onClick={() => onChoose(original ? "written" : "original")}>
        {original ? "Send what I changed" : "Send my original file"}
      </Button>
    </Callout>
  );
}
