import { useRef } from "react";
import { fieldsOf, sentenceOf } from "#web/api/client.ts";
import { type Change, useChange } from "#web/api/use-change.ts";
import { useFirstWrong } from "./use-first-wrong.ts";
import { valuesIn } from "./values-in.ts";

type Values = Record<string, string>;
type After<Result> = Pick<Change<Values, Result>, "done" | "success" | "stale">;

/** Sends a form: busy while it is under way, what the server refused beside the fields it names; nothing typed is lost. */
export function useSubmit<Result>(send: (values: Values) => Promise<Result>, after: After<Result> = {}) {
  const { mutate, isPending, error } = useChange({
    ...after,
    call: send,
    refusal: null,
    once: () => "form",
  });
  const form = useRef<HTMLFormElement>(null);
  useFirstWrong(form, error);
  function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    form.current = event.currentTarget;
    mutate(valuesIn(event.currentTarget));
  }
  return { onSubmit, busy: isPending, sentence: error && sentenceOf(error), fields: fieldsOf(error) };
}
