import { z } from "zod";
import { Found } from "./assistant-shapes.ts";
import { get } from "./endpoint.ts";

export const mostQuestion = 4000;

export const assistant = {
  /** What the help pages say about a question. */
  searchHelp: get("/help/search", {
    access: "public",
    perMinute: 120,
    query: z.object({ q: z.string().trim().min(1, "Enter a question").max(mostQuestion) }),
    response: Found,
  }),
};
