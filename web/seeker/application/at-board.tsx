import { useQuery } from "@tanstack/react-query";
import { Link } from "#ui/controls/buttons/link.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { api } from "#web/api/client.ts";
import { platformName } from "#shared/words/platform-name.ts";

interface AtBoardProps {
  applicationId: string;
  companyName: string;
}

/** Where else the company may look at one's application: the board its job comes from. */
export function AtBoard({ applicationId, companyName }: AtBoardProps) {
  const { data } = useQuery({
    queryKey: ["my-applications", "board", applicationId],
    queryFn: () => api.boardApplications.ofMine({ params: { id: applicationId } }),
  });
  if (!data) return null;
  const name = platformName(data.system);
  return (
    <p>
      {data.sentAt ? (
        <>
          Sent to {companyName} at {name} <TimeAgo at={data.sentAt} />.
        </>
      ) : (
        <>
          {companyName} lists this job at {name} and may review applications there.
        </>
      )}{" "}
      {data.url && <Link href={data.url}>Open the job at {name}</Link>}
    </p>
  );
}
