import { queryOptions } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { ReportLine, UploadPreview } from "#contract/imported-people.ts";
import type { Lead } from "#contract/leads.ts";
import type { PeopleField } from "#shared/leads/people-fields.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { api, keptForPerson } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { refusedToast, toldOfMany } from "#web/hire/shared/people/told-of-many.ts";
import { leadsKey } from "./leads.ts";

export const uploadLimit = (companyId: string) =>
  queryOptions({
    queryKey: ["network", "upload-limit", companyId],
    queryFn: () => api.importedPeople.limit({ params: { id: companyId } }),
  });

/** A file that is with the server and whose people are not taken in yet, with what was chosen for it. */
export interface Unfinished {
  url: string;
  name: string;
  columns?: (PeopleField | null)[];
  jobId?: string | null;
  source?: string;
}
const unfinishedKey = `${keptForPerson}unfinished-lead-upload`;

/** Survives a reload and a lost connection; the server keeps the file for a day. */
function readUnfinished(): Unfinished | null {
  try {
    return JSON.parse(localStorage.getItem(unfinishedKey) ?? "null") as Unfinished | null;
  } catch {
    return null;
  }
}

export function useUnfinished() {
  const [unfinished, setUnfinished] = useState(readUnfinished);
  const keep = (next: Unfinished | null) => {
    setUnfinished(next);
    try {
      if (next) localStorage.setItem(unfinishedKey, JSON.stringify(next));
      else localStorage.removeItem(unfinishedKey);
    } catch {
      // A full or closed storage keeps nothing; the upload goes on without it.
    }
  };
  const choose = (chosen: Partial<Unfinished>) => unfinished && keep({ ...unfinished, ...chosen });
  return { unfinished, keep, choose };
}

interface Looked {
  /** A new file, or one that is with the server already. */
  from: File | Unfinished;
  /** Of a new file what was chosen so far. */
  chosen?: Pick<Unfinished, "jobId" | "source">;
}
/** A file is dropped while it is read: what is answered about it then counts for nothing. */
interface Reading extends Looked {
  drops: number;
}
/** Brings a file to the server and says what it holds, with the columns that were chosen for it; what was read last stays while it is read anew. */
export function usePreview(companyId: string, { keep, choose }: ReturnType<typeof useUnfinished>) {
  const [last, setLast] = useState<UploadPreview | null>(null);
  const drops = useRef(0);
  const look = useChange({
    // Columns that are changed one after the other are read in this order.
    line: "upload-preview",
    call: async ({ from, chosen, ...reading }: Reading) => {
      const file = from instanceof File ? { ...(await send(from)), ...chosen } : from;
      // What is chosen while it is read stays.
      if (file !== from && reading.drops === drops.current) keep(file);
      const { url, columns } = file;
      return api.importedPeople.preview({ params: { id: companyId }, body: { url, columns } });
    },
    done(read, { from, ...reading }) {
      if (reading.drops !== drops.current) return;
      setLast(read);
      if (!(from instanceof File) && from.columns) choose({ columns: from.columns });
    },
    refusal: null,
  });
  const from = look.isPending ? look.variables.from : null;
  const reading = from && !(from instanceof File) ? from.columns : undefined;
  return {
    ...look,
    mutate: (looked: Looked) => look.mutate({ ...looked, drops: drops.current }),
    preview: last && { ...last, columns: reading ?? last.columns },
    reset() {
      drops.current += 1;
      setLast(null);
      look.reset();
    },
  };
}
async function send(file: File): Promise<Unfinished> {
  const { url } = await api.files.upload({ file, fileName: file.name, body: { folder: "leads" } });
  return { url, name: file.name };
}

interface Wish {
  url: string;
  columns: (PeopleField | null)[];
  jobId: string;
  source?: string;
}
/** Takes the people of a file into a job. */
export function useUpload(companyId: string, done: () => void) {
  return useChange({
    call: (body: Wish) => api.importedPeople.upload({ params: { id: companyId }, body }),
    done,
    refusal: null,
    stale: [["network"], leadsKey],
  });
}

const outcomes: Record<ReportLine["outcome"], string> = {
  added: "Added",
  joined: "Known, now a lead of this job",
  twice: "Twice in the file",
  duplicate: "Already a lead",
  skipped: "Skipped",
};
/** Every line of a file with what became of it, as a file to keep. */
export function reportAddress(report: readonly ReportLine[]): string {
  const rows = report.map(({ line, name, outcome, why }) => [
    String(line),
    name ?? "",
    outcomes[outcome],
    why ?? "",
  ]);
  const text = [["Row", "Name", "Result", "Why"], ...rows]
    .map((row) => row.map(quoted).join(","))
    .join("\r\n");
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${text}`)}`;
}

/** No cell is taken for a formula. */
function quoted(text: string) {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

interface Notice {
  leads: readonly Lead[];
  by: "email" | "team";
}
/** Notifies people that the company has their details, or records that the team did so itself. */
export function useNotify(onDone: () => void) {
  return useChange({
    call: ({ leads, by }: Notice) =>
      api.importedPeople.notify({ body: { leadIds: leads.map(({ id }) => id), by } }),
    done: onDone,
    success: ({ notified, refused }, { by }) => {
      if (!notified) return refusedToast(refused);
      const done =
        by === "email"
          ? `Sending ${counted(notified, "email")}`
          : `${counted(notified, "person", "people")} marked as notified`;
      return toldOfMany(done, refused);
    },
    refusal: null,
    stale: [leadsKey],
  });
}
