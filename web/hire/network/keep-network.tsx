import { useQuery } from "@tanstack/react-query";
import { Pin } from "lucide-react";
import { useState } from "react";
import type { SearchTerms } from "#contract/search.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { api } from "#web/api/client.ts";
import { addressOf } from "#web/shared/search/search-address.ts";
import { searchName } from "#web/shared/search/search-name.ts";
import { NameNetwork } from "./name-network.tsx";
import { networkPath, networks } from "./network.ts";
import { Needs } from "#web/hire/shared/team/needs.tsx";

/** Pins a search for the whole team; people who fit it later are found by it too. */
export function KeepNetwork({ terms }: { terms: SearchTerms }) {
  const [open, setOpen] = useState(false);
  const { data: kept = [] } = useQuery(networks);
  const here = addressOf(networkPath, { terms });
  // One pin for one search; an open dialog stays until it has said what came of it.
  if (!open && kept.some((each) => each.pinned && addressOf(networkPath, { terms: each.terms }) === here))
    return null;
  return (
    <Needs permission="sourcing">
      <NameNetwork
        title="Pin this network"
        description="Your whole team sees it, including anyone who matches later."
        action="Pin network"
        start={searchName(terms)}
        open={open}
        onOpenChange={setOpen}
        trigger={
          <Button size="sm" icon={Pin}>
            Pin network
          </Button>
        }
        onName={(name) => api.networks.save({ body: { name, terms } })}
        said={(name) => `${name} pinned`}
      />
    </Needs>
  );
}
