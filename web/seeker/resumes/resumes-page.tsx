import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { FileText } from "lucide-react";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { ListSkeleton } from "#ui/data/status/skeleton.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { Pane } from "#ui/layout/pane.tsx";
import { Split } from "#ui/layout/split.tsx";
import { sentenceOf } from "#web/api/client.ts";
import { siteMeta } from "#web/shared/head.ts";
import { myResumes } from "#web/shared/profile/profile-queries.ts";
import { useMe } from "#web/shared/session/session.ts";
import { TitledScreen } from "../titled-screen.tsx";
import { NewReading } from "./new-reading.tsx";
import { ResumeDetail } from "./resume-detail.tsx";
import { ResumeList } from "./resume-list.tsx";
import type { ResumeRead } from "./resume-acts.ts";

export const meta = siteMeta({ title: "Resumes", path: "/resumes", hidden: true });

/** The documents a person applies with: what was read from each stands beside it and can be corrected. */
export default function ResumesPage() {
  const { candidate } = useMe();
  const { data: resumes, error, refetch } = useQuery({ ...myResumes, enabled: candidate !== null });
  const [search, setSearch] = useSearchParams();
  const phone = usePhone();
  const [read, setRead] = useState<{ reading: ResumeRead; from: string | null } | null>(null);

  if (!candidate) {
    return (
      <TitledScreen title="Resumes">
        <EmptyState title="No profile yet" action={<ButtonLink href="/sign-up">Create a profile</ButtonLink>}>
          Start with a resume. It takes 4 minutes.
        </EmptyState>
      </TitledScreen>
    );
  }
  if (error) {
    return (
      <TitledScreen title="Resumes">
        <EmptyState
          title="Couldn’t load your resumes"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          {sentenceOf(error)}
        </EmptyState>
      </TitledScreen>
    );
  }
  if (!resumes) {
    const coming = (
      <TitledScreen title="Resumes" size="pane">
        <ListSkeleton label="Loading your resumes" />
      </TitledScreen>
    );
    return <Split list={coming} detail={null} />;
  }

  // Opening another resume leaves what was just read.
  const fresh = read && read.from === search.get("resume") ? read.reading : null;
  const asked = resumes.find(({ id }) => id === search.get("resume"));
  const open = asked ?? resumes.find((resume) => resume.default) ?? resumes[0];
  return (
    <>
      {phone && (fresh || asked) && <h1 className="sr">Resumes</h1>}
      <Split
        phone={fresh || asked ? "detail" : "list"}
        list={
          <ResumeList
            resumes={resumes}
            openId={fresh ? null : (open?.id ?? null)}
            onRead={(reading) => setRead({ reading, from: search.get("resume") })}
          />
        }
        detail={
          fresh ? (
            <NewReading
              reading={fresh}
              onDone={(id) => {
                setRead(null);
                if (id) setSearch({ resume: id });
              }}
            />
          ) : open ? (
            <ResumeDetail key={open.id} resume={open} />
          ) : (
            <Pane label="No resumes yet">
              <EmptyState icon={FileText} title="No resumes yet">
                Add one on the left. You’ll see what we read before anything is saved.
              </EmptyState>
            </Pane>
          )
        }
      />
    </>
  );
}
