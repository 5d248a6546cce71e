import { useSearchParams } from "react-router";
import type { AgentForm } from "#contract/agent-applications.ts";

const name = "resume";

/** The address of the form of a job that is to be sent with this resume, whichever was chosen there before. */
export function withResume(address: string, resumeId: string) {
  return `${address}${address.includes("?") ? "&" : "?"}${name}=${resumeId}`;
}

/** The resume that the address asks for, until the person types something: then the draft knows it, or another one. */
export function useAskedResume() {
  const [search, setSearch] = useSearchParams();
  const settled = () => {
    if (!search.has(name)) return;
    setSearch(
      (before) => {
        before.delete(name);
        return before;
      },
      { replace: true },
    );
  };
  return { resumeId: search.get(name), settled };
}

/** The answers that name it in a board's form, where the form takes it. */
export function askedAnswers({ fields }: AgentForm, resumeId: string | null): Record<string, string[]> {
  const taking = fields.filter(
    ({ kind, options }) => kind === "resume" && options.some(({ value }) => value === resumeId),
  );
  return Object.fromEntries(taking.map(({ id }) => [id, [resumeId!]]));
}
