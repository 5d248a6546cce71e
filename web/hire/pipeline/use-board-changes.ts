import { useQueryClient } from "@tanstack/react-query";
import type { ApplicationRow } from "#contract/application-shapes.ts";
import { CallRefused } from "#contract/client.ts";
import { nameOfStage } from "#shared/words/stage-name.ts";
import type { Stage } from "#contract/job-stages.ts";
import { type ToastWish, dismissToast } from "#ui/overlays/toast-store.ts";
import { api } from "#web/api/client.ts";
import { useChanges } from "#web/api/use-change.ts";
import { delayedKey } from "../shared/applicants/use-cancel-pass.ts";
import { type boardOf, columnOf, placedIn, withRow, withTruth } from "./board.ts";

interface BoardChange {
  /** Where the card is shown at once. */
  column?: string;
  /** With the version that the change before it left. */
  call: (version: number) => Promise<ApplicationRow>;
  /** Leaves the card where it is shown when the server answers: it may have been moved on meanwhile. */
  keepPlace?: boolean;
  success?: (row: ApplicationRow) => ToastWish;
}

/** Changes of cards, one after the other; a refusal brings the truth with it, and the card goes where it really is. */
export function useBoardChanges(shown: ReturnType<typeof boardOf>, stages: readonly Stage[]) {
  const cache = useQueryClient();
  const change = useChanges({ stale: [["applications"]], line: "board" });
  const board = shown.queryKey;
  const now = (row: ApplicationRow) => cache.getQueryData(board)?.rows.find(({ id }) => id === row.id) ?? row;
  const showTruth = (truth: ApplicationRow) => cache.setQueryData(board, (page) => withTruth(page, truth));

  function send(row: ApplicationRow, { column, call, keepPlace, success }: BoardChange) {
    return change({
      optimistic: () => {
        if (column === undefined) return;
        void cache.cancelQueries({ queryKey: board });
        cache.setQueryData(board, (page) => withRow(page, placedIn(now(row), column)));
      },
      call: () => call(now(row).version),
      done: (truth) => showTruth(keepPlace ? { ...truth, ...placeOf(now(row)) } : truth),
      success,
      refusal: (error) => {
        const truth = truthIn(error);
        showTruth(truth ?? row);
        return refusalOf(error, { row, truth, stages, cancelPass });
      },
    });
  }
  /** Stops a delayed pass before it is carried out. */
  function cancelPass(row: ApplicationRow) {
    dismissToast(delayedKey(row.id));
    return send(row, {
      call: () => api.applications.cancelPass({ params: { id: row.id }, body: {} }),
      success: () => ({ text: `${row.candidate.fullName} won’t be rejected`, tone: "success" }),
    });
  }
  return { send, cancelPass };
}

const placeOf = ({ applicationState, stage }: ApplicationRow) => ({ applicationState, stage });

/** A refused move says how the application is now. */
function truthIn(error: unknown): ApplicationRow | null {
  if (!(error instanceof CallRefused)) return null;
  const details: { application?: unknown } = error.error.details ?? {};
  return (details.application as ApplicationRow | undefined) ?? null;
}

interface Refused {
  row: ApplicationRow;
  truth: ApplicationRow | null;
  stages: readonly Stage[];
  cancelPass: (row: ApplicationRow) => unknown;
}
/** Names who was faster, or offers to stop the delayed pass that is in the way. */
function refusalOf(error: unknown, { row, truth, stages, cancelPass }: Refused): Partial<ToastWish> {
  const name = row.candidate.fullName;
  const code = error instanceof CallRefused ? error.error.code : null;
  const place = truth && columnOf(truth);
  if (code === "CONFLICT" && place && place !== columnOf(row))
    return { text: `A teammate moved ${name} to ${nameOfStage(place, stages)} first` };
  if (code !== "DELAYED_PASS") return {};
  return {
    title: name,
    key: delayedKey(row.id),
    action: { label: "Cancel", onSelect: () => void cancelPass(row) },
  };
}
