export { accessSettledMs, accountEvents } from "./events.ts";
export { changeEmployee, lockEmployee } from "./employees.ts";
export { switchEmailsOff } from "./email/email-settings.ts";
export { accountOfMailbox } from "./account-of-mailbox.ts";
export { createAdministrator } from "./administrators/admin-sign-in.ts";
export { resetSecondFactor } from "./administrators/second-factor.ts";
export { holdTeam, updateAccount, updateCompanyAdmin } from "./people.ts";
export {
  addRole,
  employeeTagged,
  employeesTagged,
  findUser,
  findUserByEmail,
  hasEmployees,
  isEmployee,
  isOnHiringTeam,
  nameOfRole,
  rolesOfUser,
  switchOffTeam,
  removeRole,
  userOfRole,
} from "./queries.ts";
export type { User, UserRole } from "./queries.ts";
export { chatSecret, chatToken } from "./present.ts";
export { type ProvenEmail, onEmailProven, proveEmail } from "./email/prove-email.ts";
export { startVerification, useLink } from "./email/verification-tokens.ts";
export { hashSecret, newToken } from "./secrets.ts";
export {
  deviceOfSession,
  endSessionsBy,
  endSessionsNotBy,
  findViewer,
  memberViewer,
  sessionStands,
  standingSessions,
  whenSessionEnds,
} from "./sessions.ts";
export {
  beforeSession,
  checkPassword,
  completed,
  keepSession,
  startSession,
  startSignIn,
} from "./sign-in.ts";
export { hasSecondFactor } from "./second-factor/factors.ts";
export { refuseUnconfirmed, refuseWithoutProof } from "./proof.ts";
export { signUpWith } from "./sign-up.ts";
export { verifyEmail } from "./email/verify-email.ts";
export { type VerificationKind, roles, users } from "./tables.ts";
export { namedIn } from "./named-in.ts";
export { accountData, type Agreed, type Leaver, type OwnData, type Owner, type Seen } from "./own-data.ts";
export { refuseIfPasswordChanged } from "./passwords/own-password.ts";
export { refuseIfLeft } from "./refuse-if-left.ts";
export { addCircle } from "./shared-people.ts";
export { peopleByIds } from "./queries.ts";
export { isAdministratorsAddress } from "./queries.ts";
export { accessOf, lastSignInsOf } from "./support/access-of.ts";
export { disablePerson, refuseForDisabled } from "./support/disable-person.ts";
export { lookAs, stopLooking } from "./support/look-as.ts";
export {
  administratorNames,
  administratorsCalled,
  findAdministrator,
  isAdministrator,
  wasHereSince,
} from "./queries.ts";
