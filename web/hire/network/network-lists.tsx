import { useQuery } from "@tanstack/react-query";
import { Ellipsis, Pencil, Pin, PinOff, Trash2 } from "lucide-react";
import clsx from "clsx";
import { useState } from "react";
import type { Network } from "#contract/networks.ts";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { PlainLink } from "#ui/controls/buttons/link.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { api } from "#web/api/client.ts";
import { useChanges } from "#web/api/use-change.ts";
import { type AskedInAddress, addressOf } from "#web/shared/search/search-address.ts";
import { NameNetwork } from "./name-network.tsx";
import { networkGroups, networkPath, networks } from "./network.ts";
import styles from "../shared/people/people.module.css";
import { useMay } from "#web/hire/shared/team/rights.ts";

/** The networks the team keeps, and the groups its people fall into by themselves. */
export function NetworkLists({ asked }: { asked: AskedInAddress }) {
  const { data: kept = [] } = useQuery(networks);
  const { data: groups = [] } = useQuery(networkGroups);
  const chosen = asked.terms.filters.groups ?? [];
  const here = addressOf(networkPath, { terms: asked.terms });
  const pinned = kept.filter((each) => each.pinned);
  const others = kept.filter((each) => !each.pinned);
  return (
    <nav className={styles.lists} aria-label="Groups and networks">
      <h2>Groups</h2>
      <ul>
        <Place href={networkPath} name="Everyone" current={here === networkPath} />
        {groups
          .filter(({ count, key }) => count > 0 || chosen.includes(key))
          .map(({ key, name, about, count }) => (
            <Place
              key={key}
              href={`${networkPath}?groups=${key}`}
              name={name}
              about={about}
              count={count}
              current={chosen.includes(key)}
            />
          ))}
      </ul>
      {pinned.length > 0 && <h2>Pinned networks</h2>}
      <KeptList networks={pinned} here={here} />
      {others.length > 0 && (
        <details>
          <summary>Other networks</summary>
          <KeptList networks={others} here={here} />
        </details>
      )}
    </nav>
  );
}

function KeptList({ networks: kept, here }: { networks: Network[]; here: string }) {
  return (
    <ul>
      {kept.map((network) => {
        const href = addressOf(networkPath, { terms: network.terms });
        return (
          <Place
            key={network.id}
            href={href}
            name={network.name}
            count={network.count}
            current={href === here}
          >
            <NetworkMenu network={network} />
          </Place>
        );
      })}
    </ul>
  );
}

type PlaceProps = {
  href: string;
  name: string;
  about?: string;
  count?: number;
  current: boolean;
  children?: React.ReactNode;
};
function Place({ href, name, about, count, current, children }: PlaceProps) {
  return (
    <li className={clsx(styles.entry, current && styles.current)}>
      <PlainLink href={href} title={about} aria-current={current || undefined}>
        <span>{name}</span>
        {count !== undefined && <small>{count.toLocaleString("en-US")}</small>}
      </PlainLink>
      {children}
    </li>
  );
}

function NetworkMenu({ network }: { network: Network }) {
  const change = useChanges({ stale: [["network"]] });
  const [naming, setNaming] = useState(false);
  const { id, name, pinned, terms } = network;
  const run = (call: () => Promise<unknown>, text: string, undo?: () => void) =>
    change({ call, success: () => ({ text, tone: "success", undo }) });
  const may = useMay()("sourcing");
  const pin = () =>
    run(
      () => api.networks.change({ params: { id }, body: { pinned: !pinned } }),
      pinned ? `${name} unpinned` : `${name} pinned`,
    );
  const bringBack = () => run(() => api.networks.save({ body: { name, terms, pinned } }), `${name} restored`);
  const remove = () =>
    run(
      () => api.networks.remove({ params: { id } }),
      `${name} removed`,
      () => void bringBack(),
    );
  return (
    <>
      <Menu
        trigger={<IconButton icon={Ellipsis} size="sm" label={`More for ${name}`} />}
        items={[
          { label: "Rename", icon: Pencil, disabled: !may, onSelect: () => setNaming(true) },
          {
            label: pinned ? "Unpin" : "Pin",
            icon: pinned ? PinOff : Pin,
            disabled: !may,
            onSelect: () => void pin(),
          },
          { label: "Remove", icon: Trash2, danger: true, onSelect: () => void remove() },
        ]}
      />
      <NameNetwork
        title={`Rename ${name}`}
        action="Rename"
        start={name}
        open={naming}
        onOpenChange={setNaming}
        onName={(next) => api.networks.change({ params: { id }, body: { name: next } })}
      />
    </>
  );
}
