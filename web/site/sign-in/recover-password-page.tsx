import { api } from "#web/api/client.ts";
import { siteMeta } from "#web/shared/head.ts";
import { AskForLink } from "./ask-for-link.tsx";

export const meta = siteMeta({ title: "Recover your password", path: "/recover-password", hidden: true });

export default function RecoverPasswordPage() {
  return (
    <AskForLink
      title="Recover your password"
      words="We’ll send you a link to choose a new one."
      works="It works for 1 hour."
      ask={(email) => api.accounts.recover({ body: { email } })}
    />
  );
}
