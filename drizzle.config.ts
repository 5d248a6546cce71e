import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: [
    "./server/domains/**/*tables.ts",
    "./server/events/tables.ts",
    "./server/tasks/tables.ts",
    "./server/outside/*/tables.ts",
    "./server/chat/**/tables.ts",
    "./server/audit/tables.ts",
    "./server/limits/tables.ts",
  ],
  // A check compares with a copy of them.
  out: process.env.MIGRATIONS ?? "./server/database/migrations",
});
