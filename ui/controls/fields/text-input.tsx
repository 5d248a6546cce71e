import { Input } from "@base-ui/react/input";
import { InputBox, type InputProps } from "./input-box.tsx";

/** One line of text. Put it in a Field, which names it. */
export function TextInput(props: InputProps) {
  return <InputBox as={Input} {...props} />;
}
