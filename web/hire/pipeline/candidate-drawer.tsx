import { useQuery } from "@tanstack/react-query";
import { RotateCcw, UserCheck, X } from "lucide-react";
import { useEffect } from "react";
import type { ApplicationRow } from "#contract/application-shapes.ts";
import { nameOfStage } from "#shared/words/stage-name.ts";
import type { Stage } from "#contract/job-stages.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Select } from "#ui/controls/select/select.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { api } from "#web/api/client.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { leftUnread } from "../shared/applicants/left-unread.ts";
import { applicationById } from "../shared/applicants/feed.ts";
import { ApplicationTabs } from "../shared/applicants/application-tabs.tsx";
import { MessageLink } from "../shared/applicants/message-link.tsx";
import { DelayedPass } from "../shared/applicants/delayed-pass.tsx";
import { TagLine } from "../shared/applicants/tags/tag-line.tsx";
import { PassMenu } from "../shared/applicants/pass-menu.tsx";
import { Needs } from "../shared/team/needs.tsx";
import { useMay } from "../shared/team/rights.ts";
import { columnOf, passed, stagesOf } from "./board.ts";
import styles from "./pipeline.module.css";

interface CandidateDrawerProps {
  row: ApplicationRow;
  onClose: () => void;
  onMove: (to: string, reason?: string) => void;
  onHire: () => void;
  onReopen: () => void;
  onCancelPass: () => void;
}

/** Everything about a person on the board, without leaving it. */
export function CandidateDrawer(props: CandidateDrawerProps) {
  const { row, onClose, onMove, onHire, onCancelPass } = props;
  const application = useQuery(applicationById(row.id));
  const { data: stages = [] } = useQuery(stagesOf(row.job.id));
  const { candidate, job } = row;
  const column = columnOf(row);
  const may = useMay()("applicants");
  useEffect(() => {
    if (may && row.unread)
      void api.applications.markRead({ params: { id: row.id }, body: {} }).catch(leftUnread);
  }, [may, row.id, row.unread]);
  return (
    <Drawer
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={candidate.fullName}
      description={[candidate.headline, candidate.location].filter(Boolean).join(", ") || row.source}
      footer={<Actions {...props} column={column} />}
    >
      <div className={styles.drawerHead}>
        <b>{job.jobTitle}</b>
        <span className={styles.gap} />
        {column && column !== passed && !may && (
          <span>{optionsOf(stages, column).find(({ value }) => value === column)?.label}</span>
        )}
        {column && column !== passed && may && (
          <Select
            className={styles.stage}
            size="sm"
            label="Stage"
            value={column}
            options={optionsOf(stages, column)}
            onChange={(to) => (to === "hired" ? onHire() : onMove(to))}
          />
        )}
      </div>
      <TagLine row={row} />
      {row.passAt && column !== passed && (
        <DelayedPass at={row.passAt} until="You can’t change the stage until then." onCancel={onCancelPass} />
      )}
      <Loaded of={application} rows={6} loading="Loading application" failed="Couldn’t load the application">
        {(detail) => <ApplicationTabs detail={detail} />}
      </Loaded>
    </Drawer>
  );
}

/** The job's stages as its team wrote them; and where the person stands, should it be gone from the board. */
function optionsOf(stages: readonly Stage[], column: string) {
  const gone = stages.some(({ id }) => id === column) ? [] : [{ value: column, label: nameOfStage(column) }];
  return [...stages.map(({ id, name }) => ({ value: id, label: name })), ...gone];
}

function Actions({
  row,
  column,
  onMove,
  onHire,
  onReopen,
}: CandidateDrawerProps & { column: string | null }) {
  const onBoard = column !== null && column !== passed;
  return (
    <>
      <MessageLink applicationId={row.id} />
      <span className={styles.gap} />
      <Needs permission="applicants">
        {column === passed && (
          <Button icon={RotateCcw} onClick={onReopen}>
            Reopen
          </Button>
        )}
        {onBoard && column !== "hired" && (
          <>
            <PassMenu row={row} onPass={(reason) => onMove(passed, reason)} />
            <Button icon={X} onClick={() => onMove(passed)}>
              Pass
            </Button>
            <Button tone="fill" icon={UserCheck} onClick={onHire}>
              Hire
            </Button>
          </>
        )}
      </Needs>
    </>
  );
}
