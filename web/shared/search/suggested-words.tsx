import { useEffect, useState } from "react";
import clsx from "clsx";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import floating from "#ui/overlays/floating.module.css";
import { api } from "#web/api/client.ts";
import styles from "./search-parts.module.css";

const pauseMs = 150;
const [mostTitles, mostSkills] = [5, 3];

interface SuggestedWordsProps {
  words: string;
  onChoose: (words: string) => void;
}

/** Titles and skills that what is being typed may become, slips forgiven. */
export function SuggestedWords({ words, onChoose }: SuggestedWordsProps) {
  const [asked, setAsked] = useState(words.trim());
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [words]);
  const { data = [] } = useQuery({
    queryKey: ["suggested-words", asked],
    queryFn: () => suggestionsFor(asked),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  const others = data.filter((each) => each.toLowerCase() !== words.trim().toLowerCase());
  if (others.length === 0) return null;
  return (
    <ul className={clsx(floating.floating, styles.suggested)} aria-label="Suggestions">
      {others.map((each) => (
        <li key={each}>
          <button type="button" onClick={() => onChoose(each)}>
            {each}
          </button>
        </li>
      ))}
    </ul>
  );
}

async function suggestionsFor(q: string): Promise<string[]> {
  const [titles, skills] = await Promise.all([
    api.candidates.titles({ query: { q, limit: mostTitles } }),
    api.candidates.skills({ query: { q, limit: mostSkills } }),
  ]);
  return [...new Set([...titles, ...skills])];
}
