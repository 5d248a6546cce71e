import { useQuery } from "@tanstack/react-query";
import { dateWords } from "#ui/data/text/date-words.ts";
import { applyCredits } from "./credits.ts";

/** How many applications can still leave for job boards this month. */
export function CreditsLeft() {
  const { data } = useQuery(applyCredits);
  if (!data) return null;
  const { left, aMonth, held, renewsAt } = data;
  return (
    <p>
      {left} of {aMonth} applications through job boards left until{" "}
      {dateWords(renewsAt, { day: "numeric", month: "long" })}.
      {held > 0 &&
        ` ${held} more may have arrived; tell us once you know. What we don’t hear of in 14 days comes back.`}
    </p>
  );
}
