import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Company } from "#contract/companies.ts";
import { showToast } from "#ui/overlays/toast-store.ts";
import { api, fieldsOf, sentenceOf } from "#web/api/client.ts";
import { companyIssue, companyUpdateFailed } from "#web/words/failures.ts";
import { type CompanyDraft, changesOf, draftOf } from "./company-draft.ts";
import { companyById } from "./my-company.ts";

/** The company's profile while it is written: what is typed, what is saved, what was refused. */
export function useCompanyEditor(company: Company) {
  const cache = useQueryClient();
  const [saved, setSaved] = useState(() => draftOf(company));
  const [draft, setDraft] = useState(saved);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ sentence: string; fields: Record<string, string> } | null>(null);
  const changes = changesOf(draft, saved);
  const params = { id: company.id };

  async function save() {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const next = await api.companies.update({ params, body: changes });
      cache.setQueryData(companyById(company.id).queryKey, next);
      setSaved(draftOf(next));
      setDraft((last) => (last === draft ? draftOf(next) : last));
      showToast({ text: "Your company’s profile is saved", tone: "success" });
    } catch (error) {
      setProblem({ sentence: sentenceOf(error, companyUpdateFailed), fields: fieldsOf(error) });
    } finally {
      setBusy(false);
    }
  }

  /** Publishing and the marketplace take effect at once, apart from the form. */
  async function turn(change: () => Promise<Company>, said: string) {
    try {
      cache.setQueryData(companyById(company.id).queryKey, await change());
      showToast({ text: said, tone: "success" });
    } catch (error) {
      showToast({ text: sentenceOf(error, companyIssue), tone: "error" });
    }
  }
  const publish = () => turn(() => api.companies.publish({ params }), "Your careers page is public");
  const setMarketplace = (on: boolean) =>
    turn(
      () =>
        on
          ? api.jobs.publishCompanyToMarketplace({ params })
          : api.jobs.unpublishCompanyFromMarketplace({ params }),
      on ? "Your jobs are shown on the marketplace" : "Your jobs left the marketplace",
    );

  return {
    draft,
    set: (part: Partial<CompanyDraft>) => setDraft((last) => ({ ...last, ...part })),
    dirty: Object.keys(changes).length > 0,
    busy,
    problem,
    save,
    publish,
    setMarketplace,
  };
}
export type CompanyEditor = ReturnType<typeof useCompanyEditor>;
