import { Button } from "#ui/controls/buttons/button.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { sentenceOf } from "#web/api/client.ts";
import { useConnectAccount } from "./imports.ts";
import styles from "./imports.module.css";

interface AccountSourceProps {
  companyId: string;
  onFound: (importId: string) => void;
}

/** Jobs of an account that the team opens to us, instead of those its public board shows. */
export function AccountSource({ companyId, onFound }: AccountSourceProps) {
  const connect = useConnectAccount(companyId, onFound);
  const { error } = connect;
  return (
    <>
      {error && <FormError title={sentenceOf(error, error.message)} />}
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
