import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { Button } from "#ui/controls/buttons/button.tsx";
import type { GivenAnswer } from "#contract/job-questions.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { useMe } from "#web/shared/session/session.ts";
import { everything, followedTo, mayAskEmployees, sharedBy } from "./application-data.ts";
import styles from "./apply.module.css";

/** Why nobody was asked, and how to ask once more. */
export interface NotAsked {
  error: unknown;
  again: () => Promise<unknown>;
}

interface AskReferralProps {
  job: { id: string; companyId: string; company: { companyName: string } };
  note: string;
  /** What the hiring team reads once someone refers them. */
  sent: { resumeId: string | null; answers: GivenAnswer[] };
  /** False where the hiring team knows of the person already. */
  mayAsk: boolean;
  /** Null while they ask. */
  onProblem: (problem: NotAsked | null) => void;
  onAsked: () => void;
}
/** Asks who works there for a referral instead: the person by whose link one came, or everyone with an account here. */
export function AskReferral({ job, note, sent, mayAsk, onProblem, onAsked }: AskReferralProps) {
  const [search] = useSearchParams();
  const { parallelTag } = useMe();
  const given = search.get("pTag") ?? "";
  // Your own link doesn’t count.
  const pTag = given.toLowerCase() === parallelTag ? "" : given;
  const { data: through } = useQuery({ ...sharedBy(pTag), enabled: pTag !== "", retry: false });
  const { data: followed } = useQuery(followedTo(job.id));
  const { data: anyone = false } = useQuery(mayAskEmployees(job.id));
  const sharer = through?.mayRefer && through.company.id === job.companyId ? through.person.fullName : null;
  const cameBy = sharer ?? followed?.fullName;
  const { companyName } = job.company;
  const asking = { job, note, sent, onProblem, onAsked };
  return (
    <>
      {mayAsk && sharer && (
        <AskButton {...asking} whom={{ pTag }} asked={sharer}>
          Ask {sharer} to refer me
        </AskButton>
      )}{" "}
      {mayAsk && anyone && (
        <>
          <AskButton {...asking} whom={{ everyone: true }} asked={`the people who work at ${companyName}`}>
            Ask anyone at {companyName} for a referral
          </AskButton>
          <p className={styles.quiet}>
            Everyone who works at {companyName} and has an account here sees your request with your name,
            headline, location, and cover note, and former coworkers among them may say that they know you.
            Once someone refers you, the hiring team hears about you and gets your resume and answers.
          </p>
        </>
      )}
      {cameBy && <CameByLink fullName={cameBy} />}
    </>
  );
}

interface AskButtonProps extends Omit<AskReferralProps, "mayAsk"> {
  whom: { pTag: string } | { everyone: true };
  /** Who that is, in words. */
  asked: string;
  children: ReactNode;
}
function AskButton({ job, note, sent, onProblem, onAsked, whom, asked, children }: AskButtonProps) {
  const navigate = useNavigate();
  const ask = useChange({
    call: () => {
      onProblem(null);
      const body = { jobId: job.id, note: note || null, ...sent };
      return "pTag" in whom
        ? api.referrals.ask({ query: whom, body })
        : api.referrals.ask({ query: {}, body: { ...body, ...whom } });
    },
    done: () => {
      onAsked();
      return navigate("/applications");
    },
    success: () => `We asked ${asked} to refer you`,
    refusal: (error) => {
      onProblem({ error, again: ask.attempt });
      return null;
    },
    stale: everything,
  });
  return (
    <Button size="lg" busy={ask.isPending} onClick={() => ask.mutate()}>
      {children}
    </Button>
  );
}

function CameByLink({ fullName }: { fullName: string }) {
  return (
    <p>
      You came by {fullName}’s link. The hiring team sees that, and {fullName} sees that you applied and what
      comes of it, never what you send.
    </p>
  );
}
