export {
  addExternal,
  changeExternal,
  externalCandidateNames,
  externalPeopleCalled,
  findExternal,
  findExternalBy,
  holdPeople,
  lockExternal,
  removeExternal,
} from "./queries.ts";
export { type JoinedRecord, joinExternal, partExternal } from "./join-records.ts";
export { type ExternalCandidate, externalCandidates } from "./tables.ts";
