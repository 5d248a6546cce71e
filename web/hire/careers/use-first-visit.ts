import { useEffect, useState } from "react";
import { useHydrated } from "#ui/hooks/use-hydrated.ts";

/** Whether this browser has not been here before; it is remembered from now on. */
export function useFirstVisit(key: string) {
  const alive = useHydrated();
  const [first] = useState(() => typeof window === "object" && localStorage.getItem(key) === null);
  useEffect(() => localStorage.setItem(key, "true"), [key]);
  return alive && first;
}
