import { Resvg } from "@resvg/resvg-js";
import { companies, companyFollows, teamInvites } from "#server/domains/companies/tables.ts";
import { files } from "#server/domains/files/tables.ts";
import { publicFileUrl } from "#server/domains/files/index.ts";
import { newId } from "#server/database/ids.ts";
import { type Load, inChunks } from "./load.ts";
import type { Company } from "./world/world.ts";

/** Employers with their marks, followers and open invitations. */
export async function loadCompanies({ tx, world, storage, now }: Load) {
  const logos = new Map(
    await Promise.all(
      world.companies.map(
        async (company) => [company.id, await saveLogo(company, { storage, now })] as const,
      ),
    ),
  );
  await inChunks(tx, files, [...logos.values()]);
  await inChunks(
    tx,
    companies,
    world.companies.map(({ logoSvg: _, employeeCount: __, brandDark: ___, ...company }) => ({
      ...company,
      companyLogo: publicFileUrl(logos.get(company.id)!.id),
      published: true,
      isManaged: true,
      provenAt: company.createdAt,
      marketplace: true,
      accountFlags: { jobsAdded: true, teamAdded: true },
      openJobsCount: world.jobs.filter(
        (job) => job.companyId === company.id && job.status === "live" && !job.internal,
      ).length,
      changedAt: now,
      createdAt: company.createdAt,
    })),
  );
  await inChunks(tx, companyFollows, world.follows);
  await inChunks(tx, teamInvites, world.teamInvites);
}

async function saveLogo(
  { id, logoSvg, companyName }: Company,
  { storage, now }: Pick<Load, "storage" | "now">,
) {
  const bytes = new Resvg(logoSvg, { fitTo: { mode: "width", value: 128 } }).render().asPng();
  const key = `company/${id}/logo.png`;
  await storage.put(key, bytes, "image/png");
  return {
    id: newId(),
    key,
    companyId: id,
    name: `${companyName}.png`,
    type: "image/png",
    bytes: bytes.length,
    public: true,
    createdAt: now,
  };
}
