import { useQuery } from "@tanstack/react-query";
import type { Candidate } from "#contract/candidate-shapes.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Pane, PaneBody } from "#ui/layout/pane.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { MyProfile } from "../shared/my-profile.tsx";
import { FieldChoiceList } from "./field-choice-list.tsx";
import { Preview } from "./preview.tsx";
import { Publishing } from "./publishing.tsx";
import { profileChoices } from "./use-public-profile.ts";
import styles from "./public-profile.module.css";

export const meta = siteMeta({ title: "Public profile", path: "/profile/public", hidden: true });

/** What of a profile is shown by its link, and to whom, field by field. */
export default function PublicProfilePage() {
  return (
    <Pane>
      <PageHeader
        title="Public profile"
        description="Choose what people see at your own address. Applications are not affected."
        back={{ href: "/profile", label: "Profile" }}
      />
      <PaneBody>
        <MyProfile
          why="You need a profile to show it. It takes 4 minutes."
          loading="Loading your profile"
          failed="Couldn’t load your profile"
        >
          {(candidate) => <Choices candidate={candidate} />}
        </MyProfile>
      </PaneBody>
    </Pane>
  );
}

function Choices({ candidate: { id } }: { candidate: Candidate }) {
  const choices = useQuery(profileChoices(id));
  return (
    <Loaded of={choices} rows={8} loading="Loading your choices" failed="Couldn’t load your choices">
      {(chosen) => (
        <Stack gap={8} className={styles.content}>
          <Publishing id={id} choices={chosen} />
          <FieldChoiceList id={id} fields={chosen.fields} />
          <Preview id={id} />
        </Stack>
      )}
    </Loaded>
  );
}
