import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { FileText } from "lucide-react";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import type { Resume } from "#contract/resumes.ts";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { Pane } from "#ui/layout/pane.tsx";
import { Split } from "#ui/layout/split.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
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
  const resumes = useQuery({ ...myResumes, enabled: candidate !== null });

  if (!candidate) {
    return (
      <TitledScreen title="Resumes">
        <EmptyState title="No profile yet" action={<ButtonLink href="/sign-up">Create a profile</ButtonLink>}>
          Start with a resume. It takes 4 minutes.
        </EmptyState>
      </TitledScreen>
    );
  }
  return (
    <Loaded
      of={resumes}
      loading="Loading your resumes"
      failed="Couldn’t load your resumes"
      frame={(waiting) => (
        <Split
          list={
            <TitledScreen title="Resumes" size="pane">
              {waiting}
            </TitledScreen>
          }
          detail={null}
        />
      )}
    >
      {(all) => <Resumes resumes={all} />}
    </Loaded>
  );
}

function Resumes({ resumes }: { resumes: Resume[] }) {
  const [search, setSearch] = useSearchParams();
  const phone = usePhone();
  const [read, setRead] = useState<{ reading: ResumeRead; from: string | null } | null>(null);

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
