import { useEffect, useState } from "react";

/** True once something has been true for a while: quick work shows no skeleton at all. */
export function useDelayed(waiting: boolean, delayMs = 200): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), delayMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting, delayMs]);
  return waiting && late;
}
