import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type ProfileAudience, profileAudiences } from "#contract/public-profiles.ts";
import { Segmented } from "#ui/controls/choice/segmented.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { PublicProfileView } from "#web/shared/profile/public-profile-view.tsx";
import { audienceWords } from "./field-words.data.ts";
import { profilePreview } from "./use-public-profile.ts";
import styles from "./public-profile.module.css";

const segments = profileAudiences.map((value) => ({ value, label: audienceWords[value] }));

/** The page as each kind of reader would see it now. */
export function Preview({ id }: { id: string }) {
  const [as, setAs] = useState<ProfileAudience>("stranger");
  const preview = useQuery(profilePreview(id, as));
  return (
    <Section title="Preview" line>
      <Stack gap={4}>
        <Segmented label="Preview as" segments={segments} value={as} onChange={setAs} />
        <Loaded of={preview} rows={3} size="sm" loading="Loading preview" failed="Couldn’t load the preview">
          {({ shown }) => (
            <div className={styles.page}>
              {Object.keys(shown).length > 0 ? (
                <PublicProfileView shown={shown} level={2} />
              ) : (
                <p>Nothing is shown to this reader.</p>
              )}
            </div>
          )}
        </Loaded>
      </Stack>
    </Section>
  );
}
