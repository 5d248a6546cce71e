import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Candidate } from "#contract/candidate-shapes.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { candidateProfile } from "#web/shared/profile/profile-queries.ts";
import { useMe } from "#web/shared/session/session.ts";

interface MyProfileProps {
  /** What an account without a profile reads. */
  why: string;
  loading: string;
  failed: string;
  children: (profile: Candidate) => ReactNode;
}
/** The reader's own profile once it is here, or the way to make one. */
export function MyProfile({ why, children, ...words }: MyProfileProps) {
  const { candidate } = useMe();
  const profile = useQuery({ ...candidateProfile(candidate?.id ?? ""), enabled: candidate !== null });
  if (!candidate)
    return (
      <EmptyState title="No profile yet" action={<ButtonLink href="/sign-up">Create a profile</ButtonLink>}>
        {why}
      </EmptyState>
    );
  return (
    <Loaded of={profile} {...words}>
      {children}
    </Loaded>
  );
}
