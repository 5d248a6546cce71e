import { Copy } from "lucide-react";
import { feedFiles } from "#shared/jobs/feed-files.data.ts";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { Section } from "#ui/layout/section.tsx";
import { useMyCompany } from "#web/hire/shared/company/my-company.ts";
import { copyText } from "#web/shared/copy-text.ts";
import styles from "./exchanges.module.css";

/** Addresses that job boards and feed readers read all open jobs from; there once the careers page is public. */
export function FeedAddresses({ publicUrl }: { publicUrl: string }) {
  const { data: company } = useMyCompany();
  if (!company?.published) return null;
  return (
    <Section
      title="Feeds of your open jobs"
      description="Give a job board the address of its feed. It reads every open job on your careers page there, and a job you close leaves within a minute."
      line
      className={styles.feeds}
    >
      <ul className={styles.boosts}>
        {Object.values(feedFiles).map(({ file, name }) => (
          <li key={file}>
            <h3>{name}</h3>
            <div className={styles.link}>
              <code>{`${publicUrl.replace(/^https?:\/\//, "")}/${company.slug}/${file}`}</code>
              <IconButton
                icon={Copy}
                size="sm"
                label={`Copy the ${name.endsWith("Feed") ? name : `${name} feed`}`}
                onClick={() => void copyText(`${publicUrl}/${company.slug}/${file}`, "Address copied")}
              />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
