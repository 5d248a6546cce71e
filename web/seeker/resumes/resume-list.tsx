import { FileText, PenLine } from "lucide-react";
import type { Resume } from "#contract/resumes.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Pane, PaneBody } from "#ui/layout/pane.tsx";
import { counted } from "#shared/words/sentence-list.ts";
import { ResumeDrop } from "#web/shared/profile/resume-drop.tsx";
import type { ResumeRead } from "./resume-acts.ts";
import { useWriteResume } from "./use-write-resume.ts";
import styles from "./resumes.module.css";

interface ResumeListProps {
  resumes: Resume[];
  openId: string | null;
  onRead: (reading: ResumeRead) => void;
}

export function ResumeList({ resumes, openId, onRead }: ResumeListProps) {
  const write = useWriteResume();
  return (
    <Pane label="Resumes">
      <PageHeader
        size="pane"
        title="Resumes"
        description={
          resumes.length === 0 ? "Choose one each time you apply" : counted(resumes.length, "resume")
        }
      />
      <PaneBody space="none">
        <List label="Resumes">
          {resumes.map((resume) => (
            <ListRow
              key={resume.id}
              href={`/resumes?resume=${resume.id}`}
              current={resume.id === openId}
              leading={<Icon of={FileText} />}
              title={resume.name}
              end={
                resume.default ? (
                  <Badge>Default</Badge>
                ) : (
                  resume.jobId && <Badge tone="outline">For a job</Badge>
                )
              }
              text={
                <>
                  Updated <TimeAgo at={resume.changedAt} />
                </>
              }
            />
          ))}
        </List>
        <div className={styles.drop}>
          <Button icon={PenLine} wide busy={write.isPending} onClick={() => write.mutate({})}>
            Write a resume
          </Button>
          <ResumeDrop
            label="Add a resume"
            read={(sender, file, uploadId) => sender.read({ file, fileName: file.name, body: { uploadId } })}
            onRead={onRead}
          />
        </div>
      </PaneBody>
    </Pane>
  );
}
