import { badInput } from "../protocol/errors.ts";
import { type Kind, eventEnvelope, kindOf, kinds, maps } from "./form-kinds.data.ts";

type Fields = Record<string, unknown>;
type BuiltIn = ReadonlySet<string> | null;
/** Applied to each object; its nested objects follow. */
type Change = (fields: Fields, builtIn: BuiltIn) => Fields;

/**
 * The two ways clients send custom fields: next to the built-in ones (/api/v1), or under `custom` (those
 * who call /api/v2). Everything inside the service uses the first.
 */
export function readForm(body: unknown, second: boolean): unknown {
  return reshape(body, "holder", second ? fromCustom : fromExtraData);
}

/** A response in the form of /api/v2. */
export function toSecondForm(answer: unknown): unknown {
  return reshape(answer, "holder", toCustom);
}

function reshape(value: unknown, kind: Kind, change: Change): unknown {
  if (Array.isArray(value)) return value.map((each) => reshape(each, kind, change));
  if (!isFields(value)) return value;
  const builtIn: BuiltIn = kinds[kind];
  return mapValues(change(value, builtIn), (part, name) => {
    const inner = builtIn && !builtIn.has(name) ? undefined : innerKind(name, kind, value);
    if (!inner || (name === "data" && change === toCustom)) return part;
    if (!maps.has(name) || !isFields(part)) return reshape(part, inner, change);
    return mapValues(part, (each) => reshape(each, inner, change));
  });
}

/** Two names mean different things in different places. */
function innerKind(name: string, kind: Kind, around: Fields): Kind | undefined {
  if (name === "target" && kind === "holder" && "user" in around) return "user";
  if (name === "thread_participants" && kind === "message") return "user";
  return kindOf.get(name);
}

/** The form of /api/v1, where some clients put their fields one level deeper. */
function fromExtraData(fields: Fields, builtIn: BuiltIn): Fields {
  if (isPartial(fields))
    return { ...fields, set: reshapeSet(unwrap(fields.set, "extra_data"), fromExtraData) };
  return builtIn ? unwrap(fields, "extra_data") : fields;
}

function fromCustom(fields: Fields, builtIn: BuiltIn): Fields {
  if (isPartial(fields)) {
    const set = Object.entries(unwrap(fields.set, "custom")).map(([name, value]) => [plain(name), value]);
    const unset = Array.isArray(fields.unset) ? fields.unset.map(plain) : fields.unset;
    return { ...fields, set: reshapeSet(Object.fromEntries(set) as Fields, fromCustom), unset };
  }
  if (!builtIn) return fields;
  const { custom } = fields;
  if (custom !== undefined && custom !== null && !isFields(custom)) throw badInput("custom is not an object");
  const reserved = builtIn === kinds.event ? eventEnvelope : builtIn;
  const taken = Object.keys(custom ?? {}).find((name) => reserved.has(name));
  if (taken !== undefined) throw badInput(`custom may not hold the built-in field ${taken}`);
  return unwrap(fields, "custom");
}

function toCustom(fields: Fields, builtIn: BuiltIn): Fields {
  if (!builtIn) return fields;
  const [own, custom]: [Fields, Fields] = [{}, {}];
  const ours = isOwnEvent(fields, builtIn) ? eventEnvelope : builtIn;
  for (const [name, value] of Object.entries(fields)) (ours.has(name) ? own : custom)[name] = value;
  return { ...own, custom };
}

/** The service's own events have a dot in their type. */
function isOwnEvent({ type }: Fields, builtIn: BuiltIn) {
  return builtIn === kinds.event && typeof type === "string" && !type.includes(".");
}

/** A partial update: of the body's own object, or of one of several. */
function isPartial(fields: Fields): fields is Fields & { set: Fields } {
  return isFields(fields.set) || (fields.set === undefined && Array.isArray(fields.unset));
}

function reshapeSet(set: Fields, change: Change): Fields {
  return "attachments" in set ? { ...set, attachments: reshape(set.attachments, "attachment", change) } : set;
}

/** Moves nested fields one level up; existing fields win. */
function unwrap(fields: Fields = {}, name: "custom" | "extra_data"): Fields {
  const { [name]: nested, ...given } = fields;
  if (nested === undefined) return fields;
  if (name === "custom" && nested === null) return given;
  return isFields(nested) ? { ...nested, ...given } : fields;
}

function plain(path: unknown) {
  return typeof path === "string" && path.startsWith("custom.") ? path.slice("custom.".length) : path;
}
function mapValues(fields: Fields, change: (value: unknown, name: string) => unknown): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(value, name)]));
}
function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
