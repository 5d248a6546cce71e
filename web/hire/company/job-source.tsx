import type { Company } from "#contract/company-shapes.ts";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Section } from "#ui/layout/section.tsx";
import { platformName } from "#shared/words/platform-name.ts";

/** Where the company's jobs are read from, as its last import or sync left it. */
export function JobSource({ company: { jobAPIFeedURL, jobFeedPlatform } }: { company: Company }) {
  return (
    <Section title="Job board" content="beside" line>
      {jobAPIFeedURL ? (
        <p>
          Your jobs come from {platformName(jobFeedPlatform ?? "unknown")}
          {/^https?:/.test(jobAPIFeedURL) && (
            <>
              , at <Link href={jobAPIFeedURL}>{jobAPIFeedURL.replace(/^https?:\/\//, "")}</Link>
            </>
          )}
          . Sync it or look at its history in <Link href="/hire/jobs">Jobs</Link>.
        </p>
      ) : (
        <p>
          No job board connected. Import your jobs in <Link href="/hire/jobs">Jobs</Link> and we keep them in
          sync.
        </p>
      )}
    </Section>
  );
}
