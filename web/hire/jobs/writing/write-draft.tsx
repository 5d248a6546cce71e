import { api } from "#web/api/client.ts";
import { DraftDialog } from "#web/shared/job-writing/draft-dialog.tsx";
import { fieldsOf, type JobDraft } from "../job-draft.ts";
import type { Filling } from "./use-filling.ts";
import { Needs } from "#web/hire/shared/team/needs.tsx";

interface WriteDraftProps {
  draft: JobDraft;
  onAccept: Filling["accept"];
}

/** Writes a first draft of what stands in the editor. */
export function WriteDraft({ draft, onAccept }: WriteDraftProps) {
  const { jobTitle, locations, remote, workplaceType, employmentType, salary } = fieldsOf(draft);
  return (
    <Needs permission="jobs">
      <DraftDialog
        jobTitle={jobTitle}
        written={draft.jobDescription !== ""}
        write={(hearing) =>
          api.jobWriting.generate(
            { body: { jobTitle, locations, remote, workplaceType, employmentType, salary } },
            hearing,
          )
        }
        onUse={(jobDescription) => onAccept({ jobDescription }, "Draft filled in")}
      />
    </Needs>
  );
}
