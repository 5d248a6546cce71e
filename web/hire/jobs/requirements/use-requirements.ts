import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { textOf } from "#shared/words/text-of.ts";
import { api } from "#web/api/client.ts";
import { useIncluded } from "#web/hire/shared/plan/company-plan.ts";
import type { JobDraft } from "../job-draft.ts";

const pauseMs = 500;

/** What the description asks for as the server reads it, once the writing pauses; corrections are applied at once. */
export function useRequirements({ jobTitle, jobDescription, requirementCorrections }: JobDraft) {
  const [words, setWords] = useState({ jobTitle: jobTitle.trim(), jobDescription });
  useEffect(() => {
    const timer = setTimeout(() => setWords({ jobTitle: jobTitle.trim(), jobDescription }), pauseMs);
    return () => clearTimeout(timer);
  }, [jobTitle, jobDescription]);
  const included = useIncluded()("changeJobs");
  const written = textOf(words.jobDescription) !== "" || (requirementCorrections?.kept.length ?? 0) > 0;
  return useQuery({
    queryKey: ["requirements", words, requirementCorrections],
    queryFn: () => api.jobs.readRequirements({ body: { ...words, requirementCorrections } }),
    enabled: written && included,
    placeholderData: written ? keepPreviousData : undefined,
    staleTime: Infinity,
    retry: false,
  });
}
