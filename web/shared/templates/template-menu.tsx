import { useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { Menu, type MenuGroup } from "#ui/overlays/menu.tsx";
import { messageTemplates, signatureTemplates } from "./template-queries.ts";

interface TemplateMenuProps extends Pick<ComponentProps<typeof Menu>, "trigger" | "side"> {
  /** With its signature, and with its placeholders. */
  onChoose: (text: string) => void;
  /** A signature alone, where it is put elsewhere than a template. */
  onSign?: (signature: string) => void;
  /** Instead of nothing where a company has none. */
  more?: (hasSome: boolean) => MenuGroup;
}

/** The company's templates for messages, each with its signature, and its signatures alone. */
export function TemplateMenu({ onChoose, onSign = onChoose, more, ...menu }: TemplateMenuProps) {
  const { data: messages = [] } = useQuery(messageTemplates);
  const { data: signatures = [] } = useQuery(signatureTemplates);
  const signatureOf = (id: string | null) => signatures.find((each) => each.id === id)?.message;
  const templates = messages
    .filter(({ kind }) => kind === "message")
    .map(({ name, message, signatureId }) => ({
      label: name,
      onSelect: () => onChoose([message, signatureOf(signatureId)].filter(Boolean).join("\n\n")),
    }));
  const below = signatures.map(({ name, message }) => ({ label: name, onSelect: () => onSign(message) }));
  const groups = [
    { label: "Templates", items: templates },
    { label: "Signatures", items: below },
  ].filter(({ items }) => items.length > 0);
  const all = more ? [...groups, more(groups.length > 0)] : groups;
  return all.length > 0 ? <Menu {...menu} items={all} /> : null;
}
