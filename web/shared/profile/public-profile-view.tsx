import type { ReactNode } from "react";
import type { PublicProfile } from "#contract/public-profiles.ts";
import { sayLanguageLevel } from "#shared/profile/language-levels.ts";
import { sayPartialDate, saySpan } from "#shared/times/partial-date.ts";
import { Chips, Tag } from "#ui/controls/choice/chip.tsx";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Entries } from "./entries-view.tsx";
import { HighlightView, OutsideLink, PromptView } from "./profile-story.tsx";
import { StoryView } from "./story-view.tsx";
import { VideoPlayer } from "#web/shared/videos/video-player.tsx";
import styles from "./public-profile-view.module.css";

type Shown = PublicProfile["shown"];
type Part = [title: string, content: ReactNode];

/** A profile as one reader sees it: what they may not see, or is not filled in, is not there. */
export function PublicProfileView({ shown, level }: { shown: Shown; level: 1 | 2 }) {
  return (
    <Stack gap={8}>
      <Head shown={shown} level={level} />
      {partsOf(shown).map(([title, content]) => (
        <Section key={title} title={title} level={level === 1 ? 2 : 3}>
          {content}
        </Section>
      ))}
      <StoryView story={shown} level={level === 1 ? 2 : 3} />
    </Stack>
  );
}

function Head({ shown, level }: { shown: Shown; level: 1 | 2 }) {
  const { fullName, profilePicture, headline, location, linkedInUrl, personalWebsite, email, phone } = shown;
  const Heading = level === 1 ? "h1" : "h2";
  const facts = [shown.department, shown.experienceLength, shown.jobStatus, shown.availableFrom];
  return (
    <header className={styles.head}>
      {profilePicture && <Avatar name={fullName ?? ""} src={profilePicture} size="lg" />}
      <div>
        <Heading className={styles.name}>{fullName ?? "Profile"}</Heading>
        <Line of={[headline, location]} />
        <Line of={facts} />
        <Line of={[email, phone]} />
        {linkedInUrl && <OutsideLink address={linkedInUrl} />}{" "}
        {personalWebsite && <OutsideLink address={personalWebsite} />}
      </div>
    </header>
  );
}

function Line({ of }: { of: (string | null | undefined)[] }) {
  const told = of.filter(Boolean);
  return told.length > 0 ? <p className={styles.quiet}>{told.join(", ")}</p> : null;
}

/** What has entries of its own; the rest is the person's story. */
function partsOf(shown: Shown): Part[] {
  const { summary, skills, profileVideo, highlights, prompts } = shown;
  const parts: (Part | null | undefined | "")[] = [
    profileVideo && [
      "Introduction video",
      <VideoPlayer
        key="video"
        video={profileVideo}
        label={shown.fullName ? `${shown.fullName}’s introduction` : "Introduction"}
      />,
    ],
    summary && [
      "Summary",
      <p key="summary" className={styles.text}>
        {summary}
      </p>,
    ],
    ...entriesOf(shown),
    skills && [
      "Skills",
      <Chips key="skills" label="Skills">
        {skills.map((skill) => (
          <Tag key={skill}>{skill}</Tag>
        ))}
      </Chips>,
    ],
    highlights && ["Highlights", highlights.map((each, at) => <HighlightView key={at} highlight={each} />)],
    prompts && ["In their own words", prompts.map((each) => <PromptView key={each.prompt} prompt={each} />)],
  ];
  return parts.filter((part): part is Part => Boolean(part));
}

function entriesOf({ workExperience, education, projects, certification, languages }: Shown): Part[] {
  const lists = {
    "Work experience": workExperience?.map((work) => ({
      title: work.title,
      text: work.companyName,
      picture: work.companyLogo,
      when: saySpan(work),
      body: work.description,
    })),
    Education: education?.map((study) => ({
      title: study.school,
      text: [study.degree, study.field].filter(Boolean).join(", "),
      when: saySpan(study),
    })),
    Projects: projects?.map((project) => ({
      title: project.name,
      text: project.link ?? "",
      picture: project.imageURL,
      when: saySpan(project),
      body: project.description,
    })),
    Certifications: certification?.map(({ name, issuer, date, link }) => ({
      title: name,
      text: [issuer, link].filter(Boolean).join(", "),
      when: sayPartialDate(date),
    })),
    Languages: languages?.map(({ name, level }) => ({
      title: name,
      text: "",
      when: level ? sayLanguageLevel(level) : "",
    })),
  };
  return Object.entries(lists).flatMap(([title, entries]): Part[] =>
    entries ? [[title, <Entries key={title} entries={entries} />]] : [],
  );
}
