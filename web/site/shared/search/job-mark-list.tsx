import type { JobMark } from "#contract/job-marks.ts";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { FitMarks } from "#ui/data/status/fit-marks.tsx";
import { Row } from "#ui/layout/row.tsx";
import { stateWords } from "#shared/words/application-state.ts";

/** What a job seeker did with a job already, and how well it fits where that is known. */
export function JobMarkList({ application, elsewhere, saved, rejected, fit }: Omit<JobMark, "jobId">) {
  if (!application && !elsewhere && !saved && !rejected && !fit) return null;
  return (
    <Row gap={2} wrap>
      {application && (
        <Link href={`/applications/${application.id}`}>{appliedWords(application.shownAs)}</Link>
      )}
      {elsewhere && !application && <Link href="/applications">Applied elsewhere</Link>}
      {saved && <Badge>Saved</Badge>}
      {rejected && <Badge>Not for me</Badge>}
      {fit && <FitMarks fits={fit} size="sm" />}
    </Row>
  );
}

/** Not sent, or over: there the state itself says more than that there is an application. */
const saysMore = new Set(["invited", "referral request", "withdrawn", "declined", "Passed"]);
function appliedWords(shownAs: string) {
  return saysMore.has(shownAs) ? stateWords(shownAs) : "Applied";
}
