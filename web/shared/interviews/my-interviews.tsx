import clsx from "clsx";
import { useQuery } from "@tanstack/react-query";
import { NotebookPen } from "lucide-react";
import { useState } from "react";
import type { Interview } from "#contract/interviews.ts";
import type { MyApplicationDetail } from "#contract/my-application.ts";
import { isOpen } from "#shared/interviews/is-open.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { RadioGroup } from "#ui/controls/choice/radio-group.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { Section } from "#ui/layout/section.tsx";
import { api, sentenceOf } from "#web/api/client.ts";
import { CancelInterview } from "./cancel-interview.tsx";
import { FreeTimes } from "./free-times.tsx";
import { InterviewFacts, timeHere } from "./interview-facts.tsx";
import { interviewsOf, useInterviewAct } from "./interview-queries.ts";
import styles from "./interviews.module.css";

/** The latest interview for an application: to choose a time, and to know when and where. */
export function MyInterviews({ application }: { application: MyApplicationDetail }) {
  const { data: [latest] = [] } = useQuery(interviewsOf(application.id));
  if (!latest) return null;
  return (
    <Section title="Interview" content="beside" line>
      <MyInterview key={`${latest.id} ${latest.revision}`} interview={latest} application={application} />
    </Section>
  );
}

interface Answer {
  time: string | null;
  answer?: string;
}
function MyInterview({ interview, application }: { interview: Interview; application: MyApplicationDetail }) {
  const { company } = application;
  const [declining, setDeclining] = useState(false);
  const [moving, setMoving] = useState(false);
  const cancel = useInterviewAct(application.id, () =>
    api.interviews.cancel({ params: { id: interview.id } }),
  );
  const send = useInterviewAct(application.id, (body: Answer) =>
    api.interviews.answer({ params: { id: interview.id }, body }),
  );
  const [now] = useState(() => new Date());
  const open = isOpen(interview, now);
  const choosing = open && (interview.state === "proposed" || (moving && !declining));
  const others = interview.times.filter((time) => time !== interview.time && new Date(time) > now);
  const mayMove = interview.state === "confirmed" && (interview.window !== null || others.length > 0);
  return (
    <>
      <p className={styles.state}>{stateText(interview, company.companyName, open)}</p>
      {choosing && interview.window && (
        <FreeTimes
          interview={interview}
          busy={send.isPending}
          onChoose={(time) => send.mutate({ time })}
          onClose={interview.time ? () => setMoving(false) : undefined}
        />
      )}
      {choosing && !interview.window && (
        <ChooseTime
          times={moving ? others : interview.times}
          busy={send.isPending}
          onChoose={(time) => send.mutate({ time })}
          onClose={interview.time ? () => setMoving(false) : undefined}
        />
      )}
      {interview.state === "refused" && interview.answer && (
        <blockquote className={styles.facts}>{interview.answer}</blockquote>
      )}
      {interview.state !== "canceled" && <InterviewFacts interview={interview} />}
      {cancel.error && <FormError title={sentenceOf(cancel.error)} />}
      {send.error && <FormError title={sentenceOf(send.error)} />}
      {open && !declining && (
        <div className={styles.acts}>
          <ButtonLink href={`/applications/${application.id}/prepare`} icon={NotebookPen}>
            Prepare
          </ButtonLink>
          {mayMove && !moving && <Button onClick={() => setMoving(true)}>Choose another time</Button>}
          {interview.state !== "refused" && (
            <Button tone="bare" onClick={() => setDeclining(true)}>
              {interview.state === "confirmed" ? "I can’t make it" : "None of these times work"}
            </Button>
          )}
          <CancelInterview
            description={`${company.companyName} and your interviewers will be told. Your application stays open.`}
            busy={cancel.isPending}
            onCancel={() => cancel.mutate(undefined)}
          />
        </div>
      )}
      {declining && (
        <Decline
          givenUp={interview.time}
          busy={send.isPending}
          onSend={(answer) => send.mutate({ time: null, answer })}
          onClose={() => setDeclining(false)}
        />
      )}
    </>
  );
}

interface ChooseTimeProps {
  times: readonly string[];
  busy: boolean;
  onChoose: (time: string) => void;
  /** Back to the time that is confirmed. */
  onClose: (() => void) | undefined;
}
function ChooseTime({ times, busy, onChoose, onClose }: ChooseTimeProps) {
  const [now] = useState(() => new Date().toISOString());
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <div className={styles.facts}>
      <RadioGroup
        boxed
        label="Times"
        value={chosen}
        onChange={setChosen}
        choices={times.map((time) => ({ value: time, label: timeHere(time), disabled: time <= now }))}
      />
      <div className={styles.acts}>
        <Button
          tone="fill"
          busy={busy}
          disabled={chosen === null}
          onClick={() => chosen !== null && onChoose(chosen)}
        >
          Confirm this time
        </Button>
        {onClose && <Button onClick={onClose}>Keep the confirmed time</Button>}
      </div>
    </div>
  );
}

interface DeclineProps {
  /** The time that was agreed, and no longer holds then. */
  givenUp: string | null;
  busy: boolean;
  onSend: (answer: string) => void;
  onClose: () => void;
}
function Decline({ givenUp, busy, onSend, onClose }: DeclineProps) {
  const [answer, setAnswer] = useState("");
  return (
    <div className={clsx(styles.form, styles.answer)}>
      {givenUp && (
        <p>
          If you ask for other times, {timeHere(givenUp)} no longer holds. The team and your interviewers are
          told right away.
        </p>
      )}
      <Field label="When are you free?" hint="The team can see it" optional>
        <TextArea
          rows={3}
          maxLength={1000}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
      </Field>
      <div className={styles.acts}>
        <Button tone="fill" busy={busy} onClick={() => onSend(answer.trim())}>
          Ask for other times
        </Button>
        <Button onClick={onClose}>Back</Button>
      </div>
    </div>
  );
}

function stateText(interview: Interview, companyName: string, open: boolean) {
  const { state, canceledBy } = interview;
  if (state === "canceled") {
    if (canceledBy === null) return "The interview won’t take place";
    return canceledBy === "candidate"
      ? "You canceled the interview"
      : `${companyName} canceled the interview`;
  }
  if (state === "refused") return `You asked ${companyName} for other times`;
  if (!open) return state === "confirmed" ? "This interview is over" : "The proposed times have passed";
  if (state === "confirmed") return "Your interview is confirmed";
  return proposalText(interview, companyName);
}

/** What the team proposes, or changed about what it had proposed. */
function proposalText({ times, window, whatChanged }: Interview, companyName: string) {
  const isElsewhere = whatChanged.includes("location");
  if (whatChanged.length > 0 && !whatChanged.includes("times")) {
    const what = isElsewhere ? "the location" : "details";
    const rest = window ? "days stay" : times.length === 1 ? "time stays" : "times stay";
    return `${companyName} changed ${what} of the interview. The ${rest} the same`;
  }
  // What was agreed before, if anything, no longer holds.
  const anew = whatChanged.length > 0 ? "new " : "";
  const also = isElsewhere ? " and changed the location" : "";
  if (window) return `${companyName} asks you to choose a ${anew}time${also}`;
  const some = times.length === 1 ? "a" : times.length;
  return `${companyName} proposed ${some} ${anew}${times.length === 1 ? "time" : "times"}${also}`;
}
