import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { dateLocale } from "#shared/times/locale.ts";
import { ownTimeZone } from "#shared/times/time-zone.ts";
import { writeDatesAs } from "#ui/data/text/readers-locale.ts";
import { api } from "#web/api/client.ts";
import { me, useMe } from "./session.ts";

/** Whoever travels has their mornings and dates as where they are, unless they chose others. */
export function useFollowDevice() {
  const { id, timeZone, timeZoneChosen, locale, localeChosen } = useMe();
  const cache = useQueryClient();
  // As it renders, since an effect would come after the first dates below it.
  writeDatesAs(dateLocale(locale));
  useEffect(() => {
    const here = {
      timeZone: timeZoneChosen ? timeZone : ownTimeZone(),
      locale: localeChosen ? locale : navigator.language,
    };
    if (here.timeZone === timeZone && here.locale === locale) return;
    api.accounts
      .updateAccount({ params: { id }, body: here })
      .then((account) => cache.setQueryData(me.queryKey, (now) => now && { ...now, ...account }))
      .catch(leftAsItWas);
  }, [id, timeZone, timeZoneChosen, locale, localeChosen, cache]);
}

/** It is tried again the next time the app opens. */
function leftAsItWas() {
  return null;
}
