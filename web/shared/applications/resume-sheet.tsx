import { FileText } from "lucide-react";
import clsx from "clsx";
import type { ApplicationDetail } from "#contract/application-shapes.ts";
import type { Fit } from "#contract/fit-shapes.ts";
import { saySpan } from "#shared/times/partial-date.ts";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { isResumeHeading } from "./resume-heading.ts";
import styles from "./resume-sheet.module.css";

/** Requirement id → the number that stands beside it and beside the line that proves it. */
export type EvidenceNumbers = ReadonlyMap<
  string,
  { number: number; line: string; lineIndex: number | null; verdict: string }
>;

export function evidenceNumbers(requirements: Fit["requirements"]): EvidenceNumbers {
  const numbers = new Map<string, number>();
  return new Map(
    requirements.flatMap(({ id, evidence, verdict }) => {
      if (!evidence) return [];
      const number = numbers.get(evidence.line) ?? numbers.size + 1;
      numbers.set(evidence.line, number);
      return [[id, { number, line: evidence.line, lineIndex: evidence.lineIndex, verdict }] as const];
    }),
  );
}

/** A quoted sentence may run over several lines; each of them is marked. */
function partOf<Mark>(line: string, marks: ReadonlyMap<string, Mark>): Mark | undefined {
  const words = line.trim();
  if (words.length < 12) return undefined;
  return [...marks].find(([quote]) => quote.length > words.length && quote.includes(words))?.[1];
}

/** The resume's own lines, those that prove something marked with their number. */
export function ResumeSheet({ detail, numbers }: { detail: ApplicationDetail; numbers: EvidenceNumbers }) {
  const marks = new Map([...numbers.values()].map((each) => [each.line, each]));
  const { resume, candidate } = detail;
  // Most resumes begin with the name, which stands above them already.
  const lines = resume?.lines.filter((line, index) => index > 1 || line.trim() !== candidate.fullName) ?? [];
  const begins = lines.find((line) => line.trim());
  return (
    <section className={styles.paper} aria-label="Resume">
      <p className={styles.file}>
        <Icon of={FileText} size="sm" /> <span>{resume?.fileName ?? "Profile"}</span>
        {resume?.url && (
          <Link href={resume.url} target="_blank" rel="noreferrer">
            Open file
          </Link>
        )}
      </p>
      <div className={styles.sheet}>
        <h3>{candidate.fullName}</h3>
        {candidate.location && !begins?.startsWith(candidate.location) && (
          <p className={styles.sub}>{candidate.location}</p>
        )}
        {lines.length ? (
          lines.map((line, index) => (
            <Line key={index} line={line} mark={marks.get(line) ?? partOf(line, marks)} />
          ))
        ) : (
          <ProfileLines detail={detail} marks={marks} />
        )}
      </div>
    </section>
  );
}

interface Mark {
  number: number;
  verdict: string;
}

function Line({ line, mark }: { line: string; mark: Mark | undefined }) {
  if (!line.trim()) return null;
  if (!mark && isResumeHeading(line)) return <h4>{line}</h4>;
  return (
    <p className={clsx(mark && styles.marked)}>
      {mark && <i className={clsx(styles.number, mark.verdict !== "met" && styles.warn)}>{mark.number}</i>}
      {mark ? <mark className={clsx(mark.verdict !== "met" && styles.warnMark)}>{line}</mark> : line}
    </p>
  );
}

/** Someone without a document is read from the profile. */
function ProfileLines({
  detail: { candidate },
  marks,
}: {
  detail: ApplicationDetail;
  marks: ReadonlyMap<string, Mark>;
}) {
  return (
    <>
      {candidate.workExperience.length > 0 && <h4>Experience</h4>}
      {candidate.workExperience.map((work, index) => (
        <div key={index}>
          <p className={styles.role}>
            <b>
              {work.title}, {work.companyName}
            </b>
            <span>{saySpan(work)}</span>
          </p>
          {work.description.split("\n").map((line, at) => (
            <Line key={at} line={line} mark={marks.get(line)} />
          ))}
        </div>
      ))}
      {candidate.skills.length > 0 && <h4>Skills</h4>}
      <p>{candidate.skills.join(", ")}</p>
      {candidate.education.length > 0 && <h4>Education</h4>}
      {candidate.education.map((each, index) => (
        <p key={index}>{[each.degree, each.field, each.school].filter(Boolean).join(", ")}</p>
      ))}
    </>
  );
}
