import { redirect } from "react-router";
import { Search } from "lucide-react";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Band } from "#ui/layout/page.tsx";
import { servicesContext } from "#web/api/services.ts";
import { siteMeta } from "#web/shared/head.ts";
import { accountOf } from "#web/shared/session/plain.ts";
import { homeOf } from "#web/shared/session/session.ts";
import { SitePage } from "#web/shared/site-page.tsx";
import type { Route } from "./+types/landing-page";
import { ExampleMatch } from "./example-match.tsx";
import styles from "./landing.module.css";

export const handle = { plain: true };
export const meta = siteMeta({ path: "/" });

export async function loader({ context, request }: Route.LoaderArgs) {
  const account = await accountOf(request, context.get(servicesContext).api);
  if (account) throw redirect(homeOf(account));
  return null;
}

const promises = [
  {
    title: "Up to 10 jobs a day, each with its reasons",
    text: "Every match shows what fits, with the line from your resume that proves it, and what’s missing.",
  },
  {
    title: "You always know where you stand",
    text: "Each application shows the current stage, the latest update and a clear outcome.",
  },
  {
    title: "Talk to the people hiring",
    text: "When a team shortlists you, you can message each other directly.",
  },
  {
    title: "Your data stays yours",
    text: "See what we read from your resume, correct it, and turn automated scoring off whenever you like.",
  },
];

export default function LandingPage() {
  return (
    <SitePage>
      <Band className={styles.hero}>
        <div>
          <h1 className={styles.headline}>Work that fits, and the people behind it.</h1>
          <p className={styles.lead}>
            Upload your resume, fix anything we misread, and see jobs that match, with the reasons why.
          </p>
          <p className={styles.actions}>
            <ButtonLink href="/sign-up" tone="fill" size="lg">
              Create a profile
            </ButtonLink>
            <ButtonLink href="/jobs" size="lg">
              Browse jobs
            </ButtonLink>
          </p>
          <form className={styles.search} action="/jobs" role="search">
            <TextInput
              name="q"
              icon={Search}
              aria-label="Search jobs"
              placeholder="Try “nurse” or “data engineer”"
            />
            <Button type="submit">Search</Button>
          </form>
        </div>
        <ExampleMatch />
      </Band>
      <Band line>
        <ul className={styles.promises}>
          {promises.map(({ title, text }) => (
            <li key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Band>
      <Band line>
        <h2 className={styles.second}>Hiring?</h2>
        <p className={styles.lead}>
          Import jobs from your job board, see who fits and why, decide in seconds, and undo any decision.
        </p>
        <p className={styles.actions}>
          <ButtonLink href="/hire/sign-up" size="lg">
            Start hiring
          </ButtonLink>
        </p>
      </Band>
    </SitePage>
  );
}
