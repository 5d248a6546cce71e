import { data } from "react-router";
import { ErrorPage } from "#web/shared/error-page.tsx";
import { siteMeta } from "#web/shared/head.ts";

export const meta = siteMeta({ title: "Page not found", path: "", hidden: true });

export function loader() {
  throw data(null, { status: 404 });
}
export default function NotFound() {
  return <ErrorPage status={404} />;
}
export function ErrorBoundary() {
  return <ErrorPage status={404} />;
}
