import type { Connection } from "./connection.ts";

const noConnections: ReadonlySet<Connection> = new Set();

/** The connections of this process, by id, by user, by channel and by the users whose presence they follow. */
export class Registry {
  private byId = new Map<string, Connection>();
  private byUser = new Map<string, Set<Connection>>();
  private byChannel = new Map<string, Set<Connection>>();
  private byPresence = new Map<string, Set<Connection>>();

  get size() {
    return this.byId.size;
  }
  all() {
    return this.byId.values();
  }
  get people() {
    return this.byUser.size;
  }
  userIds() {
    return [...this.byUser.keys()];
  }
  find(id: string) {
    return this.byId.get(id);
  }
  ofUser(userId: string): ReadonlySet<Connection> {
    return this.byUser.get(userId) ?? noConnections;
  }
  /** The channels watched in this process. */
  watched() {
    return [...this.byChannel.keys()];
  }
  watchersOf(cid: string): ReadonlySet<Connection> {
    return this.byChannel.get(cid) ?? noConnections;
  }
  subscribersOf(userId: string): ReadonlySet<Connection> {
    return this.byPresence.get(userId) ?? noConnections;
  }

  add(connection: Connection) {
    this.byId.set(connection.id, connection);
    put(this.byUser, connection.userId, connection);
  }
  remove(connection: Connection) {
    this.byId.delete(connection.id);
    take(this.byUser, connection.userId, connection);
    for (const cid of connection.watching) take(this.byChannel, cid, connection);
    for (const userId of connection.watchedUsers) take(this.byPresence, userId, connection);
  }
  watch(connection: Connection, cid: string) {
    connection.watching.add(cid);
    put(this.byChannel, cid, connection);
  }
  unwatch(connection: Connection, cid: string) {
    connection.watching.delete(cid);
    take(this.byChannel, cid, connection);
  }
  unwatchUser(userId: string, cid: string) {
    for (const connection of this.ofUser(userId)) this.unwatch(connection, cid);
  }
  followPresence(connection: Connection, userId: string) {
    connection.watchedUsers.add(userId);
    put(this.byPresence, userId, connection);
  }
}

function put(map: Map<string, Set<Connection>>, key: string, connection: Connection) {
  const set = map.get(key);
  if (set) set.add(connection);
  else map.set(key, new Set([connection]));
}
function take(map: Map<string, Set<Connection>>, key: string, connection: Connection) {
  const set = map.get(key);
  set?.delete(connection);
  if (set?.size === 0) map.delete(key);
}
