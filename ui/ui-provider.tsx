import type { ComponentType, ReactNode } from "react";
import { CSPProvider } from "@base-ui/react/csp-provider";
import { Tooltip } from "@base-ui/react/tooltip";
import { LinkProvider } from "#ui/controls/link.tsx";
import type { AnchorProps } from "#ui/controls/link.tsx";

type UiProviderProps = { anchor: ComponentType<AnchorProps>; children: ReactNode };

/** Stands once around the whole app: the router's link, shared tooltips, no inline styles. */
export function UiProvider({ anchor, children }: UiProviderProps) {
  return (
    <CSPProvider disableStyleElements>
      <LinkProvider anchor={anchor}>
        <Tooltip.Provider delay={400}>{children}</Tooltip.Provider>
      </LinkProvider>
    </CSPProvider>
  );
}
