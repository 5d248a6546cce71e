import { Button } from "#ui/controls/buttons/button.tsx";
import { FieldGroup } from "#ui/controls/fields/field.tsx";
import { Row } from "#ui/layout/row.tsx";
import { ResumeDrop } from "#web/shared/profile/resume-drop.tsx";

/** A document that was read before there is an account. */
export interface SentResume {
  signupProfileId: string;
  name: string;
  warnings: readonly string[];
}

interface GuestResumeProps {
  resume: SentResume | null;
  onResume: (resume: SentResume | null) => void;
}

/** The resume that goes with an application made without an account; it becomes the first one of the applicant's account. */
export function GuestResume({ resume, onResume }: GuestResumeProps) {
  return (
    <FieldGroup legend="Resume" optional>
      {resume ? (
        <Row gap={2} wrap>
          <span role="status">{resume.name} is ready to send.</span>
          <Button size="sm" onClick={() => onResume(null)}>
            Remove
          </Button>
          {resume.warnings.map((warning) => (
            <span key={warning}>{warning}</span>
          ))}
        </Row>
      ) : (
        <ResumeDrop
          label="Add your resume"
          read={(sender, file, uploadId) =>
            sender.readBeforeSignup({ file, fileName: file.name, body: { uploadId } })
          }
          onRead={({ signupProfileId, warnings }, file) =>
            onResume({ signupProfileId, warnings, name: file.name })
          }
        />
      )}
    </FieldGroup>
  );
}
