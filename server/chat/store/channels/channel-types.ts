import type { Reader } from "#server/database/open.ts";
import { missing } from "#server/chat/protocol/errors.ts";
import { chatChannelTypes } from "../tables.ts";
import type { ChannelType } from "../../protocol/channel-type.ts";
import { builtInCommands, builtInTypes, usualType } from "./channel-types.data.ts";

const freshMs = 5000;

/** The channel types, built-in ones and those of the table, cached for some seconds. */
export class ChannelTypes {
  private readonly db: Reader;
  private known = new Map(Object.entries(builtInTypes));
  private readAt = Number.NEGATIVE_INFINITY;
  private reading: Promise<void> | null = null;

  constructor(db: Reader) {
    this.db = db;
  }

  of(name: string): ChannelType {
    const type = this.known.get(name);
    if (!type) throw missing(`channel type ${name}`);
    return type;
  }
  find(name: string) {
    return this.known.get(name);
  }
  all() {
    return [...this.known.values()];
  }

  /** Reads the table again when it was not read for a while. */
  async fresh() {
    if (performance.now() - this.readAt < freshMs) return;
    await (this.reading ??= this.read().finally(() => (this.reading = null)));
  }
  /** Called after a change in this process. */
  async readAgain() {
    await this.read();
  }

  private async read() {
    const rows = await this.db.select().from(chatChannelTypes);
    this.known = new Map([
      ...Object.entries(builtInTypes),
      ...rows.map(({ name, config, createdAt, updatedAt }): [string, ChannelType] => [
        name,
        {
          ...(Object.hasOwn(builtInTypes, name) ? builtInTypes[name]! : usualType),
          ...config,
          name,
          created_at: createdAt.toISOString(),
          updated_at: updatedAt.toISOString(),
        },
      ]),
    ]);
    this.readAt = performance.now();
  }
}

interface Overridden {
  type: string;
  configOverrides: Record<string, unknown>;
}
/** The configuration of one channel: its type with the channel's own overrides. */
export function configOf(types: Pick<ChannelTypes, "of">, channel: Overridden): ChannelType {
  return { ...types.of(channel.type), ...channel.configOverrides };
}

/** A channel type as clients read it, its commands described. */
export function presentType({ readableBy: _, commands, ...type }: ChannelType) {
  return {
    ...withoutNull(type),
    permissions: type.permissions ?? [],
    grants: type.grants ?? {},
    name: type.name,
    created_at: type.created_at,
    updated_at: type.updated_at,
    commands: commands.map((name) =>
      Object.hasOwn(builtInCommands, name)
        ? builtInCommands[name]!
        : { name, description: name, args: "", set: "" },
    ),
  };
}

/** The answer to a change names the commands only. */
export function presentChangedType(type: ChannelType) {
  return { ...presentType(type), commands: type.commands };
}

function withoutNull(type: object) {
  return Object.fromEntries(Object.entries(type).filter(([, value]) => value !== null));
}
