import { callsPerKey } from "#contract/api-scopes.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { contract } from "#contract/index.ts";
import { webhookEvents } from "#contract/webhook-events.ts";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Table } from "#ui/data/lists/table.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Band } from "#ui/layout/page.tsx";
import { publicUrlIn, siteMeta } from "#web/shared/head.ts";
import { SitePage } from "#web/shared/site-page.tsx";
import type { Route } from "./+types/developers-page";
import { checkExample, eventExample } from "./examples.ts";
import styles from "./developers.module.css";

export const handle = { plain: true };

export const meta = siteMeta({
  title: "For developers",
  description:
    "Read and write your company’s jobs and applications with an API key, and be told by webhooks.",
  path: "/developers",
});

/** Every call that takes a key, from the contract itself. */
const calls = Object.values(contract)
  .flatMap((endpoints): Endpoint[] => Object.values(endpoints))
  .flatMap(({ key, method, path }) =>
    key ? [{ scope: key, call: `${method} /api${path.replace(/:(\w+)/g, "{$1}")}` }] : [],
  )
  .toSorted((a, b) => a.scope.localeCompare(b.scope));

/** How a company's own programs work with it here. */
export default function DevelopersPage({ matches }: Route.ComponentProps) {
  return (
    <SitePage>
      <Band width="text">
        <Stack gap={8} className={styles.page}>
          <h1>For developers</h1>
          <Keys root={publicUrlIn(matches)} />
          <Webhooks />
        </Stack>
      </Band>
    </SitePage>
  );
}

function Keys({ root }: { root: string }) {
  return (
    <Stack gap={4}>
      <h2>API keys</h2>
      <p>
        Make a key under <Link href="/hire/company/integrations">Company, Integrations</Link> and choose what
        it may do. It is shown once. Send it as a bearer token:
      </p>
      <Code label="A call with a key">{`curl ${root}/api/requests/feed \\\n  -H "Authorization: Bearer ck_…"`}</Code>
      <p>
        A key acts for the person who made it, in their company only, and never may do more than they may. It
        stops when they leave the team. It makes up to {callsPerKey} calls a minute; then the answer is 429. A
        missing scope is 403, a revoked key 401, and what belongs to another company 404. Every refusal
        carries <code>error.code</code> for programs and <code>error.message</code> for people.
      </p>
      <Table
        caption="Calls that take a key"
        rows={calls}
        rowKey={({ call }) => call}
        columns={[
          { id: "call", title: "Call", main: true, cell: ({ call }) => <code>{call}</code> },
          { id: "scope", title: "Scope", cell: ({ scope }) => <code>{scope}</code> },
        ]}
      />
      <p>
        Parameters and answers are in the <Link href="/api/openapi.json">OpenAPI document</Link>.
      </p>
    </Stack>
  );
}

function Webhooks() {
  return (
    <Stack gap={4}>
      <h2>Webhooks</h2>
      <p>
        We send a POST request with JSON to the addresses you add. Answer with 2xx within 10 seconds; anything
        else, a redirect too, is a failure. We try again after 5 seconds, 5 and 30 minutes, 2, 5, 10, 14, 20
        and 24 hours. After 5 days without success, or at once after 410, the webhook is turned off and your
        team gets an email. Failed deliveries can be sent again for 30 days, under the same{" "}
        <code>webhook-id</code>: ignore one you know.
      </p>
      <Code label="An event">{eventExample}</Code>
      <p>Events carry ids, and with “Send names and emails” a candidate’s name and email too. They are:</p>
      <ul className={styles.events}>
        {webhookEvents.map((event) => (
          <li key={event}>
            <code>{event}</code>
          </li>
        ))}
      </ul>
      <p>
        Check each signature as <Link href="https://www.standardwebhooks.com/">Standard Webhooks</Link>{" "}
        describes, with one of its libraries or by hand, and refuse what is older than 5 minutes:
      </p>
      <Code label="Checking a signature in Node.js">{checkExample}</Code>
    </Stack>
  );
}

function Code({ label, children }: { label: string; children: string }) {
  return (
    <pre className={styles.code} role="group" tabIndex={0} aria-label={label}>
      {children}
    </pre>
  );
}
