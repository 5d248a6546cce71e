import { useState } from "react";
import { useNavigate } from "react-router";
import type { Community } from "#contract/communities.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Switch } from "#ui/controls/choice/switch.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api, fieldsOf, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { communityPath, staleCommunities } from "./communities.ts";

type Fields = Pick<Community, "name" | "description" | "joining" | "reviewsJobs">;

/** Starts a community and opens it. */
export function StartCommunity() {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const start = useChange({
    call: (fields: Fields) => api.communities.create({ body: fields }),
    done: ({ id }) => navigate(communityPath(id)),
    success: "Community started",
    refusal: null,
    stale: staleCommunities,
    once: () => "community",
  });
  return (
    <>
      <Button tone="fill" onClick={() => setOpen(true)}>
        Start a community
      </Button>
      {open && (
        <CommunityDialog
          title="Start a community"
          action="Start community"
          first={{ name: "", description: "", joining: "open", reviewsJobs: true }}
          busy={start.isPending}
          error={start.error}
          onSave={start.mutate}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Changes what its moderators wrote and chose. */
export function EditCommunity({ community }: { community: Community }) {
  const [open, setOpen] = useState(false);
  const { id } = community;
  const save = useChange({
    call: (fields: Fields) => api.communities.change({ params: { id }, body: fields }),
    done: () => setOpen(false),
    success: "Community saved",
    refusal: null,
    stale: staleCommunities,
    once: () => id,
  });
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      {open && (
        <CommunityDialog
          title="Edit community"
          action="Save"
          first={community}
          busy={save.isPending}
          error={save.error}
          onSave={save.mutate}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface CommunityDialogProps {
  title: string;
  action: string;
  first: Fields;
  busy: boolean;
  error: Error | null;
  onSave: (fields: Fields) => void;
  onClose: () => void;
}
function CommunityDialog({ title, action, first, busy, error, onSave, onClose }: CommunityDialogProps) {
  const [fields, setFields] = useState<Fields>({
    name: first.name,
    description: first.description,
    joining: first.joining,
    reviewsJobs: first.reviewsJobs,
  });
  const set = (more: Partial<Fields>) => setFields({ ...fields, ...more });
  const wrong = fieldsOf(error);
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="fill"
            busy={busy}
            disabled={!fields.name.trim() || !fields.description.trim()}
            onClick={() => onSave(fields)}
          >
            {action}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {error && <FormError title={sentenceOf(error)} />}
        <Field label="Name" error={wrong.name ?? null}>
          <TextInput
            value={fields.name}
            maxLength={80}
            onChange={({ target }) => set({ name: target.value })}
          />
        </Field>
        <Field label="Who it is for" error={wrong.description ?? null}>
          <TextArea
            value={fields.description}
            maxLength={2000}
            onChange={({ target }) => set({ description: target.value })}
          />
        </Field>
        <Switch
          label="Ask before joining"
          hint="A moderator accepts each new member"
          checked={fields.joining === "asked"}
          onChange={(on) => set({ joining: on ? "asked" : "open" })}
        />
        <Switch
          label="Review jobs first"
          hint="A job is shown once a moderator has looked at it"
          checked={fields.reviewsJobs}
          onChange={(on) => set({ reviewsJobs: on })}
        />
      </Stack>
    </Dialog>
  );
}
