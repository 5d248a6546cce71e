import type { ReactNode } from "react";
import type { ProfileStory, WorkStyleItem } from "#contract/candidate-shapes.ts";
import { sayRating } from "#shared/profile/work-style.ts";
import { Chips, Tag } from "#ui/controls/choice/chip.tsx";
import { Section } from "#ui/layout/section.tsx";
import { OutsideLink } from "./profile-story.tsx";
import styles from "./profile-story.module.css";

type Tell = [title: string, content: ReactNode];

/** What someone says about themselves, part by part; what they left out is not there. */
export function tellsOf(story: ProfileStory): Tell[] {
  const tells: (Tell | false | "" | undefined | 0)[] = [
    story.intro && ["Introduction", <Words key="intro" of={story.intro} />],
    story.careerEthos && ["Career ethos", <Words key="ethos" of={story.careerEthos} />],
    story.whatsNext && ["What’s next", <Words key="next" of={story.whatsNext} />],
    story.videoASKLink?.url && ["Video elsewhere", <VideoLink key="video" of={story.videoASKLink} />],
    story.cultureSelections?.length && [
      "Culture",
      <Names key="culture" label="Culture" of={story.cultureSelections} />,
    ],
    story.workStyle?.length && ["Work style", <WorkStyle key="style" items={story.workStyle} />],
    story.enneagram && ["Enneagram", <Words key="enneagram" of={story.enneagram} />],
    story.myersBriggs && ["Myers-Briggs", <Words key="type" of={story.myersBriggs} />],
    story.courseWorks?.length && ["Courses", <Names key="courses" label="Courses" of={story.courseWorks} />],
  ];
  return tells.filter((tell): tell is Tell => Array.isArray(tell));
}

export function StoryView({ story, level }: { story: ProfileStory; level: 2 | 3 }) {
  return tellsOf(story).map(([title, content]) => (
    <Section key={title} title={title} level={level}>
      {content}
    </Section>
  ));
}

function Words({ of }: { of: string }) {
  return <p className={styles.text}>{of}</p>;
}

function Names({ label, of }: { label: string; of: string[] }) {
  return (
    <Chips label={label}>
      {of.map((each) => (
        <Tag key={each}>{each}</Tag>
      ))}
    </Chips>
  );
}

function VideoLink({ of: { url, thumbnail } }: { of: NonNullable<ProfileStory["videoASKLink"]> }) {
  return (
    <div className={styles.highlight}>
      {thumbnail && <img src={thumbnail} alt="" loading="lazy" className={styles.picture} />}
      <OutsideLink address={url} />
    </div>
  );
}

function WorkStyle({ items }: { items: WorkStyleItem[] }) {
  return (
    <dl className={styles.style}>
      {items.map(({ categoryId, category, rating, description }) => (
        <div key={categoryId}>
          <dt>{category}</dt>
          <dd>
            {sayRating(categoryId, rating)}
            {description && <p className={styles.text}>{description}</p>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
