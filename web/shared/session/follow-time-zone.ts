import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ownTimeZone } from "#shared/times/time-zone.ts";
import { api } from "#web/api/client.ts";
import { me, useMe } from "./session.ts";

/** Whoever travels has their mornings where they are, unless they chose a time zone. */
export function useFollowTimeZone() {
  const { id, timeZone, timeZoneChosen } = useMe();
  const cache = useQueryClient();
  useEffect(() => {
    const here = ownTimeZone();
    if (timeZoneChosen || here === timeZone) return;
    api.accounts
      .updateAccount({ params: { id }, body: { timeZone: here } })
      .then((account) => cache.setQueryData(me.queryKey, (now) => now && { ...now, ...account }))
      .catch(leftAsItWas);
  }, [id, timeZone, timeZoneChosen, cache]);
}

/** It is tried again the next time the app opens. */
function leftAsItWas() {
  return null;
}
