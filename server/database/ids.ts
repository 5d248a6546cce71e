import { v7 } from "uuid";

/** A new UUIDv7: sorts by time of making. */
export function newId() {
  return v7();
}
