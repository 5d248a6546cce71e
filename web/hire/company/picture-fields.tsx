import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { PictureField } from "#web/shared/pictures/picture-field.tsx";
import type { CompanyEditor } from "./use-company-editor.ts";

const most = 4;

/** Pictures of the company at work: up to four together, and a wide one between the parts of the page. */
export function PictureFields({ editor: { draft, set, problem } }: { editor: CompanyEditor }) {
  const { images } = draft;
  return (
    <Section
      title="Pictures"
      content="beside"
      line
      description="Up to four pictures of your people and places, and a wide one that breaks up the page."
    >
      <Stack gap={4}>
        {problem?.fields.images && <FormError title={problem.fields.images} />}
        {images.map(({ url, alt }, at) => (
          <PictureField
            folder="company"
            key={url}
            label={`Picture ${at + 1}`}
            hint="At least 800 pixels wide"
            value={url}
            onChange={(next) =>
              set({ images: next ? images.with(at, { url: next, alt }) : images.toSpliced(at, 1) })
            }
            alt={alt}
            onAlt={(next) => set({ images: images.with(at, { url, alt: next ?? "" }) })}
          />
        ))}
        {images.length < most && (
          <PictureField
            folder="company"
            key={`new ${images.length}`}
            label={`Picture ${images.length + 1}`}
            hint="At least 800 pixels wide"
            value={null}
            onChange={(url) => url && set({ images: [...images, { url, alt: "" }] })}
          />
        )}
        <PictureField
          folder="company"
          label="Wide picture"
          hint="At least 1600 pixels wide"
          value={draft.breakerImage}
          onChange={(breakerImage) => set({ breakerImage })}
          alt={draft.breakerImageAlt}
          onAlt={(breakerImageAlt) => set({ breakerImageAlt })}
        />
      </Stack>
    </Section>
  );
}
