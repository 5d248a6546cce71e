import type { ReactNode } from "react";
import type { Gap } from "#ui/layout/space.ts";
import { Band } from "#ui/layout/page.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { SitePage } from "#web/shared/site-page.tsx";
import styles from "./text-page.module.css";

interface TextPageProps {
  /** Whether the page may ask to count visits. */
  asks?: boolean;
  gap?: Gap;
  children: ReactNode;
}
/** A public page of text: one column, a large title, headings. */
export function TextPage({ asks, gap = 6, children }: TextPageProps) {
  return (
    <SitePage asks={asks}>
      <Band width="text">
        <Stack gap={gap} className={styles.page}>
          {children}
        </Stack>
      </Band>
    </SitePage>
  );
}
