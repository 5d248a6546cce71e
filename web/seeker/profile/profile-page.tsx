import { useQuery } from "@tanstack/react-query";
import type { Candidate } from "#contract/candidate-shapes.ts";
import { profileIncomplete } from "#contract/candidates.ts";
import { missingParts } from "#shared/profile/profile-percent.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { Progress } from "#ui/data/status/progress.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Pane, PaneBody } from "#ui/layout/pane.tsx";
import { Section } from "#ui/layout/section.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { candidateProfile } from "#web/shared/profile/profile-queries.ts";
import { useMe } from "#web/shared/session/session.ts";
import { DemographicQuestions } from "./demographic-questions.tsx";
import { partWords } from "./part-words.data.ts";
import { PointsDialog } from "./points-dialog.tsx";
import { ProfileSections } from "./profile-sections.tsx";
import styles from "./profile-page.module.css";

export const meta = siteMeta({ title: "Profile", path: "/profile", hidden: true });

/** The person's own profile: how others read it, what is missing, and every part to be edited in its place. */
export default function ProfilePage() {
  const { candidate } = useMe();
  const profile = useQuery({
    ...candidateProfile(candidate?.id ?? ""),
    enabled: candidate !== null,
  });
  return (
    <Pane>
      <PageHeader
        title="Profile"
        description="This is what hiring teams see when you apply."
        actions={<ButtonLink href="/resumes">Resumes</ButtonLink>}
      />
      {!candidate ? (
        <EmptyState title="No profile yet" action={<ButtonLink href="/sign-up">Create a profile</ButtonLink>}>
          Upload a resume or type a few lines. It takes 4 minutes.
        </EmptyState>
      ) : (
        <Loaded of={profile} loading="Loading your profile" failed="Couldn’t load your profile">
          {(data) => (
            <PaneBody>
              <div className={styles.columns}>
                <div className={styles.main}>
                  <Missing candidate={data} />
                  <ProfileSections candidate={data} />
                  <DemographicQuestions candidateId={data.id} />
                </div>
                <Completion candidate={data} />
              </div>
            </PaneBody>
          )}
        </Loaded>
      )}
    </Pane>
  );
}

/** What applying needs and the profile does not have. */
function Missing({ candidate: { missing } }: { candidate: Candidate }) {
  if (!missing.notice) return null;
  return (
    <div className={styles.missing} role="status">
      <p>
        <b>{missing.notice.title}</b>
      </p>
      <p>{missing.notice.text}</p>
      <p>
        {profileIncomplete}{" "}
        <Link href="/profile?edit=about" underline>
          Complete your profile
        </Link>
      </p>
    </div>
  );
}

function Completion({ candidate }: { candidate: Candidate }) {
  const parts = missingParts({ ...candidate, preferences: candidate.candidateWorkPreferences });
  const percent = candidate.profilePercentageComplete;
  return (
    <aside className={styles.aside} aria-label="Profile completeness">
      <Section title="Profile completeness" level={2}>
        <Progress label="Profile" value={percent} max={100} note={`${percent}%`} />
        {parts.length === 0 ? (
          <p className={styles.quiet}>Your profile is complete.</p>
        ) : (
          <ul className={styles.parts}>
            {parts.map(({ name, points }) => (
              <li key={name}>
                <Link href={partWords[name].href}>{partWords[name].toDo}</Link>
                <small>+{points}%</small>
              </li>
            ))}
          </ul>
        )}
        <PointsDialog missing={parts.map(({ name }) => name)} percent={percent} />
      </Section>
    </aside>
  );
}
