import type { ReactNode } from "react";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Band } from "#ui/layout/page.tsx";
import { ToastRegion } from "#ui/overlays/toast.tsx";
import { SitePage } from "#web/shared/site-page.tsx";
import styles from "./narrow-form.module.css";

interface NarrowFormProps {
  title: string;
  words?: ReactNode;
  problem: string | null;
  /** Whether the head of the page leads into the app instead of to a sign-in. */
  signedIn?: boolean;
  onSubmit: (event: React.FormEvent<HTMLFormElement>) => void;
  foot?: ReactNode;
  children: ReactNode;
}

/** A page with one short form on it. */
export function NarrowForm({
  title,
  words,
  problem,
  signedIn = false,
  onSubmit,
  foot,
  children,
}: NarrowFormProps) {
  return (
    <SitePage signedIn={signedIn}>
      <Band width="narrow">
        <form className={styles.form} onSubmit={onSubmit} noValidate method="post">
          <h1>{title}</h1>
          {words && <p className={styles.words}>{words}</p>}
          {problem && <FormError title={problem} />}
          <noscript>This form needs JavaScript. Turn it on for this page and reload.</noscript>
          <Stack gap={4}>{children}</Stack>
        </form>
        {foot && <p className={styles.foot}>{foot}</p>}
      </Band>
      <ToastRegion />
    </SitePage>
  );
}
