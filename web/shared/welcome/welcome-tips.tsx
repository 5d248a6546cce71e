import { useEffect, useState } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { useMe } from "#web/shared/session/session.ts";
import { useReadTips } from "./read-tips.ts";
import { type WelcomeTip, welcomeTips } from "./tips.data.ts";
import styles from "./welcome.module.css";

const settleMs = 1200;

interface WelcomeTipsProps {
  app: keyof typeof welcomeTips;
  /** Tips about what is not there yet. */
  leaveOut?: string;
}

/** The first words of an app, one after the other; what they speak of is marked, and what was read stays read on every device. */
export function WelcomeTips({ app, leaveOut = "" }: WelcomeTipsProps) {
  const { seenTips } = useMe();
  const readTips = useReadTips();
  const all: readonly WelcomeTip[] = welcomeTips[app];
  const tips = all.filter(({ about }) => !about || about !== leaveOut);
  const unread = tips.filter(({ id }) => !seenTips.includes(id));
  const tip = unread[0];
  const place = usePlace(tip);
  if (!tip || !place) return null;

  const read = (which: readonly WelcomeTip[]) => readTips(which.map(({ id }) => id));
  return (
    <>
      <span className={styles.ring} style={place} />
      <aside className={styles.tip} aria-label="First steps" role="note">
        <p className={styles.title}>{tip.title}</p>
        <p className={styles.text}>{tip.text}</p>
        <p className={styles.foot}>
          <span className={styles.count}>
            {tips.indexOf(tip) + 1} of {tips.length}
          </span>
          {unread.length > 1 && (
            <Button size="sm" tone="bare" onClick={() => void read(unread)}>
              Skip all
            </Button>
          )}
          <Button size="sm" tone="fill" onClick={() => void read([tip])}>
            {unread.length > 1 ? "Next tip" : "Got it"}
          </Button>
        </p>
      </aside>
    </>
  );
}

/** Where the thing is that the tip speaks of; null while there is no sidebar, as on a phone. */
function usePlace(tip: WelcomeTip | undefined) {
  const [place, setPlace] = useState<{ top: number; left: number; width: number; height: number } | null>(
    null,
  );
  const selector = tip?.beside;
  useEffect(() => {
    if (!selector) return;
    function measure() {
      const thing = document.querySelector(`[aria-label="Sidebar"] ${selector}`);
      if (!thing?.checkVisibility()) return setPlace(null);
      const { top, left, width, height } = thing.getBoundingClientRect();
      setPlace({ top, left, width, height });
    }
    const timer = setTimeout(measure, settleMs);
    window.addEventListener("resize", measure);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("resize", measure);
    };
  }, [selector]);
  return place;
}
