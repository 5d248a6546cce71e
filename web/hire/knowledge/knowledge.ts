import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { KnowledgeCard, NewKnowledgeSource } from "#contract/knowledge.ts";
import { api, fieldsOf, sentenceOf } from "#web/api/client.ts";
import { type Change, useChange } from "#web/api/use-change.ts";

export const knowledgePath = "/hire/company/knowledge";
/** What is being added, where the address names what is open. */
export const fresh = "new";

export function addressOf({ q = "", open = "" }: { q?: string; open?: string }) {
  const query = new URLSearchParams({ ...(q && { q }), ...(open && { open }) });
  return query.size > 0 ? `${knowledgePath}?${query}` : knowledgePath;
}

const stale = [["knowledge"]];

export const sources = (q: string) =>
  queryOptions({
    queryKey: ["knowledge", "list", q],
    queryFn: () => api.knowledge.list({ query: q ? { q } : {} }),
    placeholderData: keepPreviousData,
  });

export const sourceById = (id: string) =>
  queryOptions({
    queryKey: ["knowledge", "one", id],
    queryFn: () => api.knowledge.get({ params: { id } }),
  });

/** The screen itself says what went wrong, beside the fields. */
function useSaid<Input, Result>(change: Change<Input, Result>) {
  const { attempt, isPending, error } = useChange({ ...change, refusal: null, once: () => "save" });
  return { attempt, busy: isPending, sentence: error && sentenceOf(error), fields: fieldsOf(error) };
}

/** What is written of a source. */
export interface Draft {
  title: string;
  content: string;
}
/** Where a text was read. */
export type ReadFrom = { source: "file"; fileId: string; name: string } | { source: "web"; url: string };
export interface ReadText extends Draft {
  note: string | null;
  from: ReadFrom;
}

/** Turns a file or a web page into text; nothing is kept yet. */
export function useReadText(done: (read: ReadText) => void) {
  return useSaid({ call: (from: File | string) => readFrom(from), done });
}

async function readFrom(from: File | string): Promise<ReadText> {
  if (typeof from === "string") {
    const url = from.trim();
    return { ...(await api.knowledge.sourceToText({ body: { url } })), from: { source: "web", url } };
  }
  const { id: fileId, name } = await api.files.upload({
    file: from,
    fileName: from.name,
    body: { folder: "knowledge-sources" },
  });
  const read = await api.knowledge.sourceToText({ body: { fileId } });
  return { ...read, from: { source: "file", fileId, name } };
}

export function useAddSource(done: () => void) {
  return useSaid({
    call: (body: NewKnowledgeSource) => api.knowledge.create({ body }),
    done,
    success: "Source added",
    stale,
  });
}

export function useSaveSource({ id, changedAt }: KnowledgeCard, done: () => void) {
  return useSaid({
    call: (draft: Draft) => api.knowledge.change({ params: { id }, body: { ...draft, changedAt } }),
    done: (saved, _, cache) => {
      cache.setQueryData(sourceById(id).queryKey, saved);
      done();
    },
    success: "Source saved",
    stale,
  });
}

export function useRemoveSource(done: () => void) {
  return useChange({
    call: (id: string) => api.knowledge.remove({ params: { id } }),
    done,
    success: "Source deleted",
    stale: [["knowledge", "list"]],
  });
}

export function useToggle() {
  return useChange({
    call: ({ id, active }: Pick<KnowledgeCard, "id" | "active">) =>
      api.knowledge.toggleWebSource({ params: { id }, body: { active } }),
    success: ({ title, active }) => `“${title}” is ${active ? "on" : "off"}`,
    toastKey: ({ id }) => id,
    once: ({ id }) => id,
    stale,
  });
}
