import clsx from "clsx";
import type { ReactNode } from "react";
import type { Report } from "#contract/reports.ts";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Section } from "#ui/layout/section.tsx";
import type { ReportView } from "./reports.ts";
import styles from "./reports.module.css";

export interface PartProps {
  report: Report;
  view: ReportView;
}
interface ReportPartProps {
  title: string;
  finding: string;
  chart: ReactNode;
  table: ReactNode;
  /** Many columns stand below the chart. */
  wide?: boolean;
}
/** One question and its answer: as a sentence, as a picture and as numbers. */
export function ReportPart({ title, finding, chart, table, wide }: ReportPartProps) {
  return (
    <Section title={title} description={finding} line>
      <div className={clsx(styles.part, wide && styles.wide)}>
        <div>{chart}</div>
        <div>{table}</div>
      </div>
    </Section>
  );
}

/** A number that opens what it counts; none opens nothing. */
export function Counted({ count, href, of }: { count: number; href: string; of: string }) {
  const words = count.toLocaleString("en-US");
  if (count === 0) return words;
  return (
    <Link href={href} aria-label={`${words}, ${of}`} underline>
      {words}
    </Link>
  );
}
