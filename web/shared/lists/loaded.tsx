import type { ReactNode } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { ListSkeleton } from "#ui/data/status/skeleton.tsx";
import { sentenceOf } from "#web/api/client.ts";

interface LoadedProps<Data> {
  of: { data: Data | undefined; error: unknown; refetch: () => unknown };
  /** What is on its way, for those who hear the screen: "Loading the people". */
  loading: string;
  rows?: number;
  /** What did not come: "The people could not be loaded". */
  failed: string;
  /** sm: in a list, a drawer or a part of a page. */
  size?: "sm" | "md";
  /** What is around it for as long as there is no data: a title, a body. */
  frame?: (waiting: ReactNode) => ReactNode;
  children: (data: Data) => ReactNode;
}

/** What is read from the server once it is here; before, its shape, and where it cannot be read, why and another try. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { of, loading, rows, failed, size, frame = (waiting) => waiting, children } = props;
  if (of.data !== undefined) return children(of.data);
  if (!of.error) return frame(<ListSkeleton rows={rows} label={loading} />);
  return frame(<LoadFailure title={failed} of={of} size={size} />);
}

interface LoadFailureProps {
  /** What did not come: "The people could not be loaded". */
  title: string;
  of: { error: unknown; refetch: () => unknown };
  size?: "sm" | "md";
}
/** In the place of what could not be read. */
export function LoadFailure({ title, of: { error, refetch }, size }: LoadFailureProps) {
  return (
    <EmptyState size={size} title={title} action={<Button onClick={() => void refetch()}>Try again</Button>}>
      {sentenceOf(error)}
    </EmptyState>
  );
}
