import type { CompanyPerson } from "./people.ts";
import type { World } from "./world.ts";

let made = 0;

/** An address of a company's own whose records are right. */
export async function aLiveHost(world: World, { api }: CompanyPerson) {
  const host = await api.careers.addHost({ body: { domain: `careers.live${++made}.example` } });
  publishRecords(world, host);
  return api.careers.checkHost({ params: { id: host.id } });
}

type Records = Pick<Awaited<ReturnType<CompanyPerson["api"]["careers"]["addHost"]>>, "proof" | "target">;
/** What its owner enters where they manage their DNS. */
export function publishRecords(world: World, { proof, target }: Records) {
  world.textRecords.set(proof!.name, ["v=spf1 -all", proof!.value]);
  world.aliases.set(target!.name, target!.value);
}
