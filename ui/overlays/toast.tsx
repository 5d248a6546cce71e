import { useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import type { CSSProperties } from "react";
import clsx from "clsx";
import { Check, CircleAlert, Info, TriangleAlert, X } from "lucide-react";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { Kbd } from "#ui/controls/indicators/kbd.tsx";
import { useHotkeys } from "#ui/hooks/use-hotkeys.ts";
import { currentRegion, currentToasts, dismissToast, enterRegion, onToastChange } from "./toast-store.ts";
import type { ToastCard } from "./toast-store.ts";
import styles from "./toast.module.css";

export { showToast } from "./toast-store.ts";

type ToastRegionProps = {
  /** pane: inside the nearest positioned box, where the thing was; the others hang at the window's edge. */
  place?: "pane" | "bottom-left" | "bottom" | "bottom-right";
};

const icons = { info: Info, success: Check, warning: TriangleAlert, error: CircleAlert };
const nothing: readonly ToastCard[] = [];
const most = 3;
/** Quick decisions each keep their own undo for as long as there is room. */
const mostUndoable = 6;

/** Where toasts appear. Mount one per app; a pane that mounts its own takes them over while it stands. */
export function ToastRegion({ place = "bottom-left" }: ToastRegionProps) {
  const id = useId();
  const toasts = useSyncExternalStore(onToastChange, currentToasts, () => nothing);
  const region = useSyncExternalStore(onToastChange, currentRegion, () => undefined);
  const [paused, setPaused] = useState(false);
  const inPane = place === "pane";
  useEffect(() => enterRegion(id, { inPane }), [id, inPane]);

  const all = region === id ? toasts : nothing;
  const undoables = all.filter((toast) => toast.undo);
  const mine = all.slice(undoables.length > most ? -mostUndoable : -most);
  const undoable = undoables.at(-1);
  useHotkeys({ u: () => undoable && undo(undoable) }, { enabled: Boolean(undoable), inDialogs: true });

  // Two regions of one name would be one landmark too many.
  if (region !== undefined && region !== id) return null;
  return (
    <section
      className={clsx(styles.region, styles[place])}
      aria-label="Notifications"
      aria-live="polite"
      aria-relevant="additions"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {undoables.length > 1 && (
        <button type="button" className={styles.all} onClick={() => undoAll(undoables)}>
          Undo all {undoables.length}
        </button>
      )}
      {mine.map((toast) => (
        <Toast key={toast.id} toast={toast} paused={paused && !toast.deadline} keyed={toast === undoable} />
      ))}
    </section>
  );
}

function undo(toast: ToastCard) {
  dismissToast(toast.id);
  toast.undo?.();
}

/** The latest first, so that each is put back where it was. */
function undoAll(toasts: readonly ToastCard[]) {
  for (const toast of toasts.toReversed()) undo(toast);
}

/** Counts down what is left, and stops while someone points at it, unless the time is not ours to stop. */
function useLeaving(toast: ToastCard, paused: boolean) {
  const left = useRef(toast.lastsMs);
  useEffect(() => {
    left.current = toast.lastsMs;
  }, [toast]);
  useEffect(() => {
    if (paused || toast.deadline || left.current === null) return;
    const started = Date.now();
    const timer = setTimeout(() => dismissToast(toast.id), left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== null) left.current -= Date.now() - started;
    };
  }, [toast, paused]);
}

function Toast({ toast, paused, keyed }: { toast: ToastCard; paused: boolean; keyed: boolean }) {
  useLeaving(toast, paused);
  const { id, action, lastsMs } = toast;
  return (
    <div
      className={clsx(styles.toast, styles[toast.tone], paused && styles.paused)}
      role={toast.tone === "error" ? "alert" : undefined}
    >
      <Icon of={icons[toast.tone]} size="sm" className={styles.icon} />
      <p className={styles.text}>
        {toast.title && <b className={styles.title}>{toast.title}</b>}
        {toast.title && toast.tone !== "error" ? (
          <span className={styles.more}>{toast.text}</span>
        ) : (
          toast.text
        )}
      </p>
      {action && (
        <button
          type="button"
          className={styles.act}
          onClick={() => {
            dismissToast(id);
            action.onSelect();
          }}
        >
          {action.label}
        </button>
      )}
      {toast.undo && (
        <button type="button" className={styles.act} onClick={() => undo(toast)}>
          Undo {keyed && <Kbd className={styles.kbd}>U</Kbd>}
        </button>
      )}
      {!toast.undo && (
        <button type="button" className={styles.close} aria-label="Dismiss" onClick={() => dismissToast(id)}>
          <Icon of={X} size="sm" />
        </button>
      )}
      {toast.undo && lastsMs !== null && (
        <span className={styles.bar} style={{ "--lasts": `${lastsMs}ms` } as CSSProperties} />
      )}
    </div>
  );
}
