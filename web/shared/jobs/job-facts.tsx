import type { ReactNode } from "react";
import clsx from "clsx";
import { Banknote, Briefcase, MapPin } from "lucide-react";
import type { JobCard } from "#contract/job-shapes.ts";
import { Icon, type LucideIcon } from "#ui/controls/indicators/icon.tsx";
import { placeText } from "#shared/places/place-text.ts";
import { payText } from "./job-words.ts";
import styles from "./job-facts.module.css";

interface Fact {
  icon: LucideIcon;
  label: string;
  value: ReactNode;
}

type FactsOfJob = Pick<JobCard, "salary" | "employmentType" | "seniority"> & Parameters<typeof placeText>[0];
/** Pay, place and kind of a job, as its page and its preview say them. */
export function factsOf(job: FactsOfJob): Fact[] {
  const kind = [job.employmentType, job.seniority].filter(Boolean).join(", ");
  return [
    { icon: Banknote, label: "Salary", value: payText(job) ?? "Not listed" },
    { icon: MapPin, label: "Location", value: placeText(job) },
    { icon: Briefcase, label: "Job type", value: kind || "Not listed" },
  ];
}

/** What one wants to know of a job first, side by side; wide on a page of its own. */
export function JobFacts({ facts, wide }: { facts: readonly Fact[]; wide?: boolean }) {
  return (
    <dl className={clsx(styles.facts, wide && styles.wide)}>
      {facts.map(({ icon, label, value }) => (
        <div key={label}>
          <dt>
            <Icon of={icon} size="sm" /> {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
