import type { ReactNode } from "react";
import clsx from "clsx";
import { Tabs as Base } from "@base-ui/react/tabs";
import { PlainLink } from "#ui/controls/link.tsx";
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

/** Parts of one screen, one at a time. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, defaultValue = tabs[0]?.value, onChange, look = "line", children } = props;
  return (
    <Base.Root
      value={value}
      defaultValue={value === undefined ? defaultValue : undefined}
      onValueChange={onChange && ((next) => onChange(next as Value))}
      className={styles.root}
    >
      <Base.List aria-label={label} activateOnFocus className={clsx(styles.list, styles[look])}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
            <Count of={tab.count} />
          </Base.Tab>
        ))}
      </Base.List>
      {children}
    </Base.Root>
  );
}

type TabPanelProps = { value: string; children: ReactNode; className?: string };

export function TabPanel({ value, children, className }: TabPanelProps) {
  return (
    <Base.Panel value={value} className={clsx(styles.panel, className)}>
      {children}
    </Base.Panel>
  );
}

export type LinkTab = { href: string; label: string; count?: number; current?: boolean };

type LinkTabsProps = { label: string; tabs: readonly LinkTab[]; look?: "line" | "pills" };

/** Tabs that are addresses: the URL says which one is open. */
export function LinkTabs({ label, tabs, look = "line" }: LinkTabsProps) {
  return (
    <nav aria-label={label} className={clsx(styles.list, styles[look])}>
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
  return of === undefined ? null : <span className={styles.count}>{of}</span>;
}
