import { z } from "zod";
import { Proof } from "./accounts.ts";
import { get, post } from "./endpoint.ts";
import { Done } from "./shapes.ts";

/** What belongs to people: a copy of everything of theirs, and the end of it. */
export const privacy = {
  /** A ZIP of everything of one's own: data.json and the documents. */
  download: get("/users/my-data", { access: "signed-in", link: true, perMinute: 6, response: z.unknown() }),
  deleteAccount: post("/users/delete", {
    access: "signed-in",
    perMinute: 10,
    body: Proof,
    response: Done,
  }),
  /** The same, as job seekers' clients call it. */
  deleteCandidate: post("/candidate/delete", {
    access: "candidate",
    perMinute: 10,
    body: Proof,
    response: Done,
  }),
};
