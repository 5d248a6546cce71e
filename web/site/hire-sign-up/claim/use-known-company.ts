import { useRef, useState } from "react";
import { isEmail } from "#shared/links/email.ts";
import { api } from "#web/api/client.ts";
import { type Claim, noClaim } from "./claim.ts";

/** Says early that the company of an email, a website, a job board or a name is here; and which website is of none. */
export function useKnownCompany() {
  const [claim, setClaim] = useState<Claim>(noClaim);
  const [unknown, setUnknown] = useState(false);
  const asked = useRef(0);
  /** Reads what the form says so far; only the latest answer counts. */
  async function look(form: HTMLFormElement) {
    const typed = new FormData(form);
    const text = (name: string) => String(typed.get(name) ?? "").trim();
    const [website, email, companyName] = [text("website"), text("email"), text("companyName")];
    const round = ++asked.current;
    const known = await find({ website, email, companyName });
    if (round !== asked.current) return;
    const company = known?.company;
    setClaim({ website, email, companyData: company ? { ...known, company } : null });
    setUnknown(known !== null && website !== "" && !known.exists);
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
