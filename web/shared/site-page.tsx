import { type ReactNode, use } from "react";
import { useRouteLoaderData } from "react-router";
import { productName } from "#shared/product.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { PlainLink } from "#ui/controls/buttons/link.tsx";
import { Page } from "#ui/layout/page.tsx";
import { legalLinks } from "./legal-links.ts";
import { ConsentBar, choicesPath } from "./visitors/consent-bar.tsx";
import { InApp } from "./session/in-app.ts";
import { ProductMark } from "./product-mark.tsx";

interface SitePageProps {
  signedIn?: boolean;
  /** False on the page that is about the question itself. */
  asks?: boolean;
  /** Instead of the way into the app, or to a profile. */
  action?: ReactNode;
  children: ReactNode;
}

/** A public page of the product itself; inside an app, which has a frame of its own, only its content. */
export function SitePage({ signedIn = false, asks = true, action, children }: SitePageProps) {
  const root = useRouteLoaderData("root") as { helpUrls: { support: string; handbook: string } } | undefined;
  const help = root?.helpUrls;
  if (use(InApp)) return children;
  return (
    <Page
      brand={
        <PlainLink href="/">
          <ProductMark />
        </PlainLink>
      }
      links={[
        { href: "/jobs", label: "Jobs", onPhone: signedIn },
        { href: "/companies", label: "Companies" },
        { href: "/communities", label: "Communities" },
        ...(signedIn
          ? []
          : [
              { href: "/hire/sign-up", label: "For companies" },
              { href: "/post-a-job", label: "Post a job" },
              { href: "/sign-in", label: "Sign in", onPhone: true },
            ]),
      ]}
      action={
        action ?? (
          <ButtonLink href={signedIn ? "/_app" : "/sign-up"} tone="fill">
            {signedIn ? "Open the app" : "Create a profile"}
          </ButtonLink>
        )
      }
      foot={`© ${productName}`}
      footLinks={[
        [
          { href: "/blog", label: "Life Work" },
          { href: "/hire-different", label: "Hire Different" },
          { href: "/developers", label: "Developers" },
          ...(help
            ? [
                { href: help.handbook, label: "Job seeker handbook" },
                { href: help.support, label: "Help center" },
              ]
            : []),
        ],
        [...legalLinks, { href: choicesPath, label: "Privacy choices" }],
      ]}
      below={asks && <ConsentBar />}
    >
      {children}
    </Page>
  );
}
