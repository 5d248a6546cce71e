import { useQuery } from "@tanstack/react-query";
import { Circle } from "lucide-react";
import type { EmployeeFlags } from "#contract/employees.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { employeeFlags, useHideSteps } from "./home.ts";

interface Step {
  flag: Exclude<keyof EmployeeFlags, "stepsHidden">;
  title: string;
  text: string;
  href: string;
}
const steps: readonly Step[] = [
  {
    flag: "pastWorkAdded",
    title: "Say where you worked before",
    text: "We ask you about past coworkers who apply.",
    href: "/teams/people",
  },
  {
    flag: "connectionsAdded",
    title: "Bring the people you know",
    text: "From your LinkedIn export. No one else sees them.",
    href: "/teams/people/connections",
  },
  {
    flag: "linkOpened",
    title: "Share your link",
    text: "Done once someone opens it.",
    href: "/teams/referrals",
  },
  {
    flag: "firstReferral",
    title: "Refer someone",
    text: "Answer a request, or suggest a job to someone you know.",
    href: "/teams/referrals",
  },
];

/** What to begin with, until it is done or hidden. */
export function FirstSteps() {
  const { data: flags } = useQuery(employeeFlags);
  const hide = useHideSteps();
  if (!flags) return null;
  if (flags.stepsHidden)
    return (
      <div>
        <Button size="sm" tone="bare" onClick={() => hide.mutate(false)}>
          Show first steps
        </Button>
      </div>
    );
  const left = steps.filter(({ flag }) => !flags[flag]);
  if (left.length === 0) return null;
  return (
    <Section
      title="First steps"
      description={`${steps.length - left.length} of ${steps.length} done`}
      actions={
        <Button size="sm" tone="bare" onClick={() => hide.mutate(true)}>
          Hide
        </Button>
      }
    >
      <List label="First steps" divided flush>
        {left.map(({ flag, title, text, href }) => (
          <ListRow key={flag} href={href} leading={<Icon of={Circle} />} title={title} text={text} />
        ))}
      </List>
    </Section>
  );
}
