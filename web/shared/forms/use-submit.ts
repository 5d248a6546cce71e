import { useState } from "react";
import { fieldsOf, sentenceOf } from "#web/api/client.ts";

type Values = Record<string, string>;

/** Sends a form: busy while it is under way, what the server refused beside the fields it names; nothing typed is lost. */
export function useSubmit(send: (values: Values) => Promise<unknown>) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ sentence: string; fields: Record<string, string> } | null>(null);

  async function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const values = Object.fromEntries(
      [...new FormData(event.currentTarget)].filter(
        (pair): pair is [string, string] => typeof pair[1] === "string",
      ),
    );
    setBusy(true);
    setProblem(null);
    try {
      await send(values);
    } catch (error) {
      setProblem({ sentence: sentenceOf(error), fields: fieldsOf(error) });
    } finally {
      setBusy(false);
    }
  }
  return { onSubmit, busy, sentence: problem?.sentence ?? null, fields: problem?.fields ?? {} };
}
