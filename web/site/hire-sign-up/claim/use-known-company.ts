import { useRef, useState } from "react";
import { isEmail } from "#shared/links/email.ts";
import { api } from "#web/api/client.ts";
import { type Claim, type KnownCompany, noClaim } from "./claim.ts";

type Typed = Partial<Record<"website" | "email" | "companyName", string>>;

/** Says early that the company of an email, a website, a job board or a name is here; and which website is of none. */
export function useKnownCompany() {
  const [claim, setClaim] = useState<Claim>(noClaim);
  const [unknown, setUnknown] = useState(false);
  const asked = useRef(0);
  /** Finds the company of what the form says so far; only the latest answer is shown. */
  async function look(typed: Typed): Promise<KnownCompany | null> {
    const text = (name: keyof Typed) => (typed[name] ?? "").trim();
    const [website, email, companyName] = [text("website"), text("email"), text("companyName")];
    const round = ++asked.current;
    const found = await find({ website, email, companyName });
    const known = found?.company ? { ...found, company: found.company } : null;
    if (round !== asked.current) return known;
    setClaim({ website, email, companyData: known });
    setUnknown(found !== null && website !== "" && !found.exists);
    return known;
  }
  return { claim, unknown, look };
}

function find({ website, email, companyName }: Record<"website" | "email" | "companyName", string>) {
  const body = {
    ...(website && { website }),
    ...(isEmail(email) && { email }),
    ...(companyName && { companyName }),
  };
  if (!body.website && !body.email) return null;
  return api.companies.exists({ body }).catch(() => null);
}
