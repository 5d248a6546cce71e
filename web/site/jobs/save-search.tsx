import { useEffect } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { BellPlus, BellRing } from "lucide-react";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import type { ToastWish } from "#ui/overlays/toast-store.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { type AskedInAddress, addressOf } from "#web/shared/search/search-address.ts";
import { savedSearches } from "#web/shared/search/saved-searches.ts";
import { useVisitor } from "#web/shared/session/visitor.tsx";
import { countryIn } from "#web/shared/search/searcher-country.ts";
import { searchName } from "#web/shared/search/search-name.ts";

/** Keeps the search and sends what is new each morning; one that is kept is marked as looked at. */
export function SaveSearch({ asked: { terms } }: { asked: AskedInAddress }) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const door = useVisitor()!;
  const { data: kept = [] } = useQuery({ ...savedSearches, enabled: door.visitor === "candidate" });
  const saved = kept.find((search) => addressOf("", search) === addressOf("", { terms }));
  const freshId = saved && saved.fresh > 0 ? saved.id : null;
  useEffect(() => {
    if (!freshId) return;
    void api.savedSearches
      .change({ params: { id: freshId }, body: { seen: true } })
      .then(() => cache.invalidateQueries(savedSearches));
  }, [freshId, cache]);

  const { attempt: save, isPending: busy } = useChange({
    call: () =>
      api.savedSearches.save({
        body: {
          name: searchName(terms),
          index: "jobs",
          terms,
          country: countryIn(navigator.languages),
          alert: "daily",
        },
      }),
    success: (): ToastWish => ({
      title: "Search saved",
      text: `We’ll email you new jobs for “${searchName(terms)}” every morning.`,
      action: { label: "Saved searches", onSelect: () => void navigate("/saved") },
    }),
    refusal: { title: "Couldn’t save the search" },
    stale: [savedSearches],
  });
  if (saved)
    return (
      <ButtonLink href="/saved" icon={BellRing}>
        Saved
      </ButtonLink>
    );
  return (
    <Button
      icon={BellPlus}
      busy={busy}
      onClick={() => door.signedIn("Sign in to save this search", () => save())}
    >
      Save search
    </Button>
  );
}
