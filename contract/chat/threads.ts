import { z } from "zod";
import { get, patch, post } from "#contract/endpoint.ts";
import { Actor, Filter, Paging, PartialUpdate, QueryFlag, Sort, Turns, answer } from "./call-shapes.ts";
import { Thread } from "./thread-shapes.ts";

const atMost = (most: number, usual: number) => z.coerce.number().int().min(0).max(most).default(usual);
const Shown = {
  reply_limit: atMost(100, 2),
  participant_limit: atMost(100, 100),
  member_limit: atMost(100, 100),
};

export const threads = {
  queryThreads: post("/threads", {
    access: "signed-in",
    body: z.object({
      filter: Filter.default({}),
      sort: Sort.default([]),
      watch: z.boolean().default(true),
      ...Shown,
      ...Paging,
      limit: z.number().int().min(0).max(25).default(10),
      ...Actor,
    }),
    response: answer({ threads: z.array(Thread), ...Turns }),
    status: 201,
  }),
  getThread: get("/threads/:id", {
    access: "signed-in",
    row: "thread",
    query: z.object({ ...Shown, watch: QueryFlag }),
    response: answer({ thread: Thread }),
  }),
  updateThread: patch("/threads/:id", {
    access: "signed-in",
    row: "thread",
    body: PartialUpdate.extend(Actor),
    response: answer({ thread: Thread }),
  }),
};
