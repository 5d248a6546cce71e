import { Suspense, useState } from "react";
import type { Account } from "#contract/accounts.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { Loading, Skeleton } from "#ui/data/status/skeleton.tsx";
import { Band } from "#ui/layout/page.tsx";
import { ToastRegion } from "#ui/overlays/toast.tsx";
import { servicesContext } from "#web/api/services.ts";
import { siteMeta } from "#web/shared/head.ts";
import { SitePage } from "#web/shared/site-page.tsx";
import type { Route } from "./+types/sign-up-page";
import { AccountStep } from "./account-step.tsx";
import { CheckStep } from "./check-step.tsx";
import { type Draft, useDraft } from "./draft.ts";
import { IntroductionStep } from "./introduction-step.tsx";
import { ResumeStep } from "./resume-step.tsx";
import { SignUpFrame } from "./sign-up-frame.tsx";
import type { Step } from "./steps.ts";
import { WishesStep } from "./wishes-step.tsx";
import styles from "./sign-up.module.css";

export const meta = siteMeta({
  title: "Create a profile",
  description:
    "Upload your resume, fix anything we misread, say what you want and get matched to jobs. It takes 4 minutes.",
  path: "/sign-up",
});

/** Someone who is signed in already adds the profile to their account. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  return { account: await api.accounts.me().catch(() => null) };
}
export const shouldRevalidate = () => false;

export default function SignUpPage({ loaderData }: Route.ComponentProps) {
  const draft = useDraft();
  const [account, setAccount] = useState<Account | null>(loaderData.account);
  return (
    <SitePage>
      <Band className={styles.band}>
        <noscript>
          <p className={styles.small}>
            Creating a profile needs JavaScript. Turn it on for this page and reload.
          </p>
        </noscript>
        {draft.gone ? (
          <EmptyState
            title="Couldn’t open this sign-up"
            action={<ButtonLink href="/sign-up">Start again</ButtonLink>}
          >
            It’s already complete, or it expired after 30 days.
          </EmptyState>
        ) : (
          <SignUpFrame draft={draft}>
            {draft.ready ? (
              <Suspense fallback={<Waiting />}>
                {draft.step === "account" ? (
                  <AccountStep draft={draft} account={account} onSignedIn={setAccount} />
                ) : (
                  <StepContent draft={draft} step={draft.step} />
                )}
              </Suspense>
            ) : (
              <Waiting />
            )}
          </SignUpFrame>
        )}
      </Band>
      <ToastRegion />
    </SitePage>
  );
}

function StepContent({ draft, step }: { draft: Draft; step: Exclude<Step, "account"> }) {
  if (step === "resume") return <ResumeStep draft={draft} />;
  if (step === "check") return <CheckStep draft={draft} />;
  return step === "wishes" ? <WishesStep draft={draft} /> : <IntroductionStep draft={draft} />;
}

function Waiting() {
  return (
    <Loading label="Opening your sign-up">
      <Skeleton shape="title" width="half" />
      <Skeleton width="most" />
      <Skeleton shape="block" />
    </Loading>
  );
}
