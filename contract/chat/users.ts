import { z } from "zod";
import { get, patch, post } from "#contract/endpoint.ts";
import { Actor, ChatUser, Filter, PartialUpdate, Sort, answer, payload } from "./shapes.ts";

const ChatUserId = z
  .string()
  .min(1)
  .max(255)
  .regex(/^[A-Za-z0-9@_-]+$/, "a user id holds letters, digits, @, _ and - only");

export const users = {
  queryUsers: get("/users", {
    access: "signed-in",
    query: payload(
      z.object({
        filter_conditions: Filter.default({}),
        sort: Sort.default([]),
        limit: z.number().int().min(0).max(100).default(30),
        offset: z.number().int().min(0).max(1000).default(0),
        presence: z.boolean().default(false),
        include_deactivated_users: z.boolean().default(false),
        ...Actor,
      }),
    ),
    response: answer({ users: z.array(ChatUser) }),
  }),
  upsertUsers: post("/users", {
    access: "signed-in",
    body: z.object({ users: z.record(ChatUserId, z.looseObject({ id: ChatUserId })) }),
    response: answer({
      users: z.record(z.string(), ChatUser),
      membership_deletion_task_id: z.string(),
    }),
    status: 201,
  }),
  updateUsersPartial: patch("/users", {
    access: "signed-in",
    body: z.object({ users: z.array(PartialUpdate.extend({ id: ChatUserId })).max(100) }),
    response: answer({ users: z.record(z.string(), ChatUser) }),
  }),
};
