import { ListFilter } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Popover } from "#ui/overlays/popover.tsx";
import { FilterFields } from "./filter-fields.tsx";
import { chipsOf } from "#web/hire/shared/applicants/feed-filter.ts";
import { type FeedView, addressOf } from "#web/hire/shared/applicants/feed.ts";
import { ViewsMenu } from "./views-menu.tsx";

interface FilterMenusProps {
  view: FeedView;
  listed?: boolean;
}
/** What the list can be narrowed by, and the lists that are kept. */
export default function FilterMenus({ view, listed }: FilterMenusProps) {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const count = chipsOf(view.filter).filter(({ label }) => label !== `“${view.filter.q}”`).length;
  return (
    <>
      <Popover
        open={open}
        onOpenChange={setOpen}
        align="end"
        label="Filters"
        trigger={
          <Button icon={ListFilter} aria-label={count ? `Filters, ${count} active` : "Filters"}>
            {count ? `Filters ${count}` : "Filters"}
          </Button>
        }
      >
        <FilterFields
          view={view}
          onApply={(filter) => {
            setOpen(false);
            void navigate(addressOf({ ...view, filter }, undefined, listed), { preventScrollReset: true });
          }}
        />
      </Popover>
      <ViewsMenu view={view} />
    </>
  );
}
