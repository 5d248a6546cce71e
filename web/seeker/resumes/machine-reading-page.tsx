import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { ArrowLeft, Check, TriangleAlert } from "lucide-react";
import { useParams, useSearchParams } from "react-router";
import type { MachineReading } from "#contract/resumes.ts";
import { resumeFileNames } from "#shared/resumes/resume-files.ts";
import { counted, sentenceList } from "#shared/words/sentence-list.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Segmented } from "#ui/controls/choice/segmented.tsx";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { Table } from "#ui/data/lists/table.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { Pane, PaneBody, PaneHead } from "#ui/layout/pane.tsx";
import { Section } from "#ui/layout/section.tsx";
import { api } from "#web/api/client.ts";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import styles from "./machine-reading.module.css";

export const meta = siteMeta({ title: "What a machine reads", path: "/resumes", hidden: true });

const kinds = ["pdf", "pdf-pages", "docx", "json", "txt"] as const;
type Kind = (typeof kinds)[number];
const segments = kinds.map((value) => ({
  value,
  label: value === "pdf-pages" ? "PDF, pages only" : resumeFileNames[value],
}));

const readingOf = (id: string, as: Kind) =>
  queryOptions({
    queryKey: ["resume-reading", id, as],
    queryFn: () => api.resumes.machineReading({ query: { id, as } }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

/** The very file, read as software at companies reads it: its text in order, and each field beside what was written. */
export default function MachineReadingPage() {
  const { id = "" } = useParams();
  const [search, setSearch] = useSearchParams();
  const kind = kinds.find((each) => each === search.get("as")) ?? "pdf";
  const reading = useQuery(readingOf(id, kind));
  return (
    <Pane label="What a machine reads">
      <PaneHead>
        <ButtonLink href={`/resumes/${id}/write`} tone="bare" size="sm" icon={ArrowLeft}>
          Resume
        </ButtonLink>
        <h1 className={styles.title}>What a machine reads</h1>
      </PaneHead>
      <PaneBody>
        <div className={styles.kinds}>
          <Segmented
            label="File"
            segments={segments}
            value={kind}
            onChange={(as) => setSearch({ as }, { replace: true, preventScrollReset: true })}
          />
        </div>
        <Loaded of={reading} loading="Reading the file" failed="Couldn’t read this file">
          {(read) => <Reading read={read} />}
        </Loaded>
      </PaneBody>
    </Pane>
  );
}

function Reading({ read: { lines, fields, leftOut } }: { read: MachineReading }) {
  const wrong = fields.filter(({ same }) => !same);
  return (
    <div className={styles.beside}>
      <Section title="Text in order">
        <ol className={styles.lines} aria-label="Text in order">
          {lines.map((line, at) => (
            <li key={at}>{line}</li>
          ))}
        </ol>
      </Section>
      <Section
        title="Fields"
        description={
          wrong.length === 0
            ? `All ${counted(fields.length, "field")} come through as written`
            : `${fields.length - wrong.length} of ${counted(fields.length, "field")} come through as written`
        }
      >
        {leftOut.length > 0 && (
          <Callout tone="warn">
            A JSON Resume takes full addresses only, so it leaves out {sentenceList(leftOut)}.
          </Callout>
        )}
        <Table
          caption="Fields found in the file"
          rows={[...wrong, ...fields.filter(({ same }) => same)]}
          rowKey={({ field, written, read }) => `${field} ${written} ${read}`}
          columns={[
            { id: "field", title: "Field", main: true, cell: ({ field }) => field },
            { id: "read", title: "Read as", cell: (each) => <Found {...each} /> },
          ]}
        />
      </Section>
    </div>
  );
}

function Found({ written, read, same }: MachineReading["fields"][number]) {
  return (
    <span className={styles.found}>
      <Icon of={same ? Check : TriangleAlert} size="sm" />
      <span className="sr">{same ? "As written:" : "Not as written:"}</span>
      <span className={styles.words}>
        {read || "Not found"}
        {!same && written && <span className={styles.written}>Written: {written}</span>}
      </span>
    </span>
  );
}
