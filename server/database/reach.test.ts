import { expect, inject, test } from "vitest";
import { reach } from "./reach.ts";

test.each<[string, Partial<URL>, RegExp]>([
  [
    "an address nobody answers at",
    { host: "127.0.0.1:1" },
    /^No PostgreSQL server answers at 127\.0\.0\.1:1;/,
  ],
  ["a wrong password", { password: "wrong" }, /refuses the user product or the password in DATABASE_URL\.$/],
  ["a database that is not there", { pathname: "/none" }, /has no database none;/],
])("%s is named", async (_, part, sentence) => {
  const url = Object.assign(new URL(inject("databaseUrl")), part).href;
  await expect(reach(url)).rejects.toThrow(sentence);
});
