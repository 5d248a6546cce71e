import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { singleSignOnReturn } from "#contract/single-sign-on.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Band } from "#ui/layout/page.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { siteMeta } from "#web/shared/head.ts";
import { returnUrl } from "#web/shared/session/return-url.ts";
import { homeOf } from "#web/shared/session/session.ts";
import { SecondStepPage } from "#web/shared/second-factor/second-step-page.tsx";
import { useSignIn } from "#web/shared/session/use-sign-in.ts";
import { SitePage } from "#web/shared/site-page.tsx";

export const meta = siteMeta({ title: "Signing you in", path: singleSignOnReturn, hidden: true });

/** Where a company's sign-in sends people back to: what it added to the address is handed to the server, once. */
export default function CompanyReturnPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { enter, step } = useSignIn((user, to) =>
    navigate(returnUrl(new URLSearchParams(to ? { to } : {})) ?? homeOf(user), { replace: true }),
  );
  const finish = useChange({
    call: async () => {
      let tested: string | null = null;
      await enter(async () => {
        const { signedIn, to, ...answer } = await api.singleSignOn.finish({ body: { search } });
        tested = answer.tested;
        return signedIn && { ...signedIn, to };
      });
      return tested as string | null;
    },
    once: () => "finish",
    refusal: null,
  });
  // The answer works once, so it is handed over once.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => finish.mutate(), []);
  const tested = finish.data;
  if (step) return <SecondStepPage step={step} />;
  return (
    <SitePage>
      <Band width="narrow">
        <Stack gap={4} align="start">
          {finish.error ? (
            <Words title="You’re not signed in" action="Start again" href="/sign-in/company">
              {sentenceOf(finish.error)}
            </Words>
          ) : tested ? (
            <Words title="Your sign-in works" action="Back to settings" href="/hire/company/sign-in">
              It said that you are {tested}.
            </Words>
          ) : (
            <h1 role="status">Signing you in…</h1>
          )}
        </Stack>
      </Band>
    </SitePage>
  );
}

function Words({
  title,
  action,
  href,
  children,
}: {
  title: string;
  action: string;
  href: string;
  children: React.ReactNode;
}) {
  return (
    <>
      <h1>{title}</h1>
      <p>{children}</p>
      <ButtonLink tone="fill" href={href}>
        {action}
      </ButtonLink>
    </>
  );
}
