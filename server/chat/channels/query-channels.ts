import { and, getTableColumns, isNull, sql } from "drizzle-orm";
import type { ChatCall } from "../context.ts";
import { compileFilter } from "../protocol/filters.ts";
import { chatChannels } from "../store/tables.ts";
import { channelFilter, ownMembership, readableBy } from "../policy/channel-filter.ts";
import { channelPage } from "./channel-order.ts";
import { channelStates } from "./channel-state.ts";
import { followMembers, watchChannels } from "./watch-channels.ts";

interface Query {
  filter_conditions: Record<string, unknown>;
  sort: { field: string; direction: 1 | -1 }[];
  limit: number;
  offset: number;
  next?: string | undefined;
  prev?: string | undefined;
  message_limit: number;
  member_limit: number;
  state: boolean;
  watch: boolean;
  presence: boolean;
}

/** The channels that match the filter and that the acting user may read, with their state. */
export async function queryChannels(call: ChatCall, query: Query) {
  const { filter_conditions: filter } = query;
  const page = channelPage(call, query);
  const found = await call.db
    .select({ row: getTableColumns(chatChannels), place: page.place })
    .from(chatChannels)
    .where(
      and(
        isNull(chatChannels.deletedAt),
        readableBy(call),
        "hidden" in filter || !call.actorId
          ? undefined
          : sql`not ${ownMembership(call.actorId, sql`hidden_at is not null`)}`,
        compileFilter(filter, channelFilter(call)),
        page.where,
      ),
    )
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .offset(page.offset);
  const { rows: shown, ...turns } = page.turn(found);
  const rows = shown.map(({ row }) => row);
  watchChannels(call, rows, query.watch);
  const states = await channelStates(call, rows, {
    state: query.state,
    messageLimit: query.message_limit,
    memberLimit: query.member_limit,
  });
  followMembers(call, states, query.presence);
  return { channels: states, ...turns };
}
