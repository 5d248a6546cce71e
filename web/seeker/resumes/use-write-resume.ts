import { useNavigate } from "react-router";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { myResumes } from "#web/shared/profile/profile-queries.ts";

/** Begins a resume of the profile, or copies one, and opens it to be written. */
export function useWriteResume() {
  const navigate = useNavigate();
  return useChange({
    call: (body: { from?: string }) => api.resumes.new({ body }),
    done: (resume, _, cache) => {
      cache.setQueryData(myResumes.queryKey, (all) => [...(all ?? []), resume]);
      void navigate(`/resumes/${resume.id}/write`);
    },
    stale: [myResumes],
  });
}
