import type { ReactNode } from "react";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { UnsavedGuard } from "#web/shared/editor/unsaved-guard.tsx";
import { type Tab, addressOf } from "./place.ts";
import styles from "./templates.module.css";

interface EditorPaneProps {
  tab: Tab;
  title: string;
  description?: string;
  actions: ReactNode;
  /** Why it was not saved. */
  problem: string | null;
  dirty: boolean;
  free?: React.RefObject<boolean>;
  preview: ReactNode;
  children: ReactNode;
}

/** What is written, and beside it how it reads. */
export function EditorPane(props: EditorPaneProps) {
  const { tab, title, description, actions, problem, dirty, free, preview, children } = props;
  const phone = usePhone();
  return (
    <>
      <PageHeader
        title={title}
        {...(description !== undefined && { description })}
        {...(phone && { back: { href: addressOf(tab), label: "Templates" } })}
        actions={actions}
      />
      <PaneBody space="md">
        <div className={styles.editor}>
          <Stack gap={4}>
            {problem && <FormError title={problem} />}
            {children}
          </Stack>
          <section aria-label="How it reads">{preview}</section>
        </div>
      </PaneBody>
      <UnsavedGuard dirty={dirty} what="this text" query {...(free && { free })} />
    </>
  );
}
