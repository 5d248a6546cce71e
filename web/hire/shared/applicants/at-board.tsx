import { queryOptions, useQuery } from "@tanstack/react-query";
import type { BoardApplication } from "#contract/board-applications.ts";
import { sentenceList } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Row } from "#ui/layout/row.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { useCan } from "#web/hire/shared/team/rights.ts";
import { platformName } from "#shared/words/platform-name.ts";
import styles from "./application-tabs.module.css";

const atBoard = (id: string) =>
  queryOptions({
    queryKey: ["applications", "board", id],
    queryFn: () => api.boardApplications.ofApplication({ params: { id } }),
    refetchInterval: ({ state }) => (state.data?.state === "waiting" ? 5000 : false),
  });

/** What became of an application at the board its job comes from; nothing where it comes from none. */
export function AtBoard({ applicationId }: { applicationId: string }) {
  const { data } = useQuery(atBoard(applicationId));
  const can = useCan();
  const retry = useChange({
    call: () => api.boardApplications.retry({ params: { id: applicationId } }),
    stale: [atBoard(applicationId)],
  });
  if (!data) return null;
  return (
    <Row gap={2} wrap className={styles.board}>
      <span role="status">
        <Words at={data} />
      </span>
      {(data.state === "failed" || data.state === "unknown") && can("applicants") && (
        <Button size="sm" busy={retry.isPending} onClick={() => retry.mutate()}>
          {data.state === "failed" ? "Try again" : "Send again"}
        </Button>
      )}
    </Row>
  );
}

function Words({ at: { state, system, url, at, reason, filesLeft } }: { at: BoardApplication }) {
  const name = platformName(system);
  const link = url && <Link href={url}>Open the job there</Link>;
  switch (state) {
    case "sent":
      return (
        <>
          Sent to {name} <TimeAgo at={at!} />.{" "}
          {filesLeft.length > 0 &&
            `${name} has no place for ${sentenceList(filesLeft)}, so look at the answers here. `}
          {link}
        </>
      );
    case "waiting":
      return (
        <>
          On its way to {name}. {reason && `Last try: ${reason}`}
        </>
      );
    case "failed":
      return (
        <>
          Couldn’t be sent to {name}: {reason}
        </>
      );
    case "unknown":
      return (
        <>
          We don’t know whether this application arrived at {name}. {reason} Look there before you send it
          again. {link}
        </>
      );
    case "off":
      return (
        <>
          This application wasn’t sent to {name}. Sending is set under Company {">"} Integrations. {link}
        </>
      );
    case "unsupported":
      return (
        <>
          {name} takes no applications from other sites, so add this person there yourself. {link}
        </>
      );
  }
}
