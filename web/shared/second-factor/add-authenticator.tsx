import { Link } from "#ui/controls/buttons/link.tsx";
import { QrCode } from "#ui/data/text/qr-code.tsx";
import styles from "./second-factor.module.css";

/** What an authenticator app is given: by camera, by a link on the same phone, or typed. */
export function AddAuthenticator({ secret, uri }: { secret: string; uri: string }) {
  return (
    <ol className={styles.steps}>
      <li>
        Scan this code with an authenticator app, or <Link href={uri}>open it on this device</Link>.
        <QrCode text={uri} label="QR code for an authenticator app" />
      </li>
      <li>
        Can’t scan it? Enter this key in the app:
        <p className={styles.secret} aria-label={`Key: ${secret}`}>
          {secret.match(/.{1,4}/g)?.join(" ")}
        </p>
      </li>
      <li>Enter the 6 digits the app shows.</li>
    </ol>
  );
}
