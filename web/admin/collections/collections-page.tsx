import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useSearchParams } from "react-router";
import type { Collection } from "#contract/collections.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Pane, PaneBody } from "#ui/layout/pane.tsx";
import { Split } from "#ui/layout/split.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { CollectionDetail } from "./collection-detail.tsx";
import { allCollections, collectionsPath } from "./collections.ts";
import { NewCollection } from "./new-collection.tsx";

export const meta = siteMeta({ title: "Collections", path: collectionsPath, hidden: true });

const addressOf = (open: string) => `${collectionsPath}?${new URLSearchParams({ open })}`;

/** Jobs put together by hand: named, filled, put in order, published. */
export default function CollectionsPage() {
  const [params] = useSearchParams();
  const wanted = params.get("open");
  const collections = useQuery(allCollections);
  const { data } = collections;
  const phone = usePhone();
  const making = wanted === "new";
  const open = making ? undefined : (data?.find(({ id }) => id === wanted) ?? data?.[0]);
  return (
    <Split
      phone={wanted ? "detail" : "list"}
      list={
        <Pane label="Collections">
          <PageHeader
            size="pane"
            title="Collections"
            description={data && counted(data.length, "collection")}
            actions={
              <ButtonLink size="sm" icon={Plus} href={addressOf("new")}>
                New collection
              </ButtonLink>
            }
          />
          <PaneBody space="none">
            <Loaded
              of={collections}
              rows={6}
              size="sm"
              loading="Loading collections"
              failed="Couldn’t load collections"
            >
              {(all) => <CollectionRows collections={all} openId={phone ? undefined : open?.id} />}
            </Loaded>
          </PaneBody>
        </Pane>
      }
      detail={
        <Pane label={making ? "New collection" : "Collection"}>
          {making && <NewCollection addressOf={addressOf} />}
          {open && <CollectionDetail key={open.id} collection={open} all={data ?? []} />}
          {!making && !open && data && (
            <EmptyState title="No collection selected">Create a collection, then add jobs to it.</EmptyState>
          )}
        </Pane>
      }
    />
  );
}

function CollectionRows({ collections, openId }: { collections: Collection[]; openId: string | undefined }) {
  if (collections.length === 0)
    return (
      <EmptyState size="sm" title="No collections yet">
        Group jobs into a collection, such as entry-level jobs or remote jobs.
      </EmptyState>
    );
  return (
    <List label="Collections">
      {collections.map(({ id, collectionName, image, published, jobs, description }) => (
        <ListRow
          key={id}
          href={addressOf(id)}
          current={id === openId}
          leading={<CompanyMark name={collectionName} src={image} />}
          title={collectionName}
          end={!published && <Badge>Not published</Badge>}
          text={description || "No description"}
          textEnd={counted(jobs, "open job")}
        />
      ))}
    </List>
  );
}
