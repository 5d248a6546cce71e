import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { planPath } from "#web/hire/shared/plan/company-plan.ts";
import { paymentMethods } from "./plan-changes.ts";

/** Keeps the card that was typed on the provider's page, once that has led back. */
export function useTypedCard() {
  const [search] = useSearchParams();
  const session = search.get("session");
  const upgrade = search.get("upgrade");
  const navigate = useNavigate();
  const kept = useRef<string | null>(null);
  const { attempt } = useChange({
    call: (typed: string) => api.billing.addMethod({ body: { session: typed } }),
    done: ({ methods }, _, cache) => cache.setQueryData(paymentMethods.queryKey, methods),
    success: "Card saved",
    stale: [["plan"]],
  });
  useEffect(() => {
    if (!session || kept.current === session) return;
    kept.current = session;
    void attempt(session).then(() =>
      navigate(upgrade ? `${planPath}?upgrade=${upgrade}` : planPath, { replace: true }),
    );
  }, [session, upgrade, attempt, navigate]);
}
