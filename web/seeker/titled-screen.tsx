import type { ReactNode } from "react";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Pane } from "#ui/layout/pane.tsx";

interface TitledScreenProps {
  title: string;
  size?: "page" | "pane";
  children: ReactNode;
}
/** A screen with nothing to show yet keeps its title, and on a phone its menu. */
export function TitledScreen({ title, size, children }: TitledScreenProps) {
  return (
    <Pane>
      <PageHeader title={title} size={size} />
      {children}
    </Pane>
  );
}
