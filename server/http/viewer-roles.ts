import type { Role } from "#contract/endpoint.ts";
import { eitherOf } from "#shared/words/sentence-list.ts";
import type {
  AdminViewer,
  AuthenticatedContext,
  CandidateContext,
  CandidateViewer,
  CompanyContext,
  CompanyViewer,
  EmployeePartViewer,
  EmployeeViewer,
  Viewer,
} from "#server/context.ts";
import { forbidden, invalid } from "#server/errors/refusal.ts";

export function isCandidate(viewer: Viewer): viewer is CandidateViewer {
  return viewer.userId !== null && viewer.candidateId !== null;
}
export function isCompany(viewer: Viewer): viewer is CompanyViewer {
  const { userId, companyAdminId, companyId, team } = viewer;
  return userId !== null && companyAdminId !== null && companyId !== null && team !== null;
}
function isEmployeePart(viewer: Viewer): viewer is EmployeePartViewer {
  return viewer.userId !== null && viewer.employeeId !== null;
}
function isEmployee(viewer: Viewer): viewer is EmployeeViewer {
  return viewer.userId !== null && viewer.employeeId !== null && viewer.employerId !== null;
}
function isAdmin(viewer: Viewer): viewer is AdminViewer {
  return viewer.adminId !== null;
}

const hasIdsOf: Record<Role, (viewer: Viewer) => boolean> = {
  candidate: isCandidate,
  employee: isEmployee,
  "between-employers": isEmployeePart,
  company: isCompany,
  admin: isAdmin,
  "entering-admin": () => true,
};

/** Whether the viewer holds a role, with every id that its handlers are promised. */
export function holds(viewer: Viewer, role: Role) {
  return viewer.roles.includes(role) && hasIdsOf[role](viewer);
}

type Side = "candidate" | "employee" | "company";
/** As which of some parts the viewer calls: the one they say, or the only one they have. Of several, none is guessed. */
export function sideOf<S extends Side>(viewer: Viewer, sides: readonly S[], as: S | undefined): S {
  const held = sides.filter((side) => holds(viewer, side));
  const side = as ?? (held.length === 1 ? held[0] : undefined);
  if (!side) throw invalid("Say as which of your roles you call.", { as: `Choose ${eitherOf(held)}` });
  if (!held.includes(side)) throw forbidden("You don’t have access to this.");
  return side;
}

/** The call as the candidate whom the viewer is, where they are one. */
export function asCandidate<C extends AuthenticatedContext>(context: C): (C & CandidateContext) | null {
  const { viewer } = context;
  return isCandidate(viewer) ? { ...context, viewer } : null;
}

/** The call as the member of a hiring team whom the viewer is, where they are one. */
export function asCompany<C extends AuthenticatedContext>(context: C): (C & CompanyContext) | null {
  const { viewer } = context;
  return isCompany(viewer) ? { ...context, viewer } : null;
}

/** Whether the viewer stands on the hiring team’s side of an application or what belongs to it: never of their own. */
export function isTeamOf(
  { companyId, candidateId }: Viewer,
  row: { companyId: string; candidateId: string },
): boolean {
  return companyId !== null && row.companyId === companyId && row.candidateId !== candidateId;
}
