import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { MapPin } from "lucide-react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Combobox } from "#ui/controls/select/combobox.tsx";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { SearchInput } from "#ui/controls/fields/search-input.tsx";
import { usePreHydrationInput } from "#web/shared/pre-hydration.ts";
import { addressOf } from "./search-address.ts";
import type { SearchData } from "./search-data.ts";
import { SuggestedWords } from "./suggested-words.tsx";
import { markTyping } from "./typing.ts";
import { findSearchPlaces } from "#web/shared/profile/places.ts";
import styles from "./search-parts.module.css";

const pauseMs = 120;
const fewestLetters = 2;
const labels = {
  jobs: "Search jobs",
  companies: "Search companies",
  collections: "Search collections",
  candidates: "Search your people",
  exchange: "Search boards and communities",
};

/** Words and a place. Results follow while someone types; without scripts the form asks the server. */
export function SearchBox({ data: { index, asked }, path }: { data: SearchData; path: string }) {
  const navigate = useNavigate();
  // Of the queries that come back in the address, those sent from here do not overwrite what was typed since;
  // any other, such as after Back, does.
  const [typed, setTyped] = useState({ words: asked.terms.query, sent: [asked.terms.query] });
  const words = typed.sent.includes(asked.terms.query) ? typed.words : asked.terms.query;
  const [isOffering, setOffering] = useState(false);
  const offers = index === "jobs" && isOffering && words.trim().length >= fewestLetters;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function ask(query: string, how: "typing" | "asked") {
    clearTimeout(timer.current);
    setOffering(how === "typing");
    setTyped(({ sent }) => ({ words: query, sent: [...sent.slice(-20), asked.terms.query] }));
    const go = () => {
      setTyped(({ words: now, sent }) => ({ words: now, sent: [...sent, query] }));
      markTyping(how === "typing");
      const terms = { ...asked.terms, query, sort: query ? asked.terms.sort : undefined };
      void navigate(addressOf(path, { ...asked, terms, page: 1 }), {
        replace: how === "typing",
        preventScrollReset: true,
      });
    };
    if (how === "asked") return go();
    timer.current = setTimeout(go, pauseMs);
  }

  const early = usePreHydrationInput((query) => ask(query, "typing"));

  return (
    <form
      className={styles.box}
      role="search"
      method="get"
      action={path}
      onSubmit={(event) => {
        event.preventDefault();
        ask(words, "asked");
      }}
    >
      <div
        className={styles.words}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setOffering(false);
        }}
        onKeyDownCapture={(event) => {
          // The first Escape closes the suggestions, the next one clears the words.
          if (event.key !== "Escape" || !offers) return;
          event.stopPropagation();
          setOffering(false);
        }}
      >
        <SearchInput
          ref={early}
          name="q"
          label={labels[index as "jobs"]}
          value={words}
          onChange={(next) => ask(next, "typing")}
        />
        {offers && <SuggestedWords words={words} onChoose={(next) => ask(next, "asked")} />}
      </div>
      {index === "jobs" && (
        <div className={styles.place}>
          <Icon of={MapPin} size="sm" />
          <Combobox
            label="Location"
            typedName="place"
            placeholder="Any location"
            options={findSearchPlaces}
            value={
              asked.terms.place ? { value: asked.terms.place.name, label: asked.terms.place.name } : null
            }
            onChange={(place) => {
              const terms = { ...asked.terms, place: place ? { name: place.value, radiusKm: 50 } : null };
              void navigate(addressOf(path, { ...asked, terms, page: 1 }), { preventScrollReset: true });
            }}
          />
        </div>
      )}
      <Button type="submit" tone="fill">
        Search
      </Button>
    </form>
  );
}
