import { revokeSession } from "#server/chat/index.ts";
import { whenSessionEnds } from "#server/domains/accounts/index.ts";

whenSessionEnds(revokeSession);
