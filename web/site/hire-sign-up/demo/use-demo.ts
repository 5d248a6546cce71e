import { useState } from "react";
import { useNavigate } from "react-router";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { useEnterHiring } from "../enter-hiring.ts";
import { type DemoStart, type SignupCompanyData, demoFrom } from "./demo.ts";

/** A demo on its way: the page is made from a website, looked at, and then signed up for. */
export function useDemo(start: DemoStart) {
  const navigate = useNavigate();
  const enter = useEnterHiring();
  const [demo, setDemo] = useState(() => demoFrom(start));
  const [signingUp, setSigningUp] = useState(false);
  const { companyData, signupCompanyData } = demo;

  const asking = useSubmit(async ({ website = "", email = "" }) => {
    const { company, created, claimable } = await api.companies.autoCreate({ body: { website } });
    if (!claimable) return navigate(takeOverPath(company.slug));
    setDemo({
      website,
      email,
      companyData: company,
      companyBuilt: created,
      signupCompanyData: { ...signupCompanyData, email, website },
    });
  });
  const signing = useSubmit(async () => {
    if (!companyData) return;
    const { user } = await api.companies.signUp({
      query: { claimed: companyData.id },
      body: { ...signupCompanyData, companyName: companyData.companyName },
    });
    await enter(user);
  });
  return {
    demo,
    step: companyData ? (signingUp ? "sign up" : "look") : "ask",
    asking,
    signing,
    signUp: () => setSigningUp(true),
    lookAgain: () => setSigningUp(false),
    change: (typed: Partial<SignupCompanyData>) =>
      setDemo({ ...demo, signupCompanyData: { ...signupCompanyData, ...typed } }),
  } as const;
}

/** Where a company is taken over, or its team is asked. */
export const takeOverPath = (slug: string) => `/hire/take-over/${slug}`;
