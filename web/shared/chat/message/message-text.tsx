import { Fragment } from "react";
import { stressedWords } from "../message-words.ts";
import styles from "./message.module.css";

const link = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]|www\.[^\s<>"']+[^\s<>"'.,;:!?)\]])/;

interface MessageTextProps {
  text: string;
  mentioned: readonly { name?: string | undefined }[];
}
/** What was written, with links to follow and the people it names. */
export function MessageText({ text, mentioned }: MessageTextProps) {
  const names = mentioned.flatMap(({ name }) => (name ? [`@${name}`] : []));
  return text.split(link).map((part, index) =>
    index % 2 === 1 ? (
      <a
        key={index}
        href={part.startsWith("www.") ? `https://${part}` : part}
        target="_blank"
        rel="noreferrer"
      >
        {part}
      </a>
    ) : (
      <Fragment key={index}>
        <Stressed text={part} names={names} />
      </Fragment>
    ),
  );
}

/** Words between two stars on each side stand out, as their writer meant them. */
function Stressed({ text, names }: { text: string; names: string[] }) {
  return text.split(stressedWords).map((part, index) =>
    index % 2 === 1 ? (
      <b key={index}>
        <Named text={part} names={names} />
      </b>
    ) : (
      <Named key={index} text={part} names={names} />
    ),
  );
}

function Named({ text, names }: { text: string; names: string[] }) {
  if (!names.length) return text;
  const parts = text.split(new RegExp(`(${names.map(escaped).join("|")})`));
  return parts.map((part, index) =>
    names.includes(part) ? (
      <span key={index} className={styles.mention}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

function escaped(name: string) {
  return name.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}
