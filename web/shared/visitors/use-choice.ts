import { useRouteLoaderData } from "react-router";
import type { VisitorChoice } from "#shared/visitors/visitor-choice.ts";

interface Chosen {
  choice: VisitorChoice;
  /** The site that led here, to be told with the choice. */
  from: string;
  /** The browser has answered for its person. */
  asksNotToBeTracked: boolean;
}

/** What this browser's person said about being counted, as the page was sent. */
export function useChoice(): Chosen {
  const root = useRouteLoaderData("root") as { visits?: Chosen } | undefined;
  return root?.visits ?? { choice: "refused", from: "", asksNotToBeTracked: false };
}
