import "#ui/tokens/fonts.css";
import "#ui/tokens/tokens.css";
import "#ui/tokens/base.css";
import "#ui/tokens/hidden.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, use, useState } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { LikelyPhone } from "#ui/hooks/use-media-query.ts";
import { frameColours, themeAttribute } from "#ui/theme.ts";
import { UiProvider } from "#ui/ui-provider.tsx";
import type { Route } from "./+types/root";
import { RenderedCache, SentWithPage, cacheOf } from "./api/query-cache.tsx";
import { servicesContext } from "./api/services.ts";
import { rootData } from "./root-data.ts";
import { preHydrationScript, useReplayedActs } from "./shared/pre-hydration.ts";
import { ErrorPage } from "./shared/error-page.tsx";
import { statusOf } from "./shared/error-status.ts";
import { RouterLink } from "./shared/router-link.tsx";
import { SupportBar } from "./shared/support/support-bar.tsx";
import { isPlain } from "./shared/session/plain.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  const { headers } = request;
  return rootData(context.get(servicesContext), (name) => headers.get(name));
}
/** Nothing here changes while the person stays. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const plain = isPlain(useMatches());
  const frame = frameColours(data?.theme ?? "system");
  return (
    <html
      lang="en"
      data-api-key={data?.apiKey}
      data-theme={themeAttribute(data?.theme ?? "system")}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={frame.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={frame.dark} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        {plain ? null : <link rel="manifest" href="/manifest.webmanifest" />}
        <Meta />
        {/* Browsers hide a nonce from scripts: a style that bears one never looks the same to React. */}
        <Links nonce="" />
        {plain ? null : (
          <script
            nonce={data?.nonce}
            dangerouslySetInnerHTML={{ __html: preHydrationScript }}
            suppressHydrationWarning
          />
        )}
      </head>
      <body>
        {children}
        {plain ? null : (
          <>
            <SentWithPage cache={use(RenderedCache)} />
            <ScrollRestoration nonce={data?.nonce} />
            <Scripts nonce={data?.nonce} />
          </>
        )}
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  const rendered = use(RenderedCache);
  const [cache] = useState(() => rendered ?? cacheOf());
  useReplayedActs();
  return (
    <QueryClientProvider client={cache}>
      <LikelyPhone value={loaderData.phone}>
        <UiProvider anchor={RouterLink}>
          <SupportBar />
          <Outlet />
        </UiProvider>
      </LikelyPhone>
    </QueryClientProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage named status={statusOf(error)} />;
}
