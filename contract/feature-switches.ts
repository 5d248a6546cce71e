import { z } from "zod";
import { switchableFeatures } from "#shared/plans/plans.data.ts";

/** What administrators switched off or on for a company, with the reason its team reads. */
export const FeatureSwitches = z.partialRecord(
  z.enum(switchableFeatures),
  z.object({ on: z.boolean(), reason: z.string() }),
);
