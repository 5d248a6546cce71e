import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { Button } from "#ui/controls/buttons/button.tsx";
import { api, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { everything, followedTo, sharedBy } from "./application-data.ts";

interface AskReferralProps {
  job: { id: string; companyId: string };
  note: string;
  onProblem: (sentence: string | null) => void;
}
/** A person who came through an employee's link may ask them for a referral instead. */
export function AskReferral({ job, note, onProblem }: AskReferralProps) {
  const [search] = useSearchParams();
  const pTag = search.get("pTag") ?? "";
  const { data: through } = useQuery({ ...sharedBy(pTag), enabled: pTag !== "", retry: false });
  const navigate = useNavigate();
  const ask = useChange({
    call: () => {
      onProblem(null);
      return api.referrals.ask({ query: { pTag }, body: { jobId: job.id, note: note || null } });
    },
    done: () => navigate("/applications"),
    success: () => `We asked ${through?.person.fullName} to refer you`,
    refusal: (error) => {
      onProblem(sentenceOf(error));
      return null;
    },
    stale: everything,
  });
  const { data: followed } = useQuery(followedTo(job.id));
  if (!through?.mayRefer || through.company.id !== job.companyId)
    return followed ? <CameByLink fullName={followed.fullName} /> : null;
  const { fullName } = through.person;
  return (
    <>
      <Button size="lg" busy={ask.isPending} onClick={() => ask.mutate()}>
        Ask {fullName} to refer me
      </Button>
      <CameByLink fullName={fullName} />
    </>
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
