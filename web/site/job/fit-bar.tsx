import { ChevronRight, Pause, Play, X } from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import styles from "./fit-bar.module.css";

const messageMs = 6000;
const still = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

interface FitBarProps {
  /** Null until the summary has been fetched. */
  messages: string[] | null;
  onHide: () => void;
}
/** The fit in one line at a time; it stands still while it is looked at, when paused and with reduced motion. */
export function FitBar({ messages, onHide }: FitBarProps) {
  const [index, setIndex] = useState(0);
  const [cycling, setCycling] = useState(() => !still());
  const [looked, setLooked] = useState(false);
  const count = messages?.length ?? 0;
  const turns = cycling && !looked && count > 1;
  useEffect(() => {
    if (!turns) return;
    const timer = setInterval(() => setIndex((shown) => (shown + 1) % count), messageMs);
    return () => clearInterval(timer);
  }, [turns, count]);
  return (
    <div
      role="region"
      aria-label="Fit summary"
      aria-busy={!messages}
      className={styles.bar}
      onMouseEnter={() => setLooked(true)}
      onMouseLeave={() => setLooked(false)}
      onFocus={() => setLooked(true)}
      onBlur={() => setLooked(false)}
    >
      <p key={index} aria-live={turns ? "off" : "polite"}>
        {messages ? messages[index] : "Comparing this job with your profile…"}
      </p>
      <span className={styles.controls}>
        {count > 1 && (
          <>
            <small aria-label={`Message ${index + 1} of ${count}`}>
              {index + 1}/{count}
            </small>
            <IconButton
              size="sm"
              icon={cycling ? Pause : Play}
              label={cycling ? "Pause" : "Play"}
              onClick={() => setCycling(!cycling)}
            />
            <IconButton
              size="sm"
              icon={ChevronRight}
              label="Next message"
              onClick={() => setIndex((index + 1) % count)}
            />
          </>
        )}
        <IconButton size="sm" icon={X} label="Hide the fit summary" onClick={onHide} />
      </span>
    </div>
  );
}
