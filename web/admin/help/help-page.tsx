import { queryOptions, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { deskHelp } from "#shared/help/desk-help.ts";
import { deskHelpAddress } from "#shared/help/help-page.ts";
import { Link } from "#ui/controls/buttons/link.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { siteMeta } from "#web/shared/head.ts";
import { contentsOf } from "#web/shared/help/help-shown.ts";
import { HelpAnswers, HelpContents, HelpSearch } from "#web/shared/help/help-contents.tsx";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import styles from "#web/shared/help/help.module.css";

export const meta = siteMeta({ title: "Help", path: "/admin/help", hidden: true });

const answersTo = (question: string) =>
  queryOptions({
    queryKey: ["desk-help", question],
    queryFn: () => api.assistant.searchDeskHelp({ query: { q: question } }),
    enabled: question !== "",
  });

/** The pages of help that administrators alone read. */
export default function AdminHelpPage() {
  const [search] = useSearchParams();
  const question = (search.get("q") ?? "").trim().slice(0, 400);
  const found = useQuery(answersTo(question));
  return (
    <>
      <PageHeader title="Help" />
      <PaneBody space="md" label="Help">
        <Stack gap={8} className={styles.inApp}>
          <HelpSearch key={question} action="/admin/help" question={question} />
          {question && (
            <Loaded of={found} rows={3} loading="Searching help" failed="Couldn’t search help">
              {(answers) => <HelpAnswers question={question} found={answers} />}
            </Loaded>
          )}
          <HelpContents {...contentsOf(deskHelp, deskHelpAddress)} />
          <p>
            <Link href="/help">Help for job seekers, employees and hiring teams</Link>
          </p>
        </Stack>
      </PaneBody>
    </>
  );
}
