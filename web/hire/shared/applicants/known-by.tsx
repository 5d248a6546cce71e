import { queryOptions, useQuery } from "@tanstack/react-query";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { api } from "#web/api/client.ts";
import styles from "./application-tabs.module.css";

const knownBy = (id: string) =>
  queryOptions({
    queryKey: ["application", id, "known-by"],
    queryFn: () => api.referrals.knownBy({ params: { id } }),
  });

/** Colleagues who said that they know the person: someone to ask before deciding. */
export function KnownBy({ id }: { id: string }) {
  const { data = [] } = useQuery(knownBy(id));
  return data.map(({ id: key, employee, shared }) => (
    <div key={key} className={styles.referral}>
      <Avatar name={employee.fullName} src={employee.profilePicture} size="sm" />
      <div>
        <b>{employee.fullName}</b>
        {employee.title && `, ${employee.title},`} knows this candidate
        {shared ? ` from ${shared.companyName}, ${yearsText(shared)}.` : " and referred them before."}
      </div>
    </div>
  ));
}

function yearsText({ from, to }: { from: number; to: number }) {
  return from === to ? `in ${from}` : `${from} to ${to}`;
}
