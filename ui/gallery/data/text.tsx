import { QrCode } from "#ui/data/text/qr-code.tsx";
import { Quote } from "#ui/data/text/quote.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";

export function Text() {
  return (
    <Stack>
      <Row wrap gap={3}>
        <TimeAgo at="2026-11-20T09:00:00Z" />
        <TimeAgo at="2026-11-20T09:00:00Z" look="list" />
        <TimeAgo at="2026-11-20T09:00:00Z" look="short" />
      </Row>
      <Quote>We shared an on-call rotation for a year. She writes the best postmortems I have read.</Quote>
      <QrCode text="https://example.org/security" label="Code for an authenticator app" />
    </Stack>
  );
}
