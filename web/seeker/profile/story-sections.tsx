import type { Candidate, ProfileStory } from "#contract/candidate-shapes.ts";
import { Stack } from "#ui/layout/stack.tsx";
import { StoryView, tellsOf } from "#web/shared/profile/story-view.tsx";
import { EditableSection } from "./editable-section.tsx";
import { Nothing } from "./nothing.tsx";
import { CoursesForm, IntroductionForm, WayOfWorkingForm } from "./story-forms.tsx";

const part = (story: ProfileStory, names: readonly (keyof ProfileStory)[]): ProfileStory =>
  Object.fromEntries(names.map((name) => [name, story[name]]));

const introduction = ["intro", "careerEthos", "whatsNext", "videoASKLink"] as const;
const wayOfWorking = ["cultureSelections", "workStyle", "enneagram", "myersBriggs"] as const;

/** What the facts leave out: who one is, how one likes to work, what one studied on the side. */
export function StorySections({ candidate }: { candidate: Candidate }) {
  const { profile } = candidate;
  return (
    <>
      <EditableSection
        name="courses"
        title="Courses"
        candidate={candidate}
        view={<Part of={{ courseWorks: profile.courseWorks }} none="No courses yet" />}
        form={(editing) => <CoursesForm {...editing} />}
      />
      <EditableSection
        name="introduction"
        title="About me"
        candidate={candidate}
        view={<Part of={part(profile, introduction)} none="No introduction yet" />}
        form={(editing) => <IntroductionForm {...editing} />}
      />
      <EditableSection
        name="style"
        title="How I work"
        candidate={candidate}
        view={<Part of={part(profile, wayOfWorking)} none="No work style yet" />}
        form={(editing) => <WayOfWorkingForm {...editing} />}
      />
    </>
  );
}

function Part({ of, none }: { of: ProfileStory; none: string }) {
  if (tellsOf(of).length === 0) return <Nothing of={none} />;
  return (
    <Stack gap={6}>
      <StoryView story={of} level={3} />
    </Stack>
  );
}
