import { createContext, use, useEffect, useId, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode, RefObject } from "react";
import clsx from "clsx";
import { compactNumber } from "#shared/numbers/compact.ts";
import { PlainLink } from "#ui/controls/buttons/link.tsx";
import styles from "./tabs.module.css";

export type Tab<Value extends string = string> = { value: Value; label: string; count?: number };

type TabsProps<Value extends string> = {
  label: string;
  tabs: readonly Tab<Value>[];
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  /** line: under the page's title; pills: a second choice within a tab. */
  look?: "line" | "pills";
  /** TabPanels, one per tab. */
  children?: ReactNode;
};

interface Chosen {
  value: string | undefined;
  id: string;
}
const ChosenTab = createContext<Chosen | null>(null);

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Parts of one screen, one at a time; arrow keys go from one to the next. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, defaultValue = tabs[0]?.value, onChange, look = "line", children } = props;
  const [own, setOwn] = useState(defaultValue);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const value = props.value ?? own;
  useInSight(list, value);

  function choose(at: number) {
    const tab = tabs[at];
    if (!tab) return;
    setOwn(tab.value);
    if (tab.value !== value) onChange?.(tab.value);
    list.current?.querySelectorAll("button")[at]?.focus();
  }
  function step(event: KeyboardEvent) {
    const to = steps[event.key];
    if (!to) return;
    event.preventDefault();
    const at = tabs.findIndex((tab) => tab.value === value);
    choose(to(at, tabs.length - 1));
  }
  return (
    <div className={styles.root}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={step}
        className={clsx(styles.list, styles[look])}
      >
        {tabs.map((tab, at) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={children && tab.value === value ? `${id}-panel` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => choose(at)}
            className={styles.tab}
          >
            {tab.label}
            <Count of={tab.count} />
          </button>
        ))}
      </div>
      <ChosenTab value={{ value, id }}>{children}</ChosenTab>
    </div>
  );
}

/** Where not all tabs fit beside each other, the chosen one is scrolled into sight. */
function useInSight(list: RefObject<HTMLElement | null>, chosen: string | undefined) {
  useEffect(() => {
    const tab = list.current?.querySelector("[aria-selected=true], [aria-current=page]");
    if (!list.current || !tab) return;
    const [strip, place] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    list.current.scrollBy({ left: place.left - strip.left - (strip.width - place.width) / 2 });
  }, [list, chosen]);
}

type TabPanelProps = { value: string; children: ReactNode; className?: string };

/** What one tab shows; it stands inside the Tabs. */
export function TabPanel({ value, children, className }: TabPanelProps) {
  const chosen = use(ChosenTab);
  if (chosen?.value !== value) return null;
  return (
    <div
      role="tabpanel"
      id={`${chosen.id}-panel`}
      aria-labelledby={`${chosen.id}-${value}`}
      tabIndex={0}
      className={clsx(styles.panel, className)}
    >
      {children}
    </div>
  );
}

export type LinkTab = { href: string; label: string; count?: number; current?: boolean };

type LinkTabsProps = { label: string; tabs: readonly LinkTab[]; look?: "line" | "pills" };

/** Tabs that are addresses: the URL says which one is open. */
export function LinkTabs({ label, tabs, look = "line" }: LinkTabsProps) {
  const list = useRef<HTMLElement>(null);
  useInSight(list, tabs.find(({ current }) => current)?.href);
  return (
    <nav ref={list} aria-label={label} className={clsx(styles.list, styles[look])}>
      {tabs.map((tab) => (
        <PlainLink
          key={tab.href}
          href={tab.href}
          className={styles.tab}
          aria-current={tab.current ? "page" : undefined}
        >
          {tab.label}
          <Count of={tab.count} />
        </PlainLink>
      ))}
    </nav>
  );
}

function Count({ of }: { of: number | undefined }) {
  if (of === undefined) return null;
  return (
    <span className={styles.count} title={of < 1000 ? undefined : of.toLocaleString("en-US")}>
      {compactNumber(of)}
    </span>
  );
}
