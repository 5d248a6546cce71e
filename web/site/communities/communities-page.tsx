import { useQuery } from "@tanstack/react-query";
import { Form, useSearchParams } from "react-router";
import type { Community } from "#contract/communities.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { Band } from "#ui/layout/page.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { SidebarButton } from "#ui/layout/app-frame.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { cacheOf, queryCacheContext } from "#web/api/query-cache.tsx";
import { head, publicUrlIn } from "#web/shared/head.ts";
import { knownVisitor } from "#web/shared/session/known-visitor.ts";
import { SearchPage } from "#web/site/shared/search/search-page.tsx";
import {
  communitiesFound,
  communitiesOnPage,
  communitiesPath,
  communityPath,
  myCommunities,
  readWanted,
  readerOf,
} from "./communities.ts";
import { StartCommunity } from "./community-form.tsx";
import { LivePage } from "./live-page.tsx";
import type { Route } from "./+types/communities-page";
import styles from "./communities.module.css";

export async function loader({ context, request }: Route.LoaderArgs) {
  const cache = context.get(queryCacheContext);
  const wanted = readWanted(new URL(request.url).searchParams);
  const [visitor] = await Promise.all([
    readerOf(request, cache),
    cache.prefetchQuery(communitiesFound(wanted)),
  ]);
  if (visitor !== "nobody") await cache.prefetchQuery(myCommunities);
  return { visitor };
}
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const visitor = knownVisitor();
  if (visitor === undefined) return serverLoader();
  await cacheOf().prefetchQuery(communitiesFound(readWanted(new URL(request.url).searchParams)));
  return { visitor };
}

export function meta({ matches }: Route.MetaArgs) {
  return head({
    title: "Communities",
    description: "People of a field, a place or a school who share jobs.",
    path: communitiesPath,
    publicUrl: publicUrlIn(matches),
  });
}

/** Communities to find jobs in, and to join. */
export default function CommunitiesPage({ loaderData: { visitor } }: Route.ComponentProps) {
  const wanted = readWanted(useSearchParams()[0]);
  const { data: found } = useQuery(communitiesFound(wanted));
  const { data: mine } = useQuery({ ...myCommunities, enabled: visitor !== "nobody" });
  return (
    <SearchPage visitor={visitor}>
      <LivePage visitor={visitor} />
      <Band>
        <Stack gap={6}>
          <div className={styles.head}>
            <Stack gap={2}>
              <Row justify="between">
                <h1 className={styles.title}>Communities</h1>
                <SidebarButton />
              </Row>
              <p className={styles.words}>People of a field, a place or a school who share jobs.</p>
            </Stack>
            {visitor === "nobody" ? (
              <Link href={`/sign-in?to=${communitiesPath}`}>Sign in to start one</Link>
            ) : (
              <StartCommunity />
            )}
          </div>
          {mine && mine.communities.length > 0 && (
            <Section title="Your communities">
              <Communities label="Your communities" all={mine.communities} />
            </Section>
          )}
          <Form role="search" className={styles.search}>
            <Field label="Search communities">
              <TextInput name="q" defaultValue={wanted.search} maxLength={100} />
            </Field>
            <Row align="end">
              <Button type="submit">Search</Button>
            </Row>
          </Form>
          {found && <Found found={found} wanted={wanted} />}
        </Stack>
      </Band>
    </SearchPage>
  );
}

interface FoundProps {
  found: { communities: Community[]; total: number };
  wanted: ReturnType<typeof readWanted>;
}
function Found({ found: { communities, total }, wanted: { search, page } }: FoundProps) {
  if (total === 0)
    return (
      <EmptyState title={search ? `No community called “${search}”` : "No communities yet"}>
        {search ? "Try a shorter word, or start one." : "Start one for your field, your town or your school."}
      </EmptyState>
    );
  const at = (next: number) => {
    const query = new URLSearchParams({ ...(search && { q: search }), page: String(next) });
    return `${communitiesPath}?${query}`;
  };
  return (
    <Stack gap={4}>
      <p className={styles.count}>{counted(total, "community", "communities")}</p>
      <Communities label="Communities" all={communities} />
      <Row>
        {page > 1 && <Link href={at(page - 1)}>Previous</Link>}
        {page * communitiesOnPage < total && <Link href={at(page + 1)}>More communities</Link>}
      </Row>
    </Stack>
  );
}

function Communities({ label, all }: { label: string; all: readonly Community[] }) {
  return (
    <List label={label} divided flush>
      {all.map(({ id, name, description, members, jobs, waiting }) => (
        <ListRow
          key={id}
          href={communityPath(id)}
          title={name}
          text={description}
          lines={2}
          end={
            waiting && waiting.jobs + waiting.people > 0 ? `${waiting.jobs + waiting.people} to review` : null
          }
          foot={`${counted(members, "member")} · ${counted(jobs, "open job")}`}
        />
      ))}
    </List>
  );
}
