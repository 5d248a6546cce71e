import { useQuery, useQueryClient } from "@tanstack/react-query";
import { BellPlus, BellRing } from "lucide-react";
import { useState } from "react";
import type { Account } from "#contract/accounts.ts";
import { showToast } from "#ui/overlays/toast-store.ts";
import { api, sentenceOf } from "#web/api/client.ts";
import { interests } from "#web/shared/matching/interests.ts";
import { me } from "#web/shared/session/session.ts";
import { useDoor } from "#web/shared/session/visitor.tsx";
import { KeptToggle } from "./kept-toggle.tsx";

interface FollowCompanyProps {
  id: string;
  name: string;
  /** With its word, on the company's own page. */
  wide?: boolean;
}
/** Follows a company from a page anybody may read. */
export function FollowCompany({ id, name, wide }: FollowCompanyProps) {
  const door = useDoor();
  const cache = useQueryClient();
  const { data: account } = useQuery({ ...me, enabled: door?.visitor === "candidate" });
  const candidateId = account?.candidate?.id ?? "";
  const { data } = useQuery({ ...interests(candidateId), enabled: candidateId !== "" });
  const [busy, setBusy] = useState(false);
  if (!door || door.visitor === "other") return null;
  const follows = data?.companies.some((company) => company.id === id) ?? false;

  async function follow(wanted: boolean, now: Account | null) {
    setBusy(true);
    try {
      const who = now ?? (await cache.fetchQuery(me));
      const params = { id: who.candidate?.id ?? "", companyId: id };
      await api.matching.followCompany({ params, body: { follow: wanted } });
      showToast({
        text: wanted ? `You follow ${name}` : `You no longer follow ${name}`,
        tone: "success",
        undo: () => void follow(!wanted, now),
      });
    } catch (error) {
      showToast({ text: sentenceOf(error), tone: "error" });
    } finally {
      // A first answer still on its way is from before: it would be taken for the newest.
      await cache.cancelQueries({ queryKey: ["interests"] });
      await cache.invalidateQueries({ queryKey: ["interests"] });
      setBusy(false);
    }
  }
  const word = follows ? "Following" : "Follow";
  return (
    <KeptToggle
      kept={follows}
      icon={follows ? BellRing : BellPlus}
      label={follows ? `Unfollow ${name}` : `Follow ${name}`}
      word={wide ? word : undefined}
      busy={busy}
      onClick={() => door.signedIn("Sign in to follow this company", (now) => follow(!follows, now))}
    />
  );
}
