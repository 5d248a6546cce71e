import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import type pg from "pg";

/** Owns the embedded database and everything in it, and is no superuser: what is revoked from it, it can't do. */
export const productRole = "product";

/** Made from the superuser's password, which can't be told from it. */
export function productPassword(superuserPassword: string) {
  return createHmac("sha256", superuserPassword).update(productRole).digest("hex");
}

/** Makes the product's role and hands over what an earlier version made as the superuser; where that is done it changes nothing. */
export async function makeProductRole(superuser: pg.Client, password: string) {
  const { rowCount } = await superuser.query("select from pg_roles where rolname = $1", [productRole]);
  if (!rowCount)
    await superuser.query(`create role ${productRole} login password ${superuser.escapeLiteral(password)}`);
  await superuser.query(readFileSync(new URL("hand-over.sql", import.meta.url), "utf8"));
}
