import type { ReactNode } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { ListSkeleton } from "#ui/data/status/skeleton.tsx";
import { sentenceOf } from "#web/api/client.ts";

interface LoadedProps<Data> {
  of: { data: Data | undefined; error: unknown; refetch: () => unknown };
  /** What is on its way, for those who hear the screen: "Loading the people". */
  loading: string;
  rows: number;
  /** What did not come: "The people could not be loaded". */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** A list once it is here; before, its shape, and where it cannot be read, why and another try. */
export function Loaded<Data>({
  of: { data, error, refetch },
  loading,
  rows,
  failed,
  children,
}: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  if (!error) return <ListSkeleton rows={rows} label={loading} />;
  return (
    <EmptyState title={failed} action={<Button onClick={() => void refetch()}>Try again</Button>}>
      {sentenceOf(error)}
    </EmptyState>
  );
}
