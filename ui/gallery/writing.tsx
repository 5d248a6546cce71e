import { Grid } from "#ui/layout/grid.tsx";
import { RichTextEditor } from "#ui/writing/rich-text-editor.tsx";
import { RichText } from "#ui/writing/rich-text.tsx";
import { article } from "./samples.data.ts";

export function Writing() {
  return (
    <Grid columns={2}>
      <RichTextEditor label="Description" hint="What the person will do" defaultValue={article} />
      <RichText html={article} />
    </Grid>
  );
}
