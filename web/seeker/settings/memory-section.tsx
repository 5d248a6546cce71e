import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Plus } from "lucide-react";
import { type BotMemory, mostMemory } from "#contract/assistant-shapes.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Switch } from "#ui/controls/choice/switch.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { useFocusInList } from "#ui/hooks/use-focus-in-list.ts";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { useChange, useChanges } from "#web/api/use-change.ts";
import { allMessages, botMemory } from "#web/shared/assistant/assistant-queries.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import styles from "./memory-section.module.css";

/** What the coach was asked to remember: to be read, edited, deleted and switched off. */
export function MemorySection() {
  const memory = useQuery(botMemory);
  const loaded = memory.data !== undefined;
  useEffect(() => {
    if (loaded && location.hash.startsWith("#memory-"))
      document.querySelector(location.hash)?.scrollIntoView?.({ block: "nearest" });
  }, [loaded]);
  const turn = useChange({
    call: (on: boolean) => api.assistant.switchMemory({ body: { on } }),
    success: ({ on }) => (on ? "Memory is on" : "Memory is off"),
    toastKey: "memory",
    stale: [botMemory],
  });
  const focus = useFocusInList();
  const change = useChanges({ stale: [botMemory, allMessages] });
  function remove({ id, content }: BotMemory) {
    const again = () => api.assistant.remember({ body: { content } });
    void change({
      call: () => api.assistant.forget({ params: { id } }),
      success: () => ({ text: "Memory deleted", undo: () => void change({ call: again }) }),
      about: id,
    });
  }
  return (
    <Section
      anchor="memory"
      title="Memory"
      description="The coach remembers only what you ask it to. Only you can see it."
      content="beside"
      line
    >
      <Loaded of={memory} rows={2} size="sm" loading="Loading memory" failed="Couldn’t load your memory">
        {({ on, memories }) => (
          <Stack gap={4}>
            <Switch
              label="Use memory in answers"
              hint="When it’s off, what you saved is kept but not used"
              checked={turn.isPending ? turn.variables : on}
              onChange={(next) => turn.mutate(next)}
            />
            {memories.length > 0 && (
              <ul {...focus} className={styles.memories} aria-label="Memories">
                {memories.map((each) => (
                  <Memory key={each.id} memory={each} onRemove={() => remove(each)} />
                ))}
              </ul>
            )}
            <AddMemory />
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}

interface MemoryProps {
  memory: BotMemory;
  onRemove: () => void;
}
function Memory({ memory: { id, content }, onRemove }: MemoryProps) {
  const [typed, setTyped] = useState(content);
  const save = useChange({
    call: () => api.assistant.changeMemory({ params: { id }, body: { content: typed } }),
    success: "Memory saved",
    toastKey: "memory",
    stale: [botMemory, allMessages],
  });
  return (
    <li id={`memory-${id}`} className={styles.memory}>
      <Field label={`Memory: ${content}`} hideLabel>
        <TextInput value={typed} maxLength={mostMemory} onChange={({ target }) => setTyped(target.value)} />
      </Field>
      {typed.trim() !== content && (
        <Button busy={save.isPending} onClick={() => save.mutate()}>
          Save
        </Button>
      )}
      <Button tone="bare" aria-label={`Delete: ${content}`} onClick={onRemove}>
        Delete
      </Button>
    </li>
  );
}

function AddMemory() {
  const [typed, setTyped] = useState("");
  const add = useChange({
    call: () => api.assistant.remember({ body: { content: typed } }),
    done: () => setTyped(""),
    toastKey: "memory",
    stale: [botMemory],
  });
  return (
    <form
      className={styles.memory}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim()) add.mutate();
      }}
    >
      <Field label="Something to remember" hideLabel>
        <TextInput
          placeholder="I prefer small teams"
          value={typed}
          maxLength={mostMemory}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Button type="submit" icon={Plus} busy={add.isPending}>
        Remember
      </Button>
    </form>
  );
}
