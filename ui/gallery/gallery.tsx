import type { ReactNode } from "react";
import { Segmented } from "#ui/controls/choice/segmented.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Section } from "#ui/layout/section.tsx";
import { useTheme } from "#ui/theme.ts";
import { Buttons } from "./controls/buttons.tsx";
import { Choice } from "./controls/choice.tsx";
import { Fields } from "./controls/fields.tsx";
import { Indicators } from "./controls/indicators.tsx";
import { Selects } from "./controls/select.tsx";
import { Tags } from "./controls/tags.tsx";
import { Boards } from "./data/board.tsx";
import { Charts } from "./data/charts.tsx";
import { Identity } from "./data/identity.tsx";
import { Lists } from "./data/lists.tsx";
import { Status } from "./data/status.tsx";
import { Deck } from "./data/swipe-deck.tsx";
import { TabSamples } from "./data/tabs.tsx";
import { Text } from "./data/text.tsx";
import { Overlays } from "./overlays.tsx";
import { Writing } from "./writing.tsx";
import styles from "./gallery.module.css";

/** A file of samples for each family of the design system. */
const families = [
  { title: "Buttons", samples: <Buttons /> },
  { title: "Choice", samples: <Choice /> },
  { title: "Fields", samples: <Fields /> },
  { title: "Selects", samples: <Selects /> },
  { title: "Tags", samples: <Tags /> },
  { title: "Indicators", samples: <Indicators /> },
  { title: "People and companies", samples: <Identity /> },
  { title: "Status", samples: <Status /> },
  { title: "Text", samples: <Text /> },
  { title: "Lists and tables", samples: <Lists /> },
  { title: "Charts", samples: <Charts /> },
  { title: "Tabs", samples: <TabSamples /> },
  { title: "Board", samples: <Boards /> },
  { title: "Cards to swipe", samples: <Deck /> },
  { title: "Overlays", samples: <Overlays /> },
  { title: "Writing", samples: <Writing /> },
];

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
        {families.map(({ title, samples }) => (
          <Section key={title} title={title} line>
            {samples}
          </Section>
        ))}
        {children}
      </div>
    </main>
  );
}
