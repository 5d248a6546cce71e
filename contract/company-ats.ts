import { z } from "zod";
import { del, get, post } from "./endpoint.ts";
import { Feed } from "./job-feeds.ts";
import { Done } from "./shapes.ts";

const change = { access: "company", permission: "integrations", proven: true, perMinute: 20 } as const;

/** Said where the server was given no key of the service that connects accounts; the README names the setting. */
export const accountsNotSetUp =
  "Connecting accounts isn’t set up on this site. The site’s administrator can turn it on. Until then, import your job board by its link.";

/** A company's own account at an applicant tracking system, from which its jobs are synced as from a board. */
export const companyAts = {
  /** Whether accounts can be connected here at all. */
  ready: get("/company-ats/kombo", {
    access: "company",
    permission: "integrations",
    response: z.object({ ready: z.boolean() }),
  }),
  /** The address at which a team chooses its system and gives access, shown in a full-screen frame. */
  initKombo: get("/company-ats/kombo/init", { ...change, response: z.object({ link: z.string() }) }),
  /** Ends a connection with the token that the frame handed over. */
  activateKombo: post("/company-ats/kombo/activate", {
    ...change,
    body: z.object({ token: z.string().trim().min(1).max(4000) }),
    response: Feed,
  }),
  /** The account is not read anymore; the jobs it brought stay. */
  disconnect: del("/company-ats/:id", { ...change, row: "atsAccount", response: Done }),
};
