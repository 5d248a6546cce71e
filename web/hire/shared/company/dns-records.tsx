import { Copy } from "lucide-react";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { copyText } from "#web/shared/copy-text.ts";
import styles from "./dns-records.module.css";

interface DnsRecord {
  type: string;
  name: string;
  value: string;
}

/** What to enter where one manages the DNS of a domain. */
export function DnsRecords({ domain, records }: { domain: string; records: readonly DnsRecord[] }) {
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={`DNS records of ${domain}`}>
      <table className={styles.records}>
        <thead>
          <tr>
            <th scope="col">Type</th>
            <th scope="col">Name</th>
            <th scope="col">Value</th>
            <th scope="col">
              <span className="sr">Copy</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {records.map(({ type, name, value }) => (
            <tr key={`${type} ${name}`}>
              <td>{type}</td>
              <td>
                <code>{name}</code>
              </td>
              <td>
                <code>{value}</code>
              </td>
              <td>
                <IconButton
                  size="sm"
                  icon={Copy}
                  label={`Copy the value of ${name}`}
                  onClick={() => void copyText(value, "Value copied")}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
