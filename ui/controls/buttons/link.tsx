import { createContext, createElement, use } from "react";
import type { ComponentProps, ComponentType, ReactNode } from "react";
import clsx from "clsx";
import styles from "./link.module.css";

export type AnchorProps = ComponentProps<"a"> & { href: string };

const Anchor = createContext<ComponentType<AnchorProps> | "a">("a");

type LinkProviderProps = { anchor: ComponentType<AnchorProps>; children: ReactNode };

/** Hands in the router's link, so that every component here moves within the app. */
export function LinkProvider({ anchor, children }: LinkProviderProps) {
  return <Anchor value={anchor}>{children}</Anchor>;
}

/** A link without a look, for components that bring their own. */
export function PlainLink(props: AnchorProps) {
  return createElement(use(Anchor), props);
}

type LinkProps = AnchorProps & { tone?: "accent" | "quiet"; underline?: boolean };

/** A link in or under a text: accent for the next step, quiet for names of things. */
export function Link({ tone = "accent", underline = false, className, ...props }: LinkProps) {
  return (
    <PlainLink
      {...props}
      className={clsx(styles.link, styles[tone], underline && styles.underline, className)}
    />
  );
}
