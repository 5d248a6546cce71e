import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { AtSign } from "lucide-react";
import { tagPattern } from "#contract/accounts.ts";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
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
      label="Username"
      optional
      hint={hintOf(tag, wellMade, taken)}
      error={error ?? (taken ? "This username is taken. Choose another." : null)}
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
  if (tag !== "" && !wellMade) return "Usernames can only have letters, digits, - and _";
  if (tag.length >= shortest && taken === false) return `${tag} is available`;
  return "Optional. The address of your public profile, should you turn it on: /people/your-username. When you work at a company here, its jobs open at /applyto/your-username";
}
