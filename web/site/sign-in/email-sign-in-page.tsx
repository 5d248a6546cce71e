import { useSearchParams } from "react-router";
import { Link } from "#ui/controls/buttons/link.tsx";
import { api } from "#web/api/client.ts";
import { siteMeta } from "#web/shared/head.ts";
import { carrying, returnUrl } from "#web/shared/session/return-url.ts";
import { AskForLink } from "./ask-for-link.tsx";

export const meta = siteMeta({ title: "Sign in by email", path: "/sign-in/email", hidden: true });

/** Asks for a link that signs in. */
export default function EmailSignInPage() {
  const [search] = useSearchParams();
  return (
    <AskForLink
      title="Sign in by email"
      words="We’ll send you a link that signs you in."
      works="It works once, for 15 minutes."
      ask={(email) => api.security.askSignInLink({ body: { email, to: returnUrl(search) ?? undefined } })}
      foot={<Link href={carrying("/sign-in", search)}>Sign in another way</Link>}
    />
  );
}
