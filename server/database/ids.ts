import { v7 } from "uuid";

/** A new UUIDv7: sorts by time of making. */
export function newId() {
  return v7();
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Whether a text has the form of an id, so that the database can compare it with one. */
export function isUuid(text: string) {
  return uuid.test(text);
}
