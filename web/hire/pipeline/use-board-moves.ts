import { useNavigate } from "react-router";
import type { ApplicationRow } from "#contract/application-shapes.ts";
import { nameOfStage } from "#shared/words/stage-name.ts";
import type { Stage } from "#contract/job-stages.ts";
import { dismissToast } from "#ui/overlays/toast-store.ts";
import { api } from "#web/api/client.ts";
import { wayTo } from "../shared/applicants/whereabouts.ts";
import { type boardOf, columnOf, passed } from "./board.ts";
import { useBoardChanges } from "./use-board-changes.ts";

const toastKey = (id: string) => `undo-${id}`;

/**
 * Moves on the board: the card is there at once and the server decides. Moves go out one after the other, each with the
 * version the one before it left, so that quick hands do not run into their own changes.
 */
export function useBoardMoves(shown: ReturnType<typeof boardOf>, stages: readonly Stage[]) {
  const navigate = useNavigate();
  const { send, cancelPass } = useBoardChanges(shown, stages);

  function move(row: ApplicationRow, to: string, reason?: string) {
    const from = columnOf(row) ?? "screen";
    return send(row, {
      column: to,
      keepPlace: true,
      call: (version) => sendTo(row, { to, version, reason }),
      success: (moved) => ({
        text: wordsFor(moved.candidate.fullName, to, stages),
        key: toastKey(row.id),
        ...(to === "hired"
          ? { tone: "success" as const }
          : { undo: () => void takeBack(moved, from), lastsMs: moved.undo?.remainingMs }),
      }),
    });
  }

  /** A pending pass is undone on the server; a stage is changed back, unless a teammate has moved the card since. */
  function takeBack(row: ApplicationRow, from: string) {
    dismissToast(toastKey(row.id));
    return send(row, {
      column: from,
      call: () =>
        row.undo
          ? api.applications.undo({ params: { id: row.id } })
          : sendTo(row, { to: from, version: row.version }),
    });
  }

  const reopen = (row: ApplicationRow) =>
    send(row, {
      call: (version) => api.applications.reopen({ params: { id: row.id }, body: { version } }),
      success: () => ({
        text: `${row.candidate.fullName} reopened and moved to Pending`,
        tone: "success",
        action: { label: "Open", onSelect: () => void navigate(wayTo(row)) },
      }),
    });

  return { move, reopen, cancelPass };
}

interface Wish {
  to: string;
  version: number;
  reason?: string;
}
function sendTo(row: ApplicationRow, { to, version, reason }: Wish) {
  const one = { params: { id: row.id } };
  if (to === passed)
    return api.applications.pass({ ...one, body: { version, reason, undoKind: "shortlisted_tab_pass" } });
  if (to === "hired") return api.applications.hire({ ...one, body: { version } });
  return api.applications.move({ body: { requestId: row.id, stage: to, version } });
}

function wordsFor(name: string, to: string, stages: readonly Stage[]) {
  if (to === passed) return `${name} rejected`;
  return to === "hired" ? `${name} hired` : `${name} moved to ${nameOfStage(to, stages)}`;
}
