import { useQuery } from "@tanstack/react-query";
import { candidateProfile } from "#web/shared/profile/profile-queries.ts";
import { ActivitySection } from "./activity-section.tsx";
import { FoundChoice } from "../shared/privacy/found-choice.tsx";
import { HiddenCompanies } from "../shared/privacy/hidden-companies.tsx";
import { ScoringChoice } from "../shared/privacy/scoring-choice.tsx";

/** Who may find a job seeker, whether a machine judges them and by what else jobs are chosen. */
export function PrivacyChoices({ candidateId }: { candidateId: string }) {
  const { data: candidate } = useQuery(candidateProfile(candidateId));
  return (
    <>
      {candidate && <FoundChoice candidate={candidate} />}
      <HiddenCompanies candidateId={candidateId} />
      {candidate && <ScoringChoice candidate={candidate} />}
      <ActivitySection candidateId={candidateId} />
    </>
  );
}
