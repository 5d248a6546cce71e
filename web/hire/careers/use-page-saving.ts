import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { PageDraft } from "#contract/careers.ts";
import { CallRefused } from "#contract/client.ts";
import type { PageDocument } from "#shared/blocks/blocks.ts";
import { api } from "#web/api/client.ts";
import { refusalToast, useChange } from "#web/api/use-change.ts";
import { mayPass } from "#web/shared/editor/may-pass.ts";
import { useMyCompany } from "#web/hire/shared/company/my-company.ts";
import { careersPage } from "./careers-queries.ts";

/** Saving over the version one has seen; a teammate's is kept apart until the writer has chosen. */
export function usePageSaving(companyId: string, known: PageDraft) {
  const cache = useQueryClient();
  const version = useRef(known.version);
  const [seen, setSeen] = useState(known.version);
  const [theirs, setTheirs] = useState<PageDraft | null>(null);

  function settle(page: PageDraft) {
    version.current = page.version;
    setSeen(page.version);
    setTheirs(null);
  }
  function keep(page: PageDraft) {
    settle(page);
    cache.setQueryData(careersPage(companyId).queryKey, page);
  }
  async function send(document: PageDocument) {
    if (theirs) throw new Error("Another version waits for a decision");
    try {
      const page = await api.careers.savePage({
        params: { id: companyId },
        body: { version: version.current, document },
      });
      keep(page);
      return page;
    } catch (error) {
      const other = conflictingPage(error);
      if (other) setTheirs(other);
      else if (!mayPass(error)) refusalToast(error, { key: "careers" });
      throw error;
    }
  }
  return { keep, send, theirs, settle, version: seen };
}

function conflictingPage(error: unknown): PageDraft | null {
  if (!(error instanceof CallRefused) || error.error.code !== "CONFLICT") return null;
  return (error.error.details?.page as PageDraft | undefined) ?? null;
}

export function usePublishing(companyId: string, keep: (page: PageDraft) => void) {
  const cache = useQueryClient();
  const isPublic = useMyCompany().data?.published !== false;
  const latest = () => cache.getQueryData(careersPage(companyId).queryKey)?.version ?? 0;
  return useChange({
    call: () => api.careers.publishPage({ params: { id: companyId }, body: { version: latest() } }),
    done: keep,
    success: () =>
      isPublic ? "Careers page published" : "Saved as published. People see it once your company is public.",
    stale: [["careers", "versions"]],
    once: () => "publish",
  });
}
