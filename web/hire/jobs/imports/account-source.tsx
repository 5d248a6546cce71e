import { queryOptions, useQuery } from "@tanstack/react-query";
import { accountsNotSetUp } from "#contract/company-ats.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { api, sentenceOf } from "#web/api/client.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { leftFrame, useConnectAccount } from "./imports.ts";
import styles from "./imports.module.css";

interface AccountSourceProps {
  companyId: string;
  onFound: (importId: string) => void;
}
const readiness = queryOptions({
  queryKey: ["company-ats", "ready"],
  queryFn: () => api.companyAts.ready(),
});

/** Jobs of an account that the team opens to us, instead of those its public board shows. */
export function AccountSource({ companyId, onFound }: AccountSourceProps) {
  return (
    <Loaded
      of={useQuery(readiness)}
      rows={3}
      size="sm"
      loading="Checking whether accounts can be connected"
      failed="Couldn’t check whether accounts can be connected"
    >
      {({ ready }) =>
        ready ? (
          <Connect companyId={companyId} onFound={onFound} />
        ) : (
          <Callout tone="info">{accountsNotSetUp}</Callout>
        )
      }
    </Loaded>
  );
}

function Connect({ companyId, onFound }: AccountSourceProps) {
  const connect = useConnectAccount(companyId, onFound);
  const { error } = connect;
  return (
    <>
      {error && error.message !== leftFrame && <FormError title={sentenceOf(error, error.message)} />}
      <p>
        Sign in to your applicant tracking system, and we’ll read its open jobs every 6 hours. You’ll see what
        we found before anything changes. You can disconnect anytime.
      </p>
      <p className={styles.quiet}>
        Your sign-in details go to Kombo, which opens the account to us. We never see them.
      </p>
      <div>
        <Button tone="fill" busy={connect.isPending} onClick={() => connect.mutate()}>
          Connect account
        </Button>
      </div>
    </>
  );
}
