import { useState } from "react";
import { Board } from "#ui/data/board/board.tsx";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { FitMarks } from "#ui/data/status/fit-marks.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { type SamplePerson, people } from "../samples.data.ts";

const stages = ["Screen", "Interview", "Offer"];

export function Boards() {
  const [stageOf, setStageOf] = useState<Record<string, string>>({ 4: "Interview", 5: "Interview" });
  const columns = stages.map((stage) => ({
    id: stage,
    title: stage,
    cards: people.slice(0, 5).filter((person) => (stageOf[person.id] ?? "Screen") === stage),
  }));
  return (
    <Board<SamplePerson>
      label="Pipeline"
      columns={columns}
      cardId={(person) => person.id}
      cardName={(person) => person.name}
      onMove={({ cardId, to }) => setStageOf({ ...stageOf, [cardId]: to })}
      renderCard={(person) => (
        <Row gap={3} align="start">
          <Avatar name={person.name} size="sm" />
          <Stack gap={1}>
            <b>{person.name}</b>
            <span>{person.text}</span>
            <FitMarks fits={person.fits} size="sm" />
          </Stack>
        </Row>
      )}
    />
  );
}
