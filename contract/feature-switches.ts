import { z } from "zod";
import { switchableFeatures } from "#shared/plans/plans.data.ts";

/** Features administrators turned off or on for a company, with the reason shown to its team. */
export const FeatureSwitches = z.partialRecord(
  z.enum(switchableFeatures),
  z.object({ on: z.boolean(), reason: z.string() }),
);
