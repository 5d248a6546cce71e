import { useQuery } from "@tanstack/react-query";
import { BookOpen, MessageCircleQuestionMark, Plus } from "lucide-react";
import { useNavigate, useSearchParams } from "react-router";
import { mostKnowledgeSources } from "#contract/knowledge.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { SearchInput } from "#ui/controls/fields/search-input.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import columns from "#web/hire/shared/columns.module.css";
import { CompanyTabs } from "#web/hire/shared/company/company-tabs.tsx";
import { type ScreenRights, useCan } from "#web/hire/shared/team/rights.ts";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { AddSource } from "./add-source.tsx";
import { EditSource } from "./edit-source.tsx";
import { addressOf, fresh, knowledgePath, sources } from "./knowledge.ts";
import { SourceList } from "./source-list.tsx";
import styles from "./knowledge.module.css";
import { Needs } from "#web/hire/shared/team/needs.tsx";

export const handle: ScreenRights = { changes: "company" };

export const meta = siteMeta({ title: "Knowledge", path: knowledgePath, hidden: true });

/** The texts a company keeps about itself, to be found again. */
export default function KnowledgePage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const may = useCan()("company");
  const q = search.get("q") ?? "";
  const open = search.get("open");
  const line = Number(search.get("line")) || null;
  const close = () => void navigate(addressOf({ q }), { replace: true });
  const add = (
    <Needs permission="company">
      <ButtonLink tone="fill" icon={Plus} href={addressOf({ q, open: fresh })}>
        Add source
      </ButtonLink>
    </Needs>
  );
  return (
    <div className={columns.screen}>
      <PageHeader
        title="Company"
        description="What your team knows about the company, in one place to search"
        actions={
          <Row gap={2}>
            <ButtonLink icon={MessageCircleQuestionMark} href="/hire/assistant?thread=new">
              Ask
            </ButtonLink>
            {may && add}
          </Row>
        }
      >
        <CompanyTabs current="knowledge" />
      </PageHeader>
      <PaneBody space="md" label="Knowledge sources">
        <Stack gap={4} className={styles.page}>
          <SearchInput
            label="Search sources"
            value={q}
            maxLength={200}
            onChange={(next) => void navigate(addressOf({ q: next }), { replace: true })}
          />
          <Loaded of={useQuery(sources(q))} rows={4} loading="Loading sources" failed="Couldn’t load sources">
            {(found) =>
              found.length > 0 ? (
                <SourceList sources={found} hrefOf={({ id }) => addressOf({ q, open: id })} />
              ) : (
                <Nothing q={q} action={may && add} />
              )
            }
          </Loaded>
        </Stack>
      </PaneBody>
      {open === fresh && may && <AddSource onClose={close} />}
      {open && open !== fresh && <EditSource key={open} id={open} line={line} onClose={close} />}
    </div>
  );
}

function Nothing({ q, action }: { q: string; action: React.ReactNode }) {
  if (q)
    return (
      <EmptyState size="sm" title={`No source matches “${q}”`}>
        Try fewer words. Web pages that are off aren’t searched.
      </EmptyState>
    );
  return (
    <EmptyState icon={BookOpen} title="No sources yet" action={action}>
      Add your handbook, your benefits or a page of your website. You can keep up to {mostKnowledgeSources}{" "}
      sources.
    </EmptyState>
  );
}
