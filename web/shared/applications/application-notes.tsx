import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { notesOf } from "./application-queries.ts";

/** What the team says to itself; the candidate never sees it. */
export function ApplicationNotes({ id }: { id: string }) {
  const { data = [] } = useQuery(notesOf(id));
  const [text, setText] = useState("");
  const add = useChange({
    call: () => api.applications.addNote({ params: { id }, body: { text } }),
    done: () => setText(""),
    refusal: null,
    stale: [notesOf(id)],
  });
  return (
    <Stack gap={4}>
      <Field
        label="Add a note"
        hint="Only your team sees it"
        error={add.error ? sentenceOf(add.error) : null}
      >
        <TextArea value={text} onChange={(event) => setText(event.target.value)} rows={3} />
      </Field>
      <div>
        <Button onClick={() => add.mutate()} busy={add.isPending}>
          Add note
        </Button>
      </div>
      <List label="Notes" divided>
        {data.map((note) => (
          <ListRow
            key={note.id}
            leading={<Avatar name={note.author.fullName} src={note.author.profilePicture} size="sm" />}
            title={note.author.fullName}
            end={<TimeAgo at={note.createdAt} look="list" />}
            text={note.text}
            lines={2}
          />
        ))}
      </List>
    </Stack>
  );
}
