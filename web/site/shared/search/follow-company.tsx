import { useQuery, useQueryClient } from "@tanstack/react-query";
import { BellPlus, BellRing } from "lucide-react";
import type { Account } from "#contract/accounts.ts";
import type { ToastWish } from "#ui/overlays/toast-store.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { interests } from "#web/shared/matching/interests.ts";
import { me } from "#web/shared/session/session.ts";
import { useVisitor } from "#web/shared/session/visitor.tsx";
import { PageToggle } from "./page-toggle.tsx";

interface Following {
  wanted: boolean;
  /** Who signed in just now; null for whoever was signed in already. */
  now: Account | null;
}

interface FollowCompanyProps {
  id: string;
  name: string;
  /** With its word, on the company's own page. */
  wide?: boolean;
}
/** Follows a company from a page anyone may read. */
export function FollowCompany({ id, name, wide }: FollowCompanyProps) {
  const door = useVisitor();
  const cache = useQueryClient();
  const { data: account } = useQuery({ ...me, enabled: door?.visitor === "candidate" });
  const candidateId = account?.candidate?.id ?? "";
  const { data } = useQuery({ ...interests(candidateId), enabled: candidateId !== "" });
  const follows = data?.companies.some((company) => company.id === id) ?? false;

  const { attempt, isPending: busy } = useChange({
    call: async ({ wanted, now }: Following) => {
      const who = now ?? (await cache.fetchQuery(me));
      const params = { id: who.candidate?.id ?? "", companyId: id };
      return api.matching.followCompany({ params, body: { follow: wanted } });
    },
    success: (_, { wanted, now }): ToastWish => ({
      text: wanted ? `Following ${name}` : `Unfollowed ${name}`,
      tone: "success",
      undo: () => void attempt({ wanted: !wanted, now }),
    }),
    stale: [["interests"]],
  });
  if (!door || door.visitor === "other") return null;
  const word = follows ? "Following" : "Follow";
  return (
    <PageToggle
      pressed={follows}
      icon={follows ? BellRing : BellPlus}
      label={follows ? `Unfollow ${name}` : `Follow ${name}`}
      word={wide ? word : undefined}
      busy={busy}
      onClick={() =>
        door.signedIn("Sign in to follow this company", (now) => attempt({ wanted: !follows, now }))
      }
    />
  );
}
