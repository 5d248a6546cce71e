import { z } from "zod";
import { isEmail } from "#shared/links/email.ts";
import { isLink, withHttps } from "#shared/links/url.ts";

/** Shapes that several domains promise. */
export const Id = z.uuid();
/** A UTC instant: the server may hand in a Date, the wire carries ISO text. */
export const Instant = z
  .union([z.date(), z.string()])
  .transform((given, context) => {
    const at = new Date(given);
    if (!Number.isNaN(at.getTime())) return at.toISOString();
    context.addIssue({ code: "custom", message: "is not a date" });
    return z.NEVER;
  })
  .pipe(z.iso.datetime());
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .regex(/^[^\s@<>"',;]+@[^\s@]+\.[^\s@.]{2,}$/, "Please enter a valid email address")
  .refine(isEmail, "Please enter a valid email address");
/** A person's name, on one line, since it is used in email headers too. */
export const FullName = z
  .string()
  .trim()
  .overwrite((name) => name.replace(/\s+/gu, " "))
  .min(1, "Name is a required field, Please add")
  .max(200);
/** The web, a picture inside the text, or a path of our own: no scheme that runs something, and no control characters. */
const addressPattern = /^(?:https?:\/\/|data:image\/|(?!\s*[a-z][a-z0-9+.-]*:))[^\p{Cc}]*$/iu;
/** A person's own picture, kept with us: one at another address would tell its owner who looks at them, and when. */
const ownPicture = /^(?:data:image\/|\/(?![/\\]))[^\p{Cc}]*$/iu;
export const PictureAddress = z
  .string()
  .max(500)
  .regex(ownPicture, "Upload an image instead of linking to one");
/** A picture, film or page of a company. */
export const LongAddress = z.string().trim().max(2000).regex(addressPattern, "Please enter a valid URL");
/** A page of another site. One written without a scheme, as www.example.com, is kept with https. */
export const PageElsewhere = z
  .string()
  .trim()
  .max(2000)
  .refine((address) => isLink(address) && URL.canParse(withHttps(address)), "Please enter a valid URL")
  .transform(withHttps);
export const Password = z.string().min(8, "Password Too Short").max(200);
export const Done = z.object({ ok: z.literal(true) });
export const Count = z.object({ count: z.number().int() });
export const done = { ok: true } as const;

/** The specified `filter` parameter, as JSON text: where, include, fields, order, limit, skip. */
export const Filtered = z.object({ filter: z.string().max(8000).optional() });

/** A currency as it is answered: what was kept before only real ones were accepted can be another. */
export const CurrencyCode = z.string().regex(/^[A-Z]{3}$/, "A currency has 3 letters, such as USD");
const currencies = new Set(Intl.supportedValuesOf("currency"));
/** A currency as it is sent: a code of ISO 4217. */
export const SentCurrency = CurrencyCode.refine(
  (code) => currencies.has(code),
  "Enter the code of a currency, such as USD",
);
/** Money in minor units: 6200000 with GBP is £62,000. */
export const Money = z.object({ amount: z.number().int(), currency: CurrencyCode });

/** Which of their parts a person calls as, where they work at a company and hire for it; with one part there is nothing to say. */
export const AsTeamOrEmployee = z.object({ as: z.enum(["company", "employee"]).optional() });

/** Ids with commas between them, or the parameter several times. */
export const IdList = z
  .union([z.string(), z.array(z.string())])
  .default("")
  .transform((given) => [
    ...new Set(
      [given]
        .flat()
        .flatMap((each) => each.split(","))
        .map((id) => id.trim())
        .filter(Boolean),
    ),
  ])
  .pipe(z.array(Id).max(50));
