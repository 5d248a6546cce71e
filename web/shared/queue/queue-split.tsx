import type { ReactNode } from "react";
import { ListSkeleton } from "#ui/data/status/skeleton.tsx";
import { Pane } from "#ui/layout/pane.tsx";
import { Split } from "#ui/layout/split.tsx";
import { ToastRegion } from "#ui/overlays/toast.tsx";

interface QueueSplitProps {
  /** What the list and the open row are called: "Applicants", "Applicant". */
  labels: { list: string; row: string };
  /** Above the list: its title, its tabs, its filters. */
  head: ReactNode;
  list: ReactNode;
  detail: ReactNode;
  /** Which of the two a phone shows. */
  phone: "list" | "detail";
}

/** The list, and beside it the row that is decided about; undo is offered where the list is. */
export function QueueSplit({ labels, head, list, detail, phone }: QueueSplitProps) {
  return (
    <Split
      phone={phone}
      list={
        <Pane label={labels.list}>
          {head}
          {list}
          <ToastRegion place="pane" />
        </Pane>
      }
      detail={<Pane label={labels.row}>{detail}</Pane>}
    />
  );
}

interface QueueDetailProps<Row> {
  open: Row | undefined;
  /** Whether the list is known. */
  loaded: boolean;
  loading: string;
  /** Instead of a row, once nothing is left. */
  empty: ReactNode;
  children: (row: Row) => ReactNode;
}
/** The open row, what is said when none is left, or a picture of what is coming. */
export function QueueDetail<Row>({ open, loaded, loading, empty, children }: QueueDetailProps<Row>) {
  if (open) return children(open);
  return loaded ? empty : <ListSkeleton rows={6} label={loading} />;
}
