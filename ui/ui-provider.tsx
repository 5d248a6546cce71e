import type { ComponentType, ReactNode } from "react";
import { CSPProvider } from "@base-ui/react/csp-provider";
import { LinkProvider } from "#ui/controls/buttons/link.tsx";
import type { AnchorProps } from "#ui/controls/buttons/link.tsx";

type UiProviderProps = { anchor: ComponentType<AnchorProps>; children: ReactNode };

/** Stands once around the whole app: the router's link, no inline styles. */
export function UiProvider({ anchor, children }: UiProviderProps) {
  return (
    <CSPProvider disableStyleElements>
      <LinkProvider anchor={anchor}>{children}</LinkProvider>
    </CSPProvider>
  );
}
