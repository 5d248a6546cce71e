import { Link } from "#ui/controls/buttons/link.tsx";
import { addressOf } from "#web/shared/search/search-address.ts";
import type { SearchData } from "#web/shared/search/search-data.ts";
import { shortPlace, stepWords } from "#web/shared/search/step-words.ts";
import styles from "./search.module.css";

/** What was searched for, and the searches next to it with how many each finds. */
export function WiderSearches({ data, path }: { data: SearchData; path: string }) {
  const { index, asked, answer } = data;
  const { steps, matching, understood, page } = answer;
  if (index !== "jobs" || page > 1 || steps.length === 0) return null;
  return (
    <p className={styles.steps}>
      {matching === 0 && <b>{nothingWords(asked.terms.query, understood)}</b>}
      {steps.map((step) => (
        <span key={`${step.kind} ${step.about}`}>
          {step.kind === "some" || step.kind === "similar" ? (
            stepWords(step, data)
          ) : (
            <Link href={addressOf(path, { terms: step.terms, days: asked.days })}>
              {stepWords(step, data)}
            </Link>
          )}
          : {step.total.toLocaleString("en-US")}
        </span>
      ))}
    </p>
  );
}

function nothingWords(query: string, { typed, place, remote }: SearchData["answer"]["understood"]) {
  const what = [remote && "remote", typed].filter(Boolean).join(" ") || (place ? "" : query);
  const where = place ? ` in ${shortPlace(place)}` : "";
  return what ? `No jobs for “${what}”${where}.` : `No jobs${where}.`;
}

/** Which place was understood, where another of its name may be meant. */
export function UnderstoodPlace({
  data: { index, asked, answer },
  path,
}: {
  data: SearchData;
  path: string;
}) {
  const { place, namesakes, typed, remote } = answer.understood;
  const isTyped = asked.terms.place !== null && asked.terms.place !== undefined;
  if (index !== "jobs" || !place || (isTyped && namesakes.length === 0)) return null;
  const query = [typed, remote && "remote"].filter(Boolean).join(" ");
  return (
    <p className={styles.note}>
      {remote ? "Remote work open to" : "Jobs in"} <b>{place}</b>.{namesakes.length > 0 && " Did you mean "}
      {namesakes.map((name, at) => (
        <span key={name}>
          {at > 0 && (at === namesakes.length - 1 ? " or " : ", ")}
          <Link href={addressOf(path, { terms: { ...asked.terms, query, place: { name, radiusKm: 50 } } })}>
            {name}
          </Link>
        </span>
      ))}
      {namesakes.length > 0 && "?"}
    </p>
  );
}
