import { ExternalLink } from "lucide-react";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { useChange } from "#web/api/use-change.ts";
import { useVisitor } from "#web/shared/session/visitor.tsx";
import { saveExternal } from "./save-external.ts";
import type { ApplyJob } from "./application-data.ts";

interface ExternalApplyProps {
  job: ApplyJob;
  applyUrl: string;
}
/** For a job whose company reads no applications here: names where people apply, and asks afterwards whether they did. */
export function ExternalApply({ job, applyUrl }: ExternalApplyProps) {
  const [asks, setAsks] = useState<"leave" | "applied" | null>("leave");
  const [left, setLeft] = useState(false);
  const door = useVisitor();
  const navigate = useNavigate();
  const name = job.company.companyName;
  const host = new URL(applyUrl).host;
  useReturn(left, () => setAsks("applied"));

  const { attempt: keep, isPending: busy } = useChange({
    call: (state: "applied" | "saved") => saveExternal({ jobId: job.id, url: applyUrl, state }),
    done: async (_, __, cache) => {
      await Promise.all(
        ["external-applications", "matches", "job-marks"].map((name) =>
          cache.invalidateQueries({ queryKey: [name] }),
        ),
      );
      setAsks(null);
      await navigate("/applications");
    },
    success: (_, state) =>
      state === "applied" ? "Saved to your applications" : "Saved to your applications for later",
  });
  function keepSignedIn(state: "applied" | "saved") {
    if (!door) return void keep(state);
    setAsks(null);
    door.signedIn("Sign in to track this application", () => keep(state));
  }
  const leave = (
    <ButtonLink
      href={applyUrl}
      target="_blank"
      rel="noopener noreferrer"
      tone="fill"
      iconEnd={ExternalLink}
      onClick={() => setLeft(true)}
    >
      Go to {host}
    </ButtonLink>
  );
  return (
    <Stack gap={4}>
      <p>
        {name} takes applications on its own site, <b>{host}</b>. We don’t send them anything you save here.
      </p>
      <div>
        <Button size="lg" tone="fill" onClick={() => setAsks(left ? "applied" : "leave")}>
          {left ? "Tell us if you applied" : `Apply at ${name}`}
        </Button>
      </div>
      <Dialog
        size="sm"
        open={asks === "leave"}
        onOpenChange={(open) => !open && setAsks(null)}
        title={`You’re leaving for ${name}`}
        description={`${name} takes applications for ${job.jobTitle} on ${host}.`}
        footer={
          <>
            <Button onClick={() => setAsks(null)}>Stay here</Button>
            {leave}
          </>
        }
      >
        <p>It opens in a new tab. When you return, you can track it here.</p>
      </Dialog>
      <Dialog
        size="sm"
        open={asks === "applied"}
        onOpenChange={(open) => !open && setAsks(null)}
        title={`Did you apply at ${name}?`}
        description="We’ll add it to your applications. Only you see it."
        footer={
          <>
            <Button onClick={() => setAsks(null)}>No</Button>
            <Button busy={busy} onClick={() => keepSignedIn("saved")}>
              Not yet, save for later
            </Button>
            <Button tone="fill" busy={busy} onClick={() => keepSignedIn("applied")}>
              Yes, I applied
            </Button>
          </>
        }
      >
        <p>{job.jobTitle}</p>
      </Dialog>
    </Stack>
  );
}

/** Runs once someone who left for another page looks at this one again. */
function useReturn(left: boolean, comeBack: () => void) {
  useEffect(() => {
    if (!left) return;
    let away = document.hidden;
    function look() {
      if (document.hidden) away = true;
      else if (away) comeBack();
    }
    const hid = () => (away = true);
    window.addEventListener("blur", hid);
    window.addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      window.removeEventListener("blur", hid);
      window.removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
    };
    // Coming back matters once for each time someone leaves.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [left]);
}
