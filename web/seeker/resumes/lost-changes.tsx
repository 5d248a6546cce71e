import type { ResumeVersion } from "#contract/resume-tailoring.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { Row } from "#ui/layout/row.tsx";
import { sectionName } from "./section-names.ts";
import type { Tailoring } from "./use-tailoring.ts";
import styles from "./tailor.module.css";

/** What was changed in the resume and in its version alike: the person says which stays. */
export function LostChanges({ version, tailoring }: { version: ResumeVersion; tailoring: Tailoring }) {
  return (
    <>
      {version.lost.map(({ change, now }) => (
        <Callout key={JSON.stringify(change)} tone="warn" as="div" role="status">
          <p>
            {now
              ? `${version.base.name} now says “${now}”. This version changed “${change.place.line}”.`
              : `${version.base.name} no longer has “${change.place.line ?? change.place.entry}”, which this version changed.`}
          </p>
          {change.kind === "reword" && now && <p className={styles.line}>This version: “{change.text}”</p>}
          <Row gap={2} wrap>
            <Button size="sm" onClick={() => tailoring.replace(change, null)}>
              Go with {version.base.name}
            </Button>
            {now && (
              <Button
                size="sm"
                onClick={() =>
                  tailoring.replace(change, { ...change, place: { ...change.place, line: now } })
                }
              >
                Keep this version’s change
              </Button>
            )}
          </Row>
        </Callout>
      ))}
      {version.changedParts.map((part) => (
        <Callout key={part} tone="warn" as="div" role="status">
          <p>
            {sectionName(part)}: you wrote here, and the same place was changed in {version.base.name} or by a
            change you accepted or took back. Which one stays here?
          </p>
          <Row gap={2} wrap>
            <Button size="sm" onClick={() => tailoring.choose({ part, keep: "resume" })}>
              The one of {version.base.name}
            </Button>
            <Button size="sm" onClick={() => tailoring.choose({ part, keep: "version" })}>
              This version’s
            </Button>
          </Row>
        </Callout>
      ))}
    </>
  );
}
