import type { FastifyReply, FastifyRequest } from "fastify";
import { needsPlan } from "#contract/plan-needs.ts";
import { type ApiScope, apiKeyPrefix } from "#contract/api-scopes.ts";
import { type Endpoint, permissionsFor, rolesOf } from "#contract/endpoint.ts";
import type { Context, Viewer } from "#server/context.ts";
import { refuseBeyond } from "#server/limits/attempts.ts";
import {
  refuseBeyondPlan,
  refuseUnlessAllowed,
  refuseUnlessProven,
} from "#server/http/require-permission.ts";
import { forbidden, unauthorized } from "#server/errors/refusal.ts";
import { refuseSupport } from "#server/http/support-view.ts";
import { holds } from "#server/http/viewer-roles.ts";
import { networkOf } from "#server/limits/network-of.ts";
import { asksNotToBeTracked } from "#shared/visitors/visitor-choice.ts";
import { localeFrom, localeHeader } from "#shared/times/locale.ts";
import { timeZoneFrom, timeZoneHeader } from "#shared/times/time-zone.ts";
import { type CookieFacts, type CookieName, cookies } from "#shared/privacy/cookies.data.ts";

type FindViewer = (token: string, kind: "user" | "admin") => Promise<Viewer | "expired" | null>;
/** Who calls, by what they bring. */
export interface Callers {
  bySession: FindViewer;
  /** A company's API key; refused where it lacks the scope that the call asks for. */
  byKey(key: string, scope: ApiScope | undefined): Promise<Viewer>;
}
type World = Pick<Context, "db" | "config" | "now" | "outside">;

/** The door of the product's API: key, session, role. */
export function doorFor(world: World, callers: Callers) {
  return async function enter(
    request: FastifyRequest,
    reply: FastifyReply,
    endpoint: Endpoint,
  ): Promise<Context> {
    const { config } = world;
    const roles = rolesOf(endpoint.access);
    const viewer = await viewerOf(request, endpoint, { callers, config });
    refuseWithoutRole(viewer, roles);
    if (viewer) {
      refuseSupport(viewer, endpoint);
      refuseWithoutRight(viewer, endpoint);
    }
    if (endpoint.perHour) {
      const caller = viewer?.userId ?? viewer?.adminId ?? networkOf(request.ip);
      const key = `${endpoint.method} ${endpoint.path} ${caller}`;
      await refuseBeyond(world.db, [{ key, most: endpoint.perHour, seconds: 3600 }], world.now());
    }
    return {
      ...world,
      viewer,
      request: {
        ip: request.ip,
        userAgent: request.headers["user-agent"] ?? "",
        timeZone: timeZoneFrom(request.headers[timeZoneHeader]),
        locale: localeFrom(request.headers[localeHeader]),
        origin: config.publicUrl,
        bearer: bearerOf(request),
        accept: request.headers.accept,
        range: request.headers.range,
        asksNotToBeTracked: asksNotToBeTracked(request.headers),
      },
      cookies: cookiesOf(request, reply, config.publicUrl.startsWith("https")),
    };
  };
}

/** A company's own key needs no other. */
async function viewerOf(
  request: FastifyRequest,
  endpoint: Endpoint,
  { callers, config }: { callers: Callers; config: World["config"] },
) {
  const bearer = bearerOf(request);
  if (bearer?.startsWith(apiKeyPrefix)) return callers.byKey(bearer, endpoint.key);
  if (!endpoint.link && request.headers["x-api-key"] !== config.PUBLIC_API_KEY)
    throw unauthorized("The x-api-key header is missing or wrong.", "API_KEY");
  const roles = rolesOf(endpoint.access);
  return whoCalls(request, {
    findViewer: callers.bySession,
    wantsAdmin: Array.isArray(roles) && roles.some((role) => role.endsWith("admin")),
    needed: roles !== null,
    config,
  });
}

function bearerOf({ headers }: FastifyRequest) {
  return /^Bearer (.+)$/i.exec(headers.authorization ?? "")?.[1];
}

/** Without roles the endpoint is public; an administrator between password and second factor reaches only what names them. */
function refuseWithoutRole(viewer: Viewer | null, roles: ReturnType<typeof rolesOf>) {
  if (roles === null) return;
  if (!viewer) throw unauthorized("Missing authorization header", "MISSING_AUTHORIZATION");
  const isEntering = viewer.roles.includes("entering-admin");
  if (isEntering && (roles === "any" || !roles.includes("entering-admin")))
    throw forbidden("Complete two-factor authentication first.", "SECOND_FACTOR_NEEDED");
  if (roles !== "any" && !roles.some((role) => holds(viewer, role)))
    throw forbidden("You don’t have access to this.");
}

/** A person with another role that may call is asked by the use case, which knows on which side they stand. */
function refuseWithoutRight(viewer: Viewer, endpoint: Endpoint) {
  const { access, proven } = endpoint;
  if (!viewer.companyAdminId) return;
  const roles = rolesOf(access);
  if (Array.isArray(roles) && roles.some((role) => role !== "company" && viewer.roles.includes(role))) return;
  for (const one of permissionsFor(endpoint)) {
    refuseUnlessAllowed(viewer, one);
    if (needsPlan(endpoint)) refuseBeyondPlan(viewer, one);
  }
  if (proven) refuseUnlessProven(viewer);
}

interface Wanted {
  findViewer: FindViewer;
  wantsAdmin: boolean;
  needed: boolean;
  config: World["config"];
}

async function whoCalls(request: FastifyRequest, { findViewer, wantsAdmin, needed, config }: Wanted) {
  const bearer = bearerOf(request);
  if (bearer) {
    const viewer = (await findViewer(bearer, "user")) ?? (await findViewer(bearer, "admin"));
    return alive(viewer, needed);
  }
  const kinds = wantsAdmin ? (["admin", "user"] as const) : (["user", "admin"] as const);
  for (const kind of kinds) {
    const token = request.cookies[kind === "admin" ? "adminToken" : "token"];
    if (!token) continue;
    refuseForeignPages(request, config);
    return alive(await findViewer(token, kind), needed);
  }
  return null;
}

function alive(viewer: Viewer | "expired" | null, needed: boolean) {
  if (viewer !== "expired" && viewer !== null) return viewer;
  if (needed) throw unauthorized("The token has expired", "TOKEN_EXPIRED");
  return null;
}

/** A cookie speaks for the person only when our own pages make the call. */
function refuseForeignPages(request: FastifyRequest, config: World["config"]) {
  if (request.method === "GET" || request.method === "HEAD") return;
  const site = request.headers["sec-fetch-site"];
  const origin = request.headers.origin;
  const foreign = site
    ? site !== "same-origin" && site !== "none"
    : origin !== undefined && URL.parse(origin)?.host !== request.headers.host && origin !== config.publicUrl;
  if (foreign) throw forbidden("This call must come from the product’s own pages.", "FOREIGN_ORIGIN");
}

const listed: Record<CookieName, CookieFacts> = cookies;
function cookiesOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): Context["cookies"] {
  return {
    get: (name) => request.cookies[name],
    set: (name, value, maxAge = listed[name].seconds ?? undefined) =>
      void reply.setCookie(name, value, { path: "/", httpOnly: true, sameSite: "lax", secure, maxAge }),
    clear: (name) => void reply.clearCookie(name, { path: "/" }),
  };
}
