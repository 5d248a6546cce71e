export {
  addExternal,
  changeExternal,
  externalCandidateNames,
  findExternal,
  findExternalBy,
  lockExternal,
  removeExternal,
} from "./queries.ts";
export { type ExternalCandidate, externalCandidates } from "./tables.ts";
