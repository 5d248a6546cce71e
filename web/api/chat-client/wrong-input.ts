interface Input {
  query?: Record<string, unknown> | undefined;
  body?: unknown;
}
/** How much of a query string a common parser reads; what goes beyond is dropped without a word. */
const longestList = 20;
const deepest = 5;
const mostParameters = 1000;

/** Refuses before it travels what the service would refuse, or read otherwise than it was meant. */
export function refuseWrongInput({ query = {}, body }: Input) {
  for (const asked of [query, body])
    if (isObject(asked)) {
      if (asked.offset && asked.next) throw new Error("Cannot specify offset with next");
      refuseBlankDates(asked);
      refuseNameless(asked.users);
    }
  refuseLongQuery(query);
}

/** Changes of people name whom they change, and something to change. */
function refuseNameless(users: unknown) {
  if (!Array.isArray(users)) return;
  if (users.some((user) => !isObject(user) || !user.id))
    throw new Error("User ID is required when updating a user");
  if (users.some(({ set, unset }) => isEmpty(set) && isEmpty(unset)))
    throw new Error("Either username or image must be provided");
}
function isEmpty(fields: unknown) {
  return Object.keys(fields ?? {}).length === 0;
}

function refuseBlankDates(input: Record<string, unknown>) {
  for (const [name, value] of Object.entries(input)) {
    if (/(_at|_for|_until|_before|_after|_expires)$/.test(name) && value === "")
      throw new Error(`${name} is a blank date string`);
    if (isObject(value)) refuseBlankDates(value);
  }
}

function refuseLongQuery(query: Record<string, unknown>) {
  let parameters = 0;
  function look(value: unknown, depth: number) {
    if (typeof value !== "object" || value === null) {
      parameters += 1;
      return;
    }
    if (depth > deepest) throw new Error(`A query nests at most ${deepest} deep`);
    if (Array.isArray(value) && value.length > longestList)
      throw new Error(`A list in a query holds at most ${longestList} values`);
    for (const inner of Object.values(value)) look(inner, depth + 1);
  }
  look(query, 0);
  if (parameters > mostParameters) throw new Error(`A query has at most ${mostParameters} parameters`);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
