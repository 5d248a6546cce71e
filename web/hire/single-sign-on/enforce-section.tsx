import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isActive } from "#contract/team-rights.ts";
import type { SingleSignOn } from "#contract/single-sign-on.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { Select } from "#ui/controls/select/select.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { teamOf } from "#web/hire/shared/team/team.ts";
import { useMe } from "#web/shared/session/session.ts";
import { connectionQuery } from "./connection.ts";
import styles from "./single-sign-on.module.css";

/** Whether passwords still open the company, and for whom in an emergency. */
export function EnforceSection({ connection, may }: { connection: SingleSignOn; may: boolean }) {
  const { id: mine, companyAdmin } = useMe();
  const team = useQuery(teamOf(companyAdmin?.companyId ?? "")).data ?? [];
  const [chosen, setChosen] = useState(connection.exceptUserId ?? mine);
  const [asking, setAsking] = useState(false);
  const enforced = connection.enforcedAt !== null;
  const change = useChange({
    call: (on: boolean) => api.singleSignOn.enforce({ body: { enforced: on, exceptUserId: chosen } }),
    success: (_, on) => (on ? "Your team signs in through your provider only" : "Passwords work again"),
    stale: [connectionQuery],
  });
  const except = team.find(({ userId }) => userId === connection.exceptUserId);
  return (
    <Section
      title="Passwords"
      content="beside"
      line
      description="Once your provider works, you can switch passwords off for teammates at these domains. One person keeps theirs, in case the provider fails."
    >
      <Stack gap={4}>
        {enforced ? (
          <p className={styles.facts}>
            Passwords are off{except && `. ${except.fullName} can still use theirs`}.
          </p>
        ) : (
          may && (
            <Field label="Who keeps their password">
              <Select
                value={chosen}
                onChange={setChosen}
                options={team
                  .filter(isActive)
                  .map(({ userId, fullName }) => ({ value: userId, label: fullName }))}
              />
            </Field>
          )
        )}
        {may && (
          <Row>
            {enforced ? (
              <Button busy={change.isPending} onClick={() => change.mutate(false)}>
                Allow passwords again
              </Button>
            ) : (
              <Button disabled={!connection.testedAt} busy={change.isPending} onClick={() => setAsking(true)}>
                Switch passwords off
              </Button>
            )}
          </Row>
        )}
        {!enforced && !may && <p className={styles.facts}>Teammates can sign in with a password too.</p>}
      </Stack>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Switch passwords off?"
        description="Teammates at these domains who signed in with a password are signed out now, and sign in through your provider from then on."
        action="Switch passwords off"
        danger
        onConfirm={() => change.mutate(true)}
      />
    </Section>
  );
}
