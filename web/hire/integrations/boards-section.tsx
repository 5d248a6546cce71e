import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { BoardForwarding } from "#contract/board-applications.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Switch } from "#ui/controls/choice/switch.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { PasswordInput } from "#ui/controls/fields/password-input.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { useMe } from "#web/shared/session/session.ts";
import { platformName } from "#shared/words/platform-name.ts";
import { boardsOf } from "./integrations.ts";
import styles from "./integrations.module.css";
import { Needs } from "#web/hire/shared/team/needs.tsx";

const formId = "board-key";

/** Boards that jobs come from, and whether applications are sent back to them. */
export function BoardsSection() {
  const companyId = useMe().companyAdmin?.companyId ?? "";
  const found = useQuery({ ...boardsOf(companyId), enabled: companyId !== "" });
  return (
    <Section
      title="Job boards"
      description="When someone applies here for a job from your board, we can send the application there too, with what they sent you and nothing else."
      line
    >
      <Loaded
        of={found}
        rows={2}
        size="sm"
        loading="Loading job boards"
        failed="Couldn’t load your job boards"
      >
        {(boards) =>
          boards.length === 0 ? (
            <EmptyState
              size="sm"
              title="No job boards yet"
              action={
                <ButtonLink size="sm" href="/hire/jobs?import=1">
                  Import jobs
                </ButtonLink>
              }
            >
              Boards you import your jobs from appear here.
            </EmptyState>
          ) : (
            <ul className={styles.list}>
              {boards.map((board) => (
                <BoardRow key={board.feedId} companyId={companyId} board={board} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}

interface BoardRowProps {
  companyId: string;
  board: BoardForwarding;
}
function BoardRow({ companyId, board }: BoardRowProps) {
  const { feedId, system, address, way, enabled, keyEnding, problems } = board;
  const [asking, setAsking] = useState(false);
  const name = platformName(system);
  const set = useChange({
    call: (wanted: boolean) =>
      api.boardApplications.setBoard({ params: { id: companyId, feedId }, body: { enabled: wanted } }),
    success: ({ enabled: on }) => (on ? `New applications go to ${name}` : `Nothing goes to ${name} anymore`),
    stale: [boardsOf(companyId)],
  });
  return (
    <li className={styles.hook}>
      <h3>
        {name}
        {way !== "account" && address && `, ${address.replace(/^https?:\/\//, "")}`}
      </h3>
      {problems.map((problem) => (
        <Callout key={problem} tone="warn">
          {problem}
        </Callout>
      ))}
      {way === "none" ? (
        <p className={styles.quiet}>
          {name} takes no applications from other sites. Each applicant’s page says where to add them.
        </p>
      ) : (
        <>
          <Needs permission="integrations">
            <Switch
              label={`Send new applications to ${name}`}
              checked={enabled}
              disabled={set.isPending}
              onChange={(wanted) =>
                wanted && way === "key" && !keyEnding ? setAsking(true) : set.mutate(wanted)
              }
            />
          </Needs>
          {way === "key" && (
            <Needs permission="integrations">
              <KeyDialog companyId={companyId} board={board} open={asking} onOpenChange={setAsking} />
            </Needs>
          )}
        </>
      )}
    </li>
  );
}

interface KeyDialogProps {
  companyId: string;
  board: BoardForwarding;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}
/** Takes the company's API key at the board, and switches sending on. */
function KeyDialog({ companyId, board, open, onOpenChange }: KeyDialogProps) {
  const { feedId, system, keyEnding } = board;
  const name = platformName(system);
  const form = useSubmit(
    async ({ key = "" }) => {
      await api.boardApplications.setBoard({
        params: { id: companyId, feedId },
        body: { enabled: true, key },
      });
      onOpenChange(false);
    },
    { stale: [boardsOf(companyId)] },
  );
  return (
    <Dialog
      title={`API key of ${name}`}
      description={`Make a key that may add applications in your settings at ${name}. We keep it encrypted and show it to no one.`}
      open={open}
      onOpenChange={onOpenChange}
      trigger={
        <Button size="sm">{keyEnding ? `Change the key that ends in ${keyEnding}` : "Add an API key"}</Button>
      }
      footer={
        <Button type="submit" form={formId} tone="fill" busy={form.busy}>
          Save and send applications
        </Button>
      }
    >
      <form id={formId} onSubmit={form.onSubmit} noValidate>
        <Stack gap={4}>
          {form.sentence && !form.fields.key && <FormError title={form.sentence} />}
          <Field label="API key" error={form.fields.key}>
            <PasswordInput name="key" autoComplete="off" maxLength={500} />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}
