import styles from "./email-preview.module.css";

interface EmailPreviewProps {
  subject: string;
  preheader: string;
  text: string;
  html: string;
}

/** An email as its reader sees it: what the mailbox shows beside the subject, the HTML, and the plain text. */
export function EmailPreview({ subject, preheader, text, html }: EmailPreviewProps) {
  return (
    <>
      {preheader && (
        <p className={styles.preheader}>
          <span className={styles.label}>Preview text</span> {preheader}
        </p>
      )}
      <iframe
        className={styles.email}
        title={subject}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={forFrame(html)}
      />
      <pre className={styles.plain}>{text}</pre>
    </>
  );
}

/**
 * What a link of an email leads to opens in a tab of its own: inside the frame no page works. The styles for dark mail
 * programs stay outside, since our pages take no styles but their own.
 */
function forFrame(html: string) {
  return html.replace(/<style>.*?<\/style>/s, "").replace("<head>", '<head><base target="_blank">');
}
