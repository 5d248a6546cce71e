import { z } from "zod";
import { get, post } from "./endpoint.ts";
import { Done } from "./shapes.ts";

const password = z.string().min(1, "Password is a required field, Please add").max(200);

/** What belongs to people: a copy of everything of theirs, and the end of it. */
export const privacy = {
  /** A ZIP of everything of one's own: data.json and the documents. */
  download: get("/users/my-data", { access: "signed-in", link: true, perMinute: 6, response: z.unknown() }),
  deleteAccount: post("/users/delete", {
    access: "signed-in",
    perMinute: 10,
    body: z.object({ password }),
    response: Done,
  }),
  /** The same, as job seekers' clients call it. */
  deleteCandidate: post("/candidate/delete", {
    access: "candidate",
    perMinute: 10,
    body: z.object({ password }),
    response: Done,
  }),
};
