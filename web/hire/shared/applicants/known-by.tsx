import { queryOptions, useQuery } from "@tanstack/react-query";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { api } from "#web/api/client.ts";
import { AskColleague } from "./ask-colleague.tsx";
import styles from "./application-tabs.module.css";

const knownBy = (id: string) =>
  queryOptions({
    queryKey: ["application", id, "known-by"],
    queryFn: () => api.referrals.knownBy({ params: { id } }),
  });

/** Colleagues who said that they know the person: someone to ask before deciding. */
export function KnownBy({ id, candidate }: { id: string; candidate: string }) {
  const { data = [] } = useQuery(knownBy(id));
  return data.map((known) => {
    const { id: key, employee, shared } = known;
    return (
      <div key={key} className={styles.referral}>
        <Avatar name={employee.fullName} src={employee.profilePicture} size="sm" />
        <div>
          <b>{employee.fullName}</b>
          {employee.title && `, ${employee.title},`} knows this candidate
          {shared ? ` from ${shared.companyName}, ${yearsText(shared)}.` : " and referred them before."}
          <AskColleague applicationId={id} known={known} candidate={candidate} />
        </div>
      </div>
    );
  });
}

function yearsText({ from, to }: { from: number; to: number }) {
  return from === to ? `in ${from}` : `${from} to ${to}`;
}
