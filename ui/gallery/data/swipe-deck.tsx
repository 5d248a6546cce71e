import { useState } from "react";
import { Bookmark, X } from "lucide-react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { SwipeDeck } from "#ui/data/swipe-deck/swipe-deck.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { people } from "../samples.data.ts";
import styles from "../gallery.module.css";

export function Deck() {
  const [at, setAt] = useState(0);
  const person = people[at % people.length]!;
  return (
    <div className={styles.deck}>
      <SwipeDeck
        label="Applicants"
        top={person}
        next={people[(at + 1) % people.length]}
        itemId={({ id }) => id}
        left={{ label: "Pass", icon: X }}
        right={{ label: "Save", icon: Bookmark }}
        onLeave={() => setAt(at + 1)}
        renderCard={({ name, text }, leave) => (
          <Stack gap={2}>
            <b>{name}</b>
            <span>{text}</span>
            <Row>
              <Button onClick={() => leave("left")}>Pass</Button>
              <Button onClick={() => leave("right")}>Save</Button>
            </Row>
          </Stack>
        )}
      />
    </div>
  );
}
