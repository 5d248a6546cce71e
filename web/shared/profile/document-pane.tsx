import { useState } from "react";
import clsx from "clsx";
import { useSearchParams } from "react-router";
import { Download, FileText } from "lucide-react";
import type { StoredFile } from "#contract/files.ts";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Segmented } from "#ui/controls/choice/segmented.tsx";
import styles from "./profile.module.css";

interface DocumentPaneProps {
  file: StoredFile | null;
  lines: readonly string[];
}

/** The document itself, to compare with what was read: its pages, or its text line by line. */
export function DocumentPane({ file, lines }: DocumentPaneProps) {
  const pages = file?.type === "application/pdf";
  const [search] = useSearchParams();
  const marked = Number(search.get("line"));
  const [look, setLook] = useState<"pages" | "text">(marked ? "text" : "pages");
  const shown = pages && look === "pages" ? "pages" : "text";
  return (
    <section className={styles.document} aria-label="Original">
      <header className={styles.documentTop}>
        <span className={styles.documentName} title={file?.name}>
          <Icon of={FileText} size="sm" /> <span>{file?.name ?? "Typed in"}</span>
        </span>
        {pages && lines.length > 0 && (
          <Segmented
            label="View resume as"
            value={look}
            onChange={setLook}
            segments={[
              { value: "pages", label: "Pages" },
              { value: "text", label: "Text" },
            ]}
          />
        )}
        {file && (
          <Link href={file.url} target="_blank" rel="noreferrer" tone="quiet">
            <Icon of={Download} size="sm" /> <span className="sr">Open original</span>
          </Link>
        )}
      </header>
      {shown === "pages" ? (
        <iframe className={styles.pages} src={file?.url} title={`Pages of ${file?.name}`} />
      ) : (
        <div className={styles.lines} role="region" aria-label="Text of the resume" tabIndex={0}>
          {lines.length === 0 && <p>We found no text in this file.</p>}
          {lines.map((line, at) => (
            <p
              key={at}
              ref={at + 1 === marked ? showMarked : undefined}
              className={clsx(at + 1 === marked && styles.marked)}
            >
              {line}
            </p>
          ))}
        </div>
      )}
    </section>
  );
}

/** The line that the address names, where a quote leads to. */
function showMarked(line: HTMLElement | null) {
  line?.scrollIntoView?.({ block: "nearest" });
}
