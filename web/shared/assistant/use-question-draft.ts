import { useEffect, useRef, useState } from "react";
import { keepOnDevice, keptOnDevice } from "#web/api/device-drafts.ts";
import { useMe } from "#web/shared/session/session.ts";

/** A question that was typed and not asked yet; it waits on this device, in the conversation it was typed in. */
export function useQuestionDraft(conversation: string) {
  const { id: userId } = useMe();
  const name = `question:${conversation}`;
  const [typed, setTyped] = useState(() => keptOnDevice<string>({ userId, name }) ?? "");
  const place = useRef(name);
  useEffect(() => {
    // A conversation that began has a name of its own now.
    if (place.current !== name) keepOnDevice({ userId, name: place.current }, null);
    place.current = name;
    keepOnDevice({ userId, name }, typed || null);
  }, [userId, name, typed]);
  return [typed, setTyped] as const;
}
