import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { placeText } from "#shared/places/place-text.ts";
import { keepJobs } from "#web/api/kept-to-read.ts";
import { savedJobs } from "./saved-jobs.ts";
import { useMe } from "#web/shared/session/session.ts";

/** What the screen itself needs comes first. */
const pauseMs = 5000;

/** Keeps the jobs a job seeker saved for reading without a connection, as they are now. */
export function useKeptJobs({ enabled }: { enabled: boolean }) {
  const { id: userId } = useMe();
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), pauseMs);
    return () => clearTimeout(timer);
  }, []);
  const { data } = useQuery({ ...savedJobs, enabled: enabled && calm });
  useEffect(() => {
    if (!data || !enabled) return;
    const jobs = data.jobs.map((job) => ({
      title: job.jobTitle,
      text: [job.company.companyName, placeText(job), job.status === "closed" && "Closed"]
        .filter(Boolean)
        .join(", "),
    }));
    void keepJobs(userId, jobs);
  }, [data, enabled, userId]);
}
