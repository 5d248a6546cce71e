import type { ReactNode } from "react";
import { Segmented } from "#ui/controls/choice/segmented.tsx";
import { Grid } from "#ui/layout/grid.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Section } from "#ui/layout/section.tsx";
import { useTheme } from "#ui/theme.ts";
import { RichTextEditor } from "#ui/writing/rich-text-editor.tsx";
import { RichText } from "#ui/writing/rich-text.tsx";
import { ButtonsPart } from "./buttons-part.tsx";
import { DataPart } from "./data-part.tsx";
import { FormsPart } from "./forms-part.tsx";
import { OverlaysPart } from "./overlays-part.tsx";
import { article } from "./samples.data.ts";
import styles from "./gallery.module.css";

/** Every component in every state, and below them what the product shows besides. */
export function Gallery({ children }: { children?: ReactNode }) {
  const [theme, setTheme] = useTheme();
  return (
    <main className={styles.gallery}>
      <PageHeader
        title="Components"
        description="Everything screens are made of, in every state."
        actions={
          <Segmented
            label="Theme"
            value={theme}
            onChange={setTheme}
            segments={[
              { value: "system", label: "System" },
              { value: "light", label: "Light" },
              { value: "dark", label: "Dark" },
            ]}
          />
        }
      />
      <div className={styles.parts}>
        <ButtonsPart />
        <FormsPart />
        <DataPart />
        <OverlaysPart />
        <Section title="Writing" line>
          <Grid columns={2}>
            <RichTextEditor label="Description" hint="What the person will do" defaultValue={article} />
            <RichText html={article} />
          </Grid>
        </Section>
        {children}
      </div>
    </main>
  );
}
