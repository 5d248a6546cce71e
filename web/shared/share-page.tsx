import { Share2 } from "lucide-react";
import { useRouteLoaderData } from "react-router";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { useHydrated } from "#ui/hooks/use-hydrated.ts";
import type { rootData } from "#web/root-data.ts";
import { SharePageButton } from "./share-page-button.tsx";
import styles from "./share-page.module.css";

interface SharePageProps {
  /** The address without tracking parameters: "/jobs/0190…". */
  path: string;
  title: string;
  size?: "sm" | "lg";
}

/** Shares a public page. Without scripts it shows the link to copy or to send by email. */
export function SharePage({ path, title, size = "lg" }: SharePageProps) {
  const alive = useHydrated();
  const root = useRouteLoaderData<ReturnType<typeof rootData>>("root");
  if (alive) return <SharePageButton size={size} path={path} title={title} />;
  const url = `${root?.publicUrl ?? ""}${path}`;
  const mail = new URLSearchParams({ subject: title, body: url }).toString().replaceAll("+", "%20");
  return (
    <details className={styles.share} data-size={size}>
      <summary>
        {size === "lg" && <Icon of={Share2} />}
        Share
      </summary>
      <div className={styles.ways}>
        <label>
          <span>Link to copy</span>
          <input readOnly value={url} />
        </label>
        <a href={`mailto:?${mail}`}>Send by email</a>
      </div>
    </details>
  );
}
