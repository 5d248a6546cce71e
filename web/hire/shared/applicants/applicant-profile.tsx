import type { ApplicationDetail } from "#contract/application-shapes.ts";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { HighlightView, PromptView } from "#web/shared/profile/profile-story.tsx";
import { StoryView, tellsOf } from "#web/shared/profile/story-view.tsx";
import { VideoPlayer } from "#web/shared/videos/video-player.tsx";
import styles from "./application-tabs.module.css";

/** What the person says about themselves, beside the resume. */
export function ApplicantProfile({ candidate }: { candidate: ApplicationDetail["candidate"] }) {
  const { summary, story, profileVideo, projects, highlights, prompts } = candidate;
  const pictured = projects.filter(({ imageURL }) => imageURL);
  if (
    !summary &&
    !profileVideo &&
    !tellsOf(story).length &&
    !pictured.length &&
    !highlights.length &&
    !prompts.length
  )
    return <p className={styles.people}>This candidate’s profile has nothing beyond the resume.</p>;
  return (
    <Stack gap={8}>
      {profileVideo && (
        <Section title="Introduction video" level={3}>
          <VideoPlayer video={profileVideo} label={`${candidate.fullName}’s introduction`} />
        </Section>
      )}
      {summary && (
        <Section title="Summary" level={3}>
          <p className={styles.people}>{summary}</p>
        </Section>
      )}
      <StoryView story={story} level={3} />
      {pictured.length > 0 && (
        <Section title="Projects" level={3}>
          <Stack gap={6}>
            {pictured.map((project, at) => (
              <HighlightView
                key={at}
                highlight={{ ...project, title: project.name, imageURL: project.imageURL! }}
              />
            ))}
          </Stack>
        </Section>
      )}
      {highlights.length > 0 && (
        <Section title="Highlights" level={3}>
          <Stack gap={6}>
            {highlights.map((highlight) => (
              <HighlightView key={highlight.id} highlight={highlight} />
            ))}
          </Stack>
        </Section>
      )}
      {prompts.length > 0 && (
        <Section title="In their own words" level={3}>
          <Stack gap={6}>
            {prompts.map((prompt) => (
              <PromptView key={prompt.id} prompt={prompt} />
            ))}
          </Stack>
        </Section>
      )}
    </Stack>
  );
}
