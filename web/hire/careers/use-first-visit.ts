import { useEffect, useState } from "react";
import { keptForPerson } from "#web/api/client.ts";
import { useHydrated } from "#ui/hooks/use-hydrated.ts";

/** Whether the person has not been here before in this browser; it is remembered until they sign out. */
export function useFirstVisit(name: string) {
  const key = keptForPerson + name;
  const alive = useHydrated();
  const [first] = useState(() => typeof window === "object" && localStorage.getItem(key) === null);
  useEffect(() => localStorage.setItem(key, "true"), [key]);
  return alive && first;
}
