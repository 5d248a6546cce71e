import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { type Account, secondFactorNeeded } from "#contract/accounts.ts";
import { CallRefused } from "#contract/client.ts";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { followLink } from "./followed-link.ts";
import { sharersTag } from "./return-url.ts";
import { knowMe } from "./session.ts";

interface SignedIn {
  user: Account;
  /** Where to go on, where the way in remembered it. */
  to?: string | null;
}
/** What to give the second factor with, where a sign-in waits for it. */
interface HalfWay {
  token: string;
  to: string | null;
}

/** Signs in; where the account has a second factor, `step` is the form that asks for it. */
export function useSignIn(onSignedIn: (account: Account, to: string | null) => unknown) {
  const cache = useQueryClient();
  const [search] = useSearchParams();
  const [half, setHalf] = useState<HalfWay | null>(null);
  async function enter(call: () => Promise<SignedIn | null>) {
    try {
      const signedIn = await call();
      if (!signedIn) return;
      await knowMe(cache);
      const to = signedIn.to ?? half?.to ?? null;
      const tag = sharersTag(search) ?? sharersTag(new URLSearchParams(to ? { to } : {}));
      if (tag && signedIn.user.candidate) await followLink(tag);
      await onSignedIn(signedIn.user, to);
    } catch (error) {
      const waits = halfWay(error);
      if (!waits) throw error;
      setHalf(waits);
    }
  }
  const form = useSubmit(({ code = "" }) =>
    enter(() => api.security.finishSignIn({ body: { token: half?.token ?? "", code } })),
  );
  const step = half && { ...form, startAgain: () => setHalf(null) };
  return { enter, step };
}
export type SecondStep = NonNullable<ReturnType<typeof useSignIn>["step"]>;

function halfWay(error: unknown): HalfWay | null {
  if (!(error instanceof CallRefused) || error.error.code !== secondFactorNeeded) return null;
  const { token, to = "" } = error.error.details ?? {};
  return token ? { token, to: to || null } : null;
}
