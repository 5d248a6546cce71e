import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { publicationNames } from "#shared/stories/publications.data.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { DetailHeader } from "#ui/layout/detail-header.tsx";
import { PaneBody, PaneHead } from "#ui/layout/pane.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { publicationOptions } from "./publication-options.ts";
import { deskStories, storiesPath, storyAddress } from "./stories.ts";

/** A title and where it is to appear; the text comes after. */
export function NewStory() {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const phone = usePhone();
  const form = useSubmit(async ({ publication = "", title = "" }) => {
    const chosen = publicationNames.find((name) => name === publication) ?? "lifeWork";
    const { id } = await api.content.create({ body: { publication: chosen, title } });
    await cache.invalidateQueries(deskStories);
    await navigate(storyAddress(id), { replace: true });
  });
  return (
    <>
      <PaneHead tall>
        <DetailHeader
          size="sm"
          level={phone ? 1 : 2}
          back={{ href: storiesPath, label: "Back to stories" }}
          title="New story"
          text="No one sees it until you publish it."
        />
      </PaneHead>
      <PaneBody>
        <form onSubmit={form.onSubmit} noValidate>
          <Stack gap={4}>
            {form.sentence && Object.keys(form.fields).length === 0 && <FormError title={form.sentence} />}
            <Field label="Title" error={form.fields.title}>
              <TextInput name="title" maxLength={160} />
            </Field>
            <Field label="Publication">
              <NativeSelect name="publication" options={publicationOptions} />
            </Field>
            <div>
              <Button type="submit" tone="fill" busy={form.busy}>
                Create draft
              </Button>
            </div>
          </Stack>
        </form>
      </PaneBody>
    </>
  );
}
