import { useQuery } from "@tanstack/react-query";
import type { JobAudience } from "#contract/job-shapes.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Chip, Chips } from "#ui/controls/choice/chip.tsx";
import { Row } from "#ui/layout/row.tsx";
import { jobNumbers } from "#web/hire/shared/jobs/hire-jobs.ts";
import styles from "./jobs.module.css";

/** Who finds a live job, as lists say it. */
export const audienceWords: Record<JobAudience, string> = {
  marketplace: "Everyone",
  careersPage: "Careers page",
  internal: "Employees",
};
const audiences = Object.keys(audienceWords) as JobAudience[];

export function audienceIn(search: URLSearchParams): JobAudience | undefined {
  return audiences.find((each) => each === search.get("shown"));
}

interface JobAudiencesProps {
  companyId: string;
  shown: JobAudience | undefined;
  onShow: (shown: JobAudience | undefined) => void;
}
/** How many live jobs everyone finds, only visitors of the careers page, or only employees; each lists them. */
export function JobAudiences({ companyId, shown, onShow }: JobAudiencesProps) {
  const { data: numbers } = useQuery(jobNumbers(companyId));
  if (!numbers?.live) return null;
  return (
    <Row gap={3} wrap justify="between">
      <Chips label="Who can see them">
        {audiences.map((audience) => (
          <Chip
            key={audience}
            count={numbers[audience]}
            pressed={shown === audience}
            onClick={() => onShow(shown === audience ? undefined : audience)}
          >
            {audienceWords[audience]}
          </Chip>
        ))}
      </Chips>
      <span className={styles.none}>{counted(numbers.clicks, "view")} of all your jobs</span>
    </Row>
  );
}
