import { useState } from "react";
import { Field } from "#ui/controls/fields/field.tsx";
import { TagsInput } from "#ui/controls/tags/tags-input.tsx";
import { skills } from "../samples.data.ts";

export function Tags() {
  const [tags, setTags] = useState(["Figma", "User research", "Maps"]);
  return (
    <Field label="Skills" hint="Or write your own">
      <TagsInput options={skills} value={tags} onChange={setTags} placeholder="Add a skill" />
    </Field>
  );
}
