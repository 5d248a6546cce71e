import { useEffect, useRef, useState } from "react";
import { ArrowDown, ArrowUp, Ellipsis, Eye, EyeOff, GripVertical, Plus, Trash2 } from "lucide-react";
import type { ResumeStyle } from "#contract/resume-style.ts";
import { orderedSections } from "#shared/resumes/resume-parts.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { withDragging } from "#ui/data/board/drag.ts";
import { Section } from "#ui/layout/section.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { sectionName } from "./section-names.ts";
import type { ResumeBuilder } from "./use-resume-builder.ts";
import styles from "./builder.module.css";

/** The order of the sections, moved by dragging or by menu; any of them can be hidden. */
export function SectionOrder({ builder }: { builder: ResumeBuilder }) {
  const { content, style } = builder.draft;
  const own = content.ownSections;
  const keys = orderedSections(
    style.sectionOrder,
    own.map(({ id }) => id),
  );
  const move = (key: string, to: number) =>
    builder.restyle({ sectionOrder: keys.filter((each) => each !== key).toSpliced(to, 0, key) });
  return (
    <Section
      title="Sections"
      description="Drag to reorder, or use the menu"
      actions={
        <Button
          size="sm"
          icon={Plus}
          disabled={own.length >= 20}
          onClick={() =>
            builder.write({
              ownSections: [...own, { id: crypto.randomUUID(), title: "New section", text: "" }],
            })
          }
        >
          Add a section
        </Button>
      }
    >
      <ol className={styles.order}>
        {keys.map((key, at) => (
          <SectionRow
            key={key}
            sectionKey={key}
            name={sectionName(key, own)}
            hidden={style.hiddenSections.includes(key)}
            onDrop={(dropped) => move(dropped, at)}
            up={at > 0 ? () => move(key, at - 1) : undefined}
            down={at < keys.length - 1 ? () => move(key, at + 1) : undefined}
            onHide={() => builder.restyle({ hiddenSections: toggled(style, key) })}
            onRemove={
              own.some(({ id }) => id === key)
                ? () => builder.write({ ownSections: own.filter(({ id }) => id !== key) })
                : undefined
            }
          />
        ))}
      </ol>
    </Section>
  );
}

function toggled({ hiddenSections }: ResumeStyle, key: string) {
  return hiddenSections.includes(key)
    ? hiddenSections.filter((each) => each !== key)
    : [...hiddenSections, key];
}

interface SectionRowProps {
  sectionKey: string;
  name: string;
  hidden: boolean;
  onDrop: (key: string) => void;
  up?: () => void;
  down?: () => void;
  onHide: () => void;
  onRemove?: () => void;
}
function SectionRow({ sectionKey, name, hidden, onDrop, up, down, onHide, onRemove }: SectionRowProps) {
  const { row, over } = useRowDragging(sectionKey, onDrop);
  return (
    <li ref={row} className={styles.orderRow} data-over={over || undefined} data-hidden={hidden || undefined}>
      <Icon of={GripVertical} size="sm" />
      <span className={styles.orderName}>{name}</span>
      {hidden && <span className={styles.note}>Hidden</span>}
      <Menu
        trigger={<IconButton icon={Ellipsis} size="sm" label={`Change ${name}`} />}
        items={[
          { label: "Move up", icon: ArrowUp, disabled: !up, onSelect: up },
          { label: "Move down", icon: ArrowDown, disabled: !down, onSelect: down },
          hidden
            ? { label: "Show on the resume", icon: Eye, onSelect: onHide }
            : { label: "Hide from the resume", icon: EyeOff, onSelect: onHide },
          ...(onRemove ? [{ label: "Remove section", icon: Trash2, danger: true, onSelect: onRemove }] : []),
        ]}
      />
    </li>
  );
}

function useRowDragging(sectionKey: string, onDrop: (key: string) => void) {
  const row = useRef<HTMLLIElement>(null);
  const latest = useRef(onDrop);
  const [over, setOver] = useState(false);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(
    () =>
      withDragging(({ draggable, dropTargetForElements }) => {
        const element = row.current;
        if (!element) return () => {};
        const letGo = draggable({ element, getInitialData: () => ({ resumeSection: sectionKey }) });
        const refuse = dropTargetForElements({
          element,
          canDrop: ({ source }) => typeof source.data.resumeSection === "string",
          onDragEnter: () => setOver(true),
          onDragLeave: () => setOver(false),
          onDrop: ({ source }) => {
            setOver(false);
            latest.current(String(source.data.resumeSection));
          },
        });
        return () => {
          letGo();
          refuse();
        };
      }),
    [sectionKey],
  );
  return { row, over };
}
