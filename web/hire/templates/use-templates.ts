import { useNavigate } from "react-router";
import { useRef } from "react";
import type { EmailEvent } from "#contract/template-kinds.ts";
import type { EmailWords, RejectReason, Template, WrittenReason } from "#contract/template-shapes.ts";
import type { OfferField } from "#shared/offers/offer-fields.ts";
import { api } from "#web/api/client.ts";
import { type Change, useChange } from "#web/api/use-change.ts";
import { useStillWrong } from "#web/shared/editor/use-still-wrong.ts";
import { type Tab, addressOf } from "./place.ts";

const stale = [["templates"]];

/** Moves on after something was created or deleted, without asking about changes that are kept already. */
export function useMoveOn() {
  const navigate = useNavigate();
  const free = useRef(false);
  function go(tab: Tab, open?: string) {
    free.current = true;
    void Promise.resolve(navigate(addressOf(tab, open), { replace: true })).finally(
      () => (free.current = false),
    );
  }
  return { go, free };
}

/** Saves with a toast, and keeps errors beside fields until those are changed. */
function useSave<Input, Result>(draft: object, change: Change<Input, Result>) {
  const { attempt, isPending, error } = useChange({ ...change, refusal: null, stale, once: () => "save" });
  return { save: attempt, busy: isPending, ...useStillWrong(error, draft) };
}

export interface TemplateDraft {
  name: string;
  message: string;
  signatureId: string | null;
  /** Of an offer. */
  fields: OfferField[];
}
/** All of what is new; of what is there only what was changed, so that nothing else is overwritten. */
type Saving = { kind: Template["kind"] } & (
  | { id: null; draft: TemplateDraft }
  | { id: string; changes: Partial<TemplateDraft> }
);

export function useSaveTemplate(draft: TemplateDraft, onSaved: (template: Template) => void) {
  return useSave(draft, { call: sendTemplate, done: onSaved, success: "Saved" });
}

function sendTemplate(saving: Saving): Promise<Template> {
  const { createMessage, changeMessage, createSignature, changeSignature } = api.templates;
  const { kind } = saving;
  if (saving.id === null) {
    const { signatureId, fields, ...words } = saving.draft;
    return kind === "signature"
      ? createSignature({ body: words })
      : createMessage({ body: { ...words, signatureId, fields, kind } });
  }
  const { id, changes } = saving;
  const { signatureId: _, fields: _fields, ...words } = changes;
  return kind === "signature"
    ? changeSignature({ params: { id }, body: words })
    : changeMessage({ params: { id }, body: changes });
}

export function useRemoveTemplate(onRemoved: () => void) {
  return useChange({
    call: ({ id, kind }: Template) =>
      kind === "signature"
        ? api.templates.removeSignature({ params: { id } })
        : api.templates.removeMessage({ params: { id } }),
    done: onRemoved,
    success: "Deleted",
    stale,
  });
}

export function useSaveEmail(draft: EmailWords) {
  return useSave(draft, {
    call: (body: { event: EmailEvent; email: EmailWords | null }) =>
      api.templates.setEmail({ query: {}, body }),
    success: (_, { email }) => (email ? "Email saved" : "Standard email restored"),
  });
}

export interface Reasons {
  version: number;
  reasons: RejectReason[];
}
export function useSaveReasons(draft: RejectReason, onSaved: (saved: Reasons) => void) {
  return useSave(draft, {
    call: (body: { version: number; reasons: WrittenReason[] }) => api.templates.setReasons({ body }),
    done: onSaved,
    success: "Reasons saved",
  });
}
