import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Section } from "#ui/layout/section.tsx";
import { api } from "#web/api/client.ts";
import { useMe } from "#web/shared/session/session.ts";
import styles from "./apply.module.css";

const promptTips = (candidateId: string, jobId: string) =>
  queryOptions({
    queryKey: ["candidate", candidateId, "prompt-tips", jobId],
    queryFn: () => api.matching.promptTips({ params: { candidateId, jobId } }),
  });

/** What the job asks for and the profile does not show yet: worth saying, if it is true. */
export function ApplyTips({ jobId }: { jobId: string }) {
  const { candidate } = useMe();
  const { data } = useQuery({
    ...promptTips(candidate?.id ?? "", jobId),
    enabled: Boolean(candidate),
  });
  if (!data?.tips.length) return null;
  return (
    <Section
      title="Before you send"
      level={3}
      description="This job asks for a few things we didn’t find in your profile."
    >
      <ul className={styles.tips}>
        {data.tips.map(({ requirement, tip, where, prompt }) => (
          <li key={requirement}>
            {tip}{" "}
            <span className={styles.quiet}>
              {where === "profile" && (
                <>
                  Add it to <Link href="/profile">your profile</Link>.
                </>
              )}
              {where === "answer" &&
                (prompt ? `It answers “${prompt.question}”` : "You can cover it in one of your answers.")}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
