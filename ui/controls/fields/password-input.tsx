import { useState } from "react";
import { Eye, EyeOff } from "lucide-react";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { TextInput } from "./text-input.tsx";
import type { InputProps } from "./input-box.tsx";

type PasswordInputProps = Omit<InputProps, "type" | "end" | "icon">;

/** A password that can be shown while it is typed. */
export function PasswordInput(props: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? "text" : "password"}
      end={
        <IconButton
          size="sm"
          icon={shown ? EyeOff : Eye}
          label={shown ? "Hide password" : "Show password"}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
