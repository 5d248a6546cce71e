import type { ApiScope } from "./api-scopes.ts";
import type { AuditedKind } from "./audited-kinds.ts";
import type { TeamPermission } from "./team-rights.ts";

/** The part of a zod schema the types need; keeps hundreds of endpoints fast to check. */
interface Schema<Out = unknown> {
  _zod: { input: unknown; output: Out };
}

/** "between-employers" is an employee without a company just now; "entering-admin" an administrator whose second factor is still to be given. */
export type Role = "candidate" | "employee" | "between-employers" | "company" | "admin" | "entering-admin";
/** Who has the employee's part of an account, with a company just now or without. */
export const anyEmployee = ["employee", "between-employers"] as const;

/** Who may call: everyone, everyone signed in, or holders of one of the named roles. */
export type Access = "public" | "signed-in" | Role | readonly Role[];

interface Promises {
  access: Access;
  /** What the caller's team must have allowed them, where they call for their company. */
  permission?: TeamPermission | readonly TeamPermission[];
  /** Acts towards others in the company's name, so it waits until the company's address is proven. */
  proven?: true;
  /** May be called by a company in standby, though it changes something; the use case refuses what its plan doesn't include. */
  standby?: true;
  /** What a company's API key needs to make this call for its maker; without it none may. */
  key?: ApiScope;
  /** What the path's id names; the access suite makes one and calls as a stranger to it. */
  row?: string;
  query?: Schema;
  body?: Schema;
  response: Schema;
  /** Whoever accepts `text/event-stream` hears the answer bit by bit, as it is made (`server/http/answer-in-parts.ts`). */
  streams?: true;
  status?: number;
  /** Calls allowed a minute from one address. */
  perMinute?: number;
  /** Calls allowed an hour by one account, or by one address without one; counted in the database, for all processes. */
  perHour?: number;
  /** Followed by browsers and mail clients, so without the API key header. */
  link?: true;
  /** Each call is recorded in the audit log even though it changes nothing, because data leaves the product or is confidential. */
  logs?: {
    kind: "export" | "read";
    /** The action in the log: "applicants.exported". */
    action: string;
    /** What the path's id refers to; without it, the entry is about the caller's company, or the caller. */
    about?: AuditedKind;
  };
  /** A multipart upload; the handler is given the bytes. */
  upload?: { maxBytes: number };
}

export interface Endpoint extends Promises {
  method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  path: `/${string}`;
}
export type Contract = Record<string, Record<string, Endpoint>>;

const verb =
  <const M extends Endpoint["method"]>(method: M) =>
  <const P extends `/${string}`, const E extends Promises>(path: P, promises: E) => ({
    method,
    path,
    ...promises,
  });

export const get = verb("GET");
export const post = verb("POST");
export const patch = verb("PATCH");
export const put = verb("PUT");
export const del = verb("DELETE");

type ParamNames<P> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;
type Params<E extends Endpoint> = { [K in ParamNames<E["path"]>]: string };
type In<S> = S extends Schema ? S["_zod"]["input"] : never;
type Out<S> = S extends Schema ? S["_zod"]["output"] : never;

type Nothing = Record<never, never>;
type Part<Name extends string, Value> = [Value] extends [never]
  ? unknown
  : Nothing extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value };

/** What a caller hands in. */
export type Input<E extends Endpoint> = (keyof Params<E> extends never ? unknown : { params: Params<E> }) &
  Part<"query", In<E["query"]>> &
  Part<"body", In<E["body"]>> &
  (E["upload"] extends object ? { file: Blob; fileName?: string } : unknown);

export type Answer<E extends Endpoint> = Out<E["response"]>;

/** How far an answer is that comes bit by bit, and what of it is there. */
export interface PartOfAnswer<Whole> {
  done: number;
  of: number;
  /** Takes the place of what an earlier part said of the same fields. */
  answer: Partial<Whole>;
}
/** What a caller does with the parts of an answer, and how it stops them. */
export interface Hearing<Whole = never> {
  hear: (part: PartOfAnswer<Whole>) => void;
  signal?: AbortSignal;
}
/** Someone who hears the answer while it is made. */
export interface Listener<Whole> {
  /** Done when the part is on its way; refuses once the listener has gone. */
  tell(part: PartOfAnswer<Whole>): Promise<void>;
  gone: AbortSignal;
}

type Call<E extends Endpoint> = E["streams"] extends true
  ? (input: Input<E>, hearing?: Hearing<Answer<E>>) => Promise<Answer<E>>
  : Nothing extends Input<E>
    ? (input?: Input<E>) => Promise<Answer<E>>
    : (input: Input<E>) => Promise<Answer<E>>;

/** api.applications.withdraw({ params: { id }, body }) */
export type Client<C extends Contract> = { [D in keyof C]: { [N in keyof C[D]]: Call<C[D][N]> } };

export interface UploadedFile {
  bytes: Buffer;
  name: string;
}

type Handler<E extends Endpoint, Context> = (
  call: Context & {
    params: Params<E>;
    query: Out<E["query"]>;
    body: Out<E["body"]>;
    file: UploadedFile;
  } & (E["streams"] extends true ? { listener: Listener<In<E["response"]>> | null } : unknown),
) => Promise<In<E["response"]>> | In<E["response"]>;

/** One function an endpoint; a missing one does not compile. What it returns is filtered by the response schema. */
export type Handlers<D extends Record<string, Endpoint>, Context> = {
  [N in keyof D]: Handler<D[N], Context>;
};

type AccessWord = Extract<Access, string>;
type WordsOf<A extends Access> = A extends readonly (infer R extends Role)[] ? R : Extract<A, AccessWord>;
/** Handlers whose context depends on who may call; where several roles may, it is that of one of them. */
export type HandlersByAccess<
  D extends Record<string, Endpoint>,
  Contexts extends Record<AccessWord, unknown>,
> = { [N in keyof D]: Handler<D[N], Contexts[WordsOf<D[N]["access"]>]> };

/** The roles of an access word; null where no account is needed. */
export function rolesOf(access: Access): readonly Role[] | "any" | null {
  if (access === "public") return null;
  if (access === "signed-in") return "any";
  return typeof access === "string" ? [access] : access;
}

/** All that the caller's team must have allowed them. */
export function permissionsFor({ permission = [] }: Pick<Endpoint, "permission">): readonly TeamPermission[] {
  return typeof permission === "string" ? [permission] : permission;
}
