import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ImportPreview } from "./import-preview.tsx";
import { ImportResult } from "./import-result.tsx";
import { ImportSource } from "./import-source.tsx";
import { importOf } from "./imports.ts";

interface ImportDialogProps {
  companyId: string;
  /** Null until something was found. */
  importId: string | null;
  onShow: (importId: string | null) => void;
  onClose: () => void;
}

/** Brings jobs of another system in: where they are, what was found, and how far it is. */
export function ImportDialog({ companyId, importId, onShow, onClose }: ImportDialogProps) {
  const cache = useQueryClient();
  const { data: work } = useQuery({ ...importOf(companyId, importId ?? ""), enabled: importId !== null });
  const state = work?.state;
  useEffect(() => {
    if (state === "done") void cache.invalidateQueries({ queryKey: ["jobs"] });
  }, [cache, state]);
  if (importId === null) return <ImportSource companyId={companyId} onFound={onShow} onClose={onClose} />;
  if (!work) return null;
  const step = { work, onAgain: () => onShow(null), onClose };
  if (work.state === "ready") return <ImportPreview key={work.id} {...step} onShow={onShow} />;
  return <ImportResult key={work.id} {...step} />;
}
