import { Callout } from "#ui/data/status/callout.tsx";
import type { Candidate } from "#contract/candidate-shapes.ts";
import { profileIncomplete } from "#contract/candidates.ts";
import { missingParts } from "#shared/profile/profile-percent.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Progress } from "#ui/data/status/progress.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Pane, PaneBody } from "#ui/layout/pane.tsx";
import { Section } from "#ui/layout/section.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { MyProfile } from "../shared/my-profile.tsx";
import { DemographicQuestions } from "./demographic-questions.tsx";
import { partWords } from "./part-words.data.ts";
import { PointsDialog } from "./points-dialog.tsx";
import { ProfileStats } from "./profile-stats.tsx";
import { ProfileSections } from "./profile-sections.tsx";
import styles from "./profile-page.module.css";

export const meta = siteMeta({ title: "Profile", path: "/profile", hidden: true });

/** The person's own profile: how others read it, what is missing, and every part to be edited in its place. */
export default function ProfilePage() {
  return (
    <Pane>
      <PageHeader
        title="Profile"
        description="This is what hiring teams see when you apply."
        actions={
          <>
            <ButtonLink href="/profile/public">Public profile</ButtonLink>
            <ButtonLink href="/resumes">Resumes</ButtonLink>
          </>
        }
      />
      <MyProfile
        why="Upload a resume or type a few lines. It takes 4 minutes."
        loading="Loading your profile"
        failed="Couldn’t load your profile"
      >
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
      </MyProfile>
    </Pane>
  );
}

/** What applying needs and the profile does not have. */
function Missing({ candidate: { missing } }: { candidate: Candidate }) {
  if (!missing.notice) return null;
  return (
    <Callout tone="warn" as="div" role="status" className={styles.missing}>
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
    </Callout>
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
      <ProfileStats />
    </aside>
  );
}
