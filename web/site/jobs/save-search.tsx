import { useState } from "react";
import { useNavigate } from "react-router";
import { BellPlus } from "lucide-react";
import { Button } from "#ui/controls/button.tsx";
import { showToast } from "#ui/overlays/toast-store.ts";
import { api, sentenceOf } from "#web/api/client.ts";
import type { AskedInAddress } from "#web/shared/search/search-address.ts";
import { searchName } from "#web/shared/search/search-name.ts";

/** Keeps the search and sends what is new each morning; the list of saved searches changes or ends it. */
export function SaveSearch({ asked }: { asked: AskedInAddress }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    try {
      const name = searchName(asked.terms);
      await api.search.save({ body: { name, index: "jobs", terms: asked.terms, alert: "daily" } });
      showToast({
        title: "Search saved",
        text: `New jobs for “${name}” come by e-mail each morning.`,
        action: { label: "Saved searches", onSelect: () => void navigate("/saved") },
      });
    } catch (error) {
      showToast({ tone: "error", title: "The search was not saved", text: sentenceOf(error) });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button icon={BellPlus} busy={busy} onClick={() => void save()}>
      Save search
    </Button>
  );
}
