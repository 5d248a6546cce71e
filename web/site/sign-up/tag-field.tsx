import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { AtSign } from "lucide-react";
import { tagPattern } from "#contract/accounts.ts";
import { Field } from "#ui/controls/field.tsx";
import { TextInput } from "#ui/controls/text-input.tsx";
import { api } from "#web/api/client.ts";

const shortest = 3;

interface TagFieldProps {
  value: string;
  onChange: (tag: string) => void;
  error?: string | null;
}

/** A short name of one's own, checked from three characters on: free if nobody has it. */
export function TagField({ value, onChange, error }: TagFieldProps) {
  const tag = useDeferredValue(value.trim().toLowerCase());
  const wellMade = tagPattern.test(tag);
  const { data: taken } = useQuery({
    queryKey: ["tag-taken", tag],
    queryFn: async () => {
      const filter = JSON.stringify({ where: { parallelTag: tag } });
      return (await api.accounts.count({ query: { filter } })).count > 0;
    },
    enabled: tag.length >= shortest && wellMade,
  });
  return (
    <Field
      label="Tag"
      optional
      hint={hintOf(tag, wellMade, taken)}
      error={error ?? (taken ? "This tag is taken. Choose another one" : null)}
    >
      <TextInput
        icon={AtSign}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}

function hintOf(tag: string, wellMade: boolean, taken: boolean | undefined) {
  if (tag !== "" && !wellMade) return "A tag has letters, digits, - and _ only";
  if (tag.length >= shortest && taken === false) return `${tag} is free`;
  return "Optional short name. When you work at a company here, its jobs open at /applyto/your-tag";
}
