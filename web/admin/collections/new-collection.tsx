import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { Button } from "#ui/controls/buttons/button.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { DetailHeader } from "#ui/layout/detail-header.tsx";
import { PaneBody, PaneHead } from "#ui/layout/pane.tsx";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { CollectionFields, collectionFrom } from "./collection-fields.tsx";
import { allCollections, collectionsPath } from "./collections.ts";
import styles from "./collections.module.css";

/** A name and a description; jobs and the public come after. */
export function NewCollection({ addressOf }: { addressOf: (id: string) => string }) {
  const phone = usePhone();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const form = useSubmit(async (values) => {
    const { id } = await api.collections.create({ body: collectionFrom(values) });
    await cache.invalidateQueries(allCollections);
    await navigate(addressOf(id), { replace: true });
  });
  return (
    <>
      <PaneHead tall>
        <DetailHeader
          size="sm"
          level={phone ? 1 : 2}
          back={{ href: collectionsPath, label: "Back to collections" }}
          title="New collection"
          text="No one sees it until you publish it."
        />
      </PaneHead>
      <PaneBody>
        <form className={styles.form} onSubmit={form.onSubmit} noValidate>
          <CollectionFields problem={form.sentence} fields={form.fields} />
          <div>
            <Button type="submit" tone="fill" busy={form.busy}>
              Create collection
            </Button>
          </div>
        </form>
      </PaneBody>
    </>
  );
}
