import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { show } from "#web/testing/calls.tsx";
import { SkillsField } from "./content-fields.tsx";
import { PlaceField, PlacesField } from "./place-field.tsx";

const gazetteer = ["Berlin, Germany", "Bergen, Norway"];
const skills = ["TypeScript", "Typography"];

beforeEach(() => {
  vi.stubGlobal("fetch", async (address: URL | string) => {
    const { pathname, searchParams } = new URL(String(address), "http://here");
    const q = searchParams.get("q")!.toLowerCase();
    const begins = (word: string) => word.toLowerCase().startsWith(q);
    if (pathname.endsWith("/skills")) return Response.json(skills.filter(begins));
    return Response.json(gazetteer.filter(begins).map((label) => ({ label, city: label, country: "" })));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>("combobox", { name });
const type = (name: RegExp, value: string) => fireEvent.change(box(name), { target: { value } });
const chosen = () => screen.getByRole("status").textContent;
const options = () => screen.getAllByRole("option").map(({ textContent }) => textContent);

function One() {
  const [place, setPlace] = useState("");
  return (
    <>
      <PlaceField label="Location" value={place} onChange={setPlace} />
      <p role="status">{place}</p>
    </>
  );
}
function Many() {
  const [places, setPlaces] = useState<string[]>([]);
  const [remote, setRemote] = useState(false);
  return (
    <>
      <PlacesField
        label="Places"
        value={places}
        onChange={(next, alsoRemote) => {
          setPlaces(next);
          setRemote(alsoRemote);
        }}
      />
      <p role="status">{`${places.join("; ")}${remote ? " + remote" : ""}`}</p>
    </>
  );
}
function Skills() {
  const [value, setValue] = useState<string[]>([]);
  return (
    <>
      <SkillsField value={value} onChange={setValue} />
      <p role="status">{value.join("; ")}</p>
    </>
  );
}

test("place picker: places of the gazetteer are offered, and the words themselves last", async () => {
  show(<One />);
  // In one go: the list is fetched at the first focus, and shows what was typed meanwhile.
  act(() => box(/Location/).focus());
  type(/Location/, "Ber");
  await waitFor(() => expect(options()).toEqual(["Berlin, Germany", "Bergen, Norway", "BerUse as typed"]));
  fireEvent.click(screen.getByRole("option", { name: /Bergen/ }));
  await waitFor(() => expect(chosen()).toBe("Bergen, Norway"));
});

test("place picker: of several places, one that is not known says what that means", async () => {
  show(<Many />);
  type(/Places/, "Atlantis");
  fireEvent.keyDown(box(/Places/), { key: "Enter" });
  await waitFor(() => expect(chosen()).toBe("Atlantis"));
  expect(await screen.findByText(/We don’t recognize Atlantis/)).toBeTruthy();
});

test("place picker: a place that is known is taken as the gazetteer writes it, and nothing is said about it", async () => {
  show(<Many />);
  type(/Places/, "berl");
  fireEvent.keyDown(box(/Places/), { key: "Enter" });
  await waitFor(() => expect(chosen()).toBe("Berlin, Germany"));
  expect(screen.queryByText(/We don’t recognize/)).toBeNull();
});

test("place picker: “remote” typed among the places is told apart from them", async () => {
  show(<Many />);
  type(/Places/, "Lisbon or remote");
  fireEvent.keyDown(box(/Places/), { key: "Enter" });
  await waitFor(() => expect(chosen()).toBe("Lisbon + remote"));
});

test("skill picker: Enter keeps the words as typed", async () => {
  show(<Skills />);
  type(/Skills/, "Types");
  fireEvent.keyDown(box(/Skills/), { key: "Enter" });
  await waitFor(() => expect(chosen()).toBe("Types"));
});

test("skill picker: what is suggested is taken by a press", async () => {
  show(<Skills />);
  await act(async () => box(/Skills/).focus());
  fireEvent.keyDown(box(/Skills/), { key: "ArrowDown" });
  type(/Skills/, "typo");
  await screen.findByText("Typography");
  fireEvent.click(screen.getByText("Typography"));
  await waitFor(() => expect(chosen()).toBe("Typography"));
});

test("skill picker: several pasted with commas become one each, none of them twice", async () => {
  show(<Skills />);
  type(/Skills/, "React, Go, react");
  await waitFor(() => expect(chosen()).toBe("React; Go"));
});

test("skill picker: Backspace in the empty box takes the last one away", async () => {
  show(<Skills />);
  type(/Skills/, "React");
  fireEvent.keyDown(box(/Skills/), { key: "Enter" });
  await waitFor(() => expect(chosen()).toBe("React"));
  fireEvent.keyDown(box(/Skills/), { key: "Backspace" });
  await waitFor(() => expect(chosen()).toBe(""));
});
