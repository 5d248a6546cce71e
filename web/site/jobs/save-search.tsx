import { useEffect, useState } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { BellPlus, BellRing } from "lucide-react";
import { Button, ButtonLink } from "#ui/controls/button.tsx";
import { showToast } from "#ui/overlays/toast-store.ts";
import { api, sentenceOf } from "#web/api/client.ts";
import { type AskedInAddress, addressOf } from "#web/shared/search/search-address.ts";
import { savedSearches } from "#web/shared/search/saved-searches.ts";
import { useDoor } from "#web/shared/session/visitor.tsx";
import { searchName } from "#web/shared/search/search-name.ts";

/** Keeps the search and sends what is new each morning; one that is kept is marked as looked at. */
export function SaveSearch({ asked: { terms } }: { asked: AskedInAddress }) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const door = useDoor()!;
  const { data: kept = [] } = useQuery({ ...savedSearches, enabled: door.visitor === "candidate" });
  const [busy, setBusy] = useState(false);
  const saved = kept.find((search) => addressOf("", search) === addressOf("", { terms }));
  const freshId = saved && saved.fresh > 0 ? saved.id : null;
  useEffect(() => {
    if (!freshId) return;
    void api.savedSearches
      .change({ params: { id: freshId }, body: { seen: true } })
      .then(() => cache.invalidateQueries(savedSearches));
  }, [freshId, cache]);

  async function save() {
    setBusy(true);
    try {
      const name = searchName(terms);
      await api.savedSearches.save({ body: { name, index: "jobs", terms, alert: "daily" } });
      await cache.invalidateQueries(savedSearches);
      showToast({
        title: "Search saved",
        text: `New jobs for “${name}” come by email each morning.`,
        action: { label: "Saved searches", onSelect: () => void navigate("/saved") },
      });
    } catch (error) {
      showToast({ tone: "error", title: "The search was not saved", text: sentenceOf(error) });
    } finally {
      setBusy(false);
    }
  }
  if (saved)
    return (
      <ButtonLink href="/saved" icon={BellRing}>
        Saved
      </ButtonLink>
    );
  return (
    <Button icon={BellPlus} busy={busy} onClick={() => door.signedIn("Sign in to save this search", save)}>
      Save search
    </Button>
  );
}
