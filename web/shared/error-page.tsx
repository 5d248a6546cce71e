import { useLocation, useRouteLoaderData } from "react-router";
import { productName } from "#shared/product.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Band } from "#ui/layout/page.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { SitePage } from "./site-page.tsx";

const words: Record<number, { title: string; text: string }> = {
  404: {
    title: "Page not found",
    text: "Check the address. What was here may have moved, or isn’t public anymore.",
  },
  410: { title: "This job has closed", text: "The company is no longer accepting applications." },
  503: { title: "Search is getting ready", text: "We’ve just started it. Try again in a moment." },
  500: { title: "Something went wrong", text: "Nothing you entered was lost. Try again in a moment." },
};

interface ErrorPageProps {
  status: number;
  /** Whether it gives the browser's tab its title: where the page itself did not come so far. */
  named?: boolean;
}
/** What stands where a page cannot. */
export function ErrorPage({ status, named }: ErrorPageProps) {
  const { pathname, search } = useLocation();
  const root = useRouteLoaderData("root") as { signedIn: boolean } | undefined;
  const { title, text } = words[status] ?? words[500]!;
  // What is gone stays gone; anything else may work at the next go.
  const passes = status !== 404 && status !== 410;
  return (
    <SitePage signedIn={root?.signedIn}>
      {named && (
        <>
          <title>{`${title} | ${productName}`}</title>
          <meta name="robots" content="noindex" />
        </>
      )}
      <Band width="narrow">
        <Stack gap={4} align="start">
          <h1>{title}</h1>
          <p>{text}</p>
          <Row gap={3} wrap>
            {passes && (
              <ButtonLink href={pathname + search} tone="fill">
                Try again
              </ButtonLink>
            )}
            <ButtonLink href="/" tone={passes ? "plain" : "fill"}>
              Go to home page
            </ButtonLink>
          </Row>
        </Stack>
      </Band>
    </SitePage>
  );
}
