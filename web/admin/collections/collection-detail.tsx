import { ArrowDown, ArrowUp, ExternalLink } from "lucide-react";
import type { Collection } from "#contract/collections.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { DetailHeader } from "#ui/layout/detail-header.tsx";
import { PaneBody, PaneFoot, PaneHead } from "#ui/layout/pane.tsx";
import { Section } from "#ui/layout/section.tsx";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { CollectedCompanies } from "./collected-companies.tsx";
import { CollectedJobs } from "./collected-jobs.tsx";
import { CollectionFields, collectionFrom } from "./collection-fields.tsx";
import { allCollections, collectionsPath, useOrdering, usePublishing } from "./collections.ts";
import styles from "./collections.module.css";

/** One collection: its words, its jobs, its place among the others, and whether the public sees it. */
export function CollectionDetail({ collection, all }: { collection: Collection; all: Collection[] }) {
  const phone = usePhone();
  const { id, collectionName, image, published } = collection;
  const publishing = usePublishing();
  const form = useSubmit(
    (values) => api.collections.change({ params: { id }, body: collectionFrom(values) }),
    { success: "Saved", stale: [allCollections] },
  );
  return (
    <>
      <PaneHead tall>
        <DetailHeader
          size="sm"
          level={phone ? 1 : 2}
          back={{ href: collectionsPath, label: "Back to collections" }}
          leading={<CompanyMark name={collectionName} src={image} />}
          title={collectionName}
          text={published ? "Visible to everyone" : "Not visible to anyone yet"}
          aside={<Place collection={collection} all={all} />}
        />
      </PaneHead>
      <PaneBody>
        <div className={styles.detail}>
          <form className={styles.form} onSubmit={form.onSubmit} noValidate>
            <CollectionFields collection={collection} problem={form.sentence} fields={form.fields} />
            <div>
              <Button type="submit" busy={form.busy}>
                Save
              </Button>
            </div>
          </form>
          <Section
            title="Companies"
            description="All their open jobs are in the collection, also those they post later."
            level={phone ? 2 : 3}
            line
          >
            <CollectedCompanies id={id} />
          </Section>
          <Section title="Jobs" level={phone ? 2 : 3} line>
            <CollectedJobs collection={collection} />
          </Section>
        </div>
      </PaneBody>
      <PaneFoot>
        {published && (
          <ButtonLink icon={ExternalLink} href={`/collections/${id}`} target="_blank" rel="noreferrer">
            Open page
          </ButtonLink>
        )}
        <span className={styles.gap} />
        <Button
          tone={published ? undefined : "fill"}
          busy={publishing.isPending}
          onClick={() => publishing.mutate({ id, published: !published })}
        >
          {published ? "Unpublish" : "Publish"}
        </Button>
      </PaneFoot>
    </>
  );
}

/** Where it stands on the page of collections. */
function Place({ collection, all }: { collection: Collection; all: Collection[] }) {
  const ordering = useOrdering();
  const place = all.findIndex(({ id }) => id === collection.id);
  function move(to: number) {
    const others = all.filter(({ id }) => id !== collection.id);
    ordering.mutate(others.toSpliced(to, 0, collection));
  }
  return (
    <div className={styles.place}>
      <span role="status">
        {place + 1} of {all.length}
      </span>
      <IconButton
        icon={ArrowUp}
        label={`Move ${collection.collectionName} up`}
        disabled={place <= 0}
        onClick={() => move(place - 1)}
      />
      <IconButton
        icon={ArrowDown}
        label={`Move ${collection.collectionName} down`}
        disabled={place >= all.length - 1}
        onClick={() => move(place + 1)}
      />
    </div>
  );
}
