import { useSearchParams } from "react-router";
import { Segmented } from "#ui/controls/choice/segmented.tsx";

const periods = [
  { value: "7", label: "7 days" },
  { value: "30", label: "30 days" },
  { value: "90", label: "90 days" },
] as const;
type Days = (typeof periods)[number]["value"];

/** How many days back a screen looks, kept in its address. */
export function useDays(): Days {
  const [params] = useSearchParams();
  return periods.find(({ value }) => value === params.get("days"))?.value ?? "30";
}

export function DaysChoice() {
  const [, setParams] = useSearchParams();
  return (
    <Segmented
      label="Period"
      segments={periods}
      value={useDays()}
      onChange={(days) => setParams({ days }, { replace: true })}
    />
  );
}
