import { useQuery } from "@tanstack/react-query";
import { UsersRound } from "lucide-react";
import { useNavigate, useParams, useSearchParams } from "react-router";
import type { Contact } from "#contract/networks.ts";
import type { TalentHit } from "#contract/talent-shapes.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Switch } from "#ui/controls/choice/switch.tsx";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { Paging } from "#ui/data/lists/paging.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { dateWords } from "#ui/data/text/date-words.ts";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { FitWhy } from "../shared/people/fit-why.tsx";
import { AddLeadButton } from "../shared/people/add-lead-button.tsx";
import { useContacts } from "../shared/people/contacts.ts";
import { InviteDialog } from "../shared/people/invite-dialog.tsx";
import columns from "#web/hire/shared/columns.module.css";
import styles from "../shared/people/people.module.css";
import { jobById } from "#web/hire/shared/jobs/hire-jobs.ts";
import { JobPartHeader } from "./job-part-header.tsx";
import { talentPoolOf } from "./talent.ts";
import type { ScreenRights } from "#web/hire/shared/team/rights.ts";

export const handle: ScreenRights = { showsPeople: true, header: Header };

export const meta = siteMeta({ title: "Talent pool", path: "/hire/jobs", hidden: true });

/** Job seekers who fit this job and have not applied for it. */
export default function TalentPoolPage() {
  const { id = "" } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const withPicture = params.has("picture");
  const page = Math.max(1, Number(params.get("page")) || 1);
  const { data: job } = useQuery(jobById(id));
  const found = useQuery(talentPoolOf(id, { page, withPicture }));
  const contactOf = useContacts((found.data?.people ?? []).map(({ person }) => person.candidateId));
  const { data: pool } = found;
  const address = (next: { page?: number; withPicture: boolean }) => {
    const words = [next.withPicture && "picture=1", (next.page ?? 1) > 1 && `page=${next.page}`];
    return `/hire/jobs/${id}/talent-pool?${words.filter(Boolean).join("&")}`;
  };
  return (
    <div className={columns.screen}>
      <Header />
      <PaneBody space="md" label="Talent pool">
        <div className={styles.column}>
          <div className={styles.bar}>
            <p role="status">{pool ? `${counted(pool.total, "person", "people")} to invite` : " "}</p>
            <Switch
              label="Only with a photo"
              checked={withPicture}
              onChange={(next) => void navigate(address({ withPicture: next }), { replace: true })}
            />
          </div>
          {job && job.status !== "live" && (
            <p className={styles.quiet}>
              {job.status === "draft" ? "Publish" : "Reopen"} the job first, then you can invite them.
            </p>
          )}
          <Loaded of={found} rows={8} loading="Looking for people" failed="Couldn’t load the talent pool">
            {({ people, total, page: shown, availablePages }) => (
              <>
                {total === 0 && (
                  <EmptyState
                    icon={UsersRound}
                    title="No one to invite right now"
                    action={<ButtonLink href={`/hire/jobs/${id}`}>Look at the job</ButtonLink>}
                  >
                    People looking for similar work near these locations appear here automatically.
                  </EmptyState>
                )}
                {job && (
                  <List label="Talent pool" divided>
                    {people.map((hit) => (
                      <TalentRow
                        key={hit.person.candidateId}
                        hit={hit}
                        job={job}
                        contact={contactOf(hit.person.candidateId)}
                      />
                    ))}
                  </List>
                )}
                <Paging
                  page={shown}
                  pages={availablePages}
                  hrefFor={(next) => address({ page: next, withPicture })}
                />
              </>
            )}
          </Loaded>
        </div>
      </PaneBody>
    </div>
  );
}

function monthOf(at: string) {
  return dateWords(at, { month: "long", year: "numeric", timeZone: "UTC" });
}

type TalentRowProps = {
  hit: TalentHit;
  contact: Contact | undefined;
  job: { id: string; jobTitle: string; status: string };
};
function TalentRow({ hit: { person, fit, laidOff }, contact, job }: TalentRowProps) {
  const about = [person.title, person.location?.split(",")[0], person.experienceLength].filter(Boolean);
  return (
    <ListRow
      leading={<Avatar name={person.fullName} src={person.profilePicture} />}
      title={<Link href={`/hire/network?open=${person.candidateId}`}>{person.fullName}</Link>}
      end={
        job.status === "live" && (
          <span className={styles.ways}>
            <AddLeadButton person={person} job={job} />
            <InviteDialog person={person} job={job} contact={contact} />
          </span>
        )
      }
      text={about.join(", ")}
      foot={
        <div>
          {laidOff && (
            <p className={styles.quiet}>
              {laidOff.companyName} had layoffs in {monthOf(laidOff.day)}
            </p>
          )}
          {fit ? (
            <FitWhy fit={fit} candidateId={person.candidateId} />
          ) : (
            <p className={styles.quiet}>Reviewed by people only, so there’s no score</p>
          )}
        </div>
      }
    />
  );
}

function Header() {
  return <JobPartHeader current="talent" title="Talent pool" />;
}
