import { z } from "zod";
import { get, post } from "#contract/endpoint.ts";
import { Instant } from "#contract/shapes.ts";
import { answer } from "./call-shapes.ts";

const Task = {
  task_id: z.string(),
  status: z.enum(["waiting", "pending", "running", "completed", "failed"]),
  created_at: Instant,
  updated_at: Instant,
  result: z.record(z.string(), z.unknown()).optional(),
  error: z.record(z.string(), z.unknown()).optional(),
};
const since = z.iso.datetime({ offset: true }).nullish();
const flag = z.boolean().nullish();

const ImportTask = z.object({
  id: z.string(),
  path: z.string(),
  mode: z.enum(["insert", "upsert"]),
  state: z.enum(["uploaded", "analyzing", "importing", "completed", "failed"]),
  history: z.array(z.object({ prev_state: z.string(), next_state: z.string(), created_at: z.string() })),
  size: z.number().optional(),
  result: z.record(z.string(), z.unknown()).optional(),
  created_at: Instant,
  updated_at: Instant,
});
const count = z.coerce.number().int().min(0).max(1000).optional();

export const tasks = {
  getTask: get("/tasks/:id", { access: "signed-in", row: "task", response: answer(Task) }),
  exportChannels: post("/export_channels", {
    access: "signed-in",
    body: z.object({
      channels: z
        .array(
          z.object({
            type: z.string().nullish(),
            id: z.string().nullish(),
            cid: z.string().nullish(),
            messages_since: since,
            messages_until: since,
          }),
        )
        .min(1)
        .max(25),
      clear_deleted_message_text: flag,
      include_truncated_messages: flag,
      include_soft_deleted_channels: flag,
      export_users: flag,
      version: z.string().nullish(),
    }),
    response: answer({ task_id: z.string() }),
    status: 201,
  }),
  getExportChannelsStatus: get("/export_channels/:id", {
    access: "signed-in",
    row: "task",
    response: answer(Task),
  }),
  createImportUrl: post("/import_urls", {
    access: "signed-in",
    body: z.object({
      filename: z.string().regex(/^[\w.-]{1,200}$/, "a file name holds letters, digits, . _ and - only"),
    }),
    response: answer({ upload_url: z.string(), path: z.string() }),
    status: 201,
  }),
  createImport: post("/imports", {
    access: "signed-in",
    body: z.object({
      path: z.string().min(1).max(1000),
      mode: z
        .enum(["insert", "upsert", ""])
        .default("upsert")
        .transform((mode) => mode || ("upsert" as const)),
    }),
    response: answer({ import_task: ImportTask }),
    status: 201,
  }),
  listImports: get("/imports", {
    access: "signed-in",
    query: z.object({ limit: count, offset: count }),
    response: answer({ import_tasks: z.array(ImportTask) }),
  }),
  getImport: get("/imports/:id", {
    access: "signed-in",
    row: "import",
    response: answer({ import_task: ImportTask }),
  }),
};
