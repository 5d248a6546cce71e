import { z } from "zod";

/** What a company wants its invoices to say about it. */
export const BillingDetails = z.object({
  /** Of the legal entity. */
  name: z.string().trim().min(1, "Enter the company’s legal name").max(200),
  /** In lines, as on an envelope. */
  address: z.string().trim().min(1, "Enter the company’s address").max(500),
  /** VAT, GST or EIN, as its country calls it. */
  taxNumber: z
    .string()
    .trim()
    .max(40)
    .nullable()
    .transform((given) => given || null),
});
export type BillingDetails = z.infer<typeof BillingDetails>;
