/** How many users watch a channel in each of the other processes, as those report it. */
export class RemoteWatchers {
  private byChannel = new Map<string, Map<string, number>>();

  note(process: string, cid: string, count: number) {
    const counts = this.byChannel.get(cid) ?? new Map<string, number>();
    if (count) this.byChannel.set(cid, counts.set(process, count));
    else if (counts.delete(process) && !counts.size) this.byChannel.delete(cid);
  }

  /** Forgets the watchers of a process that is gone. */
  forget(process: string) {
    for (const cid of this.byChannel.keys()) this.note(process, cid, 0);
  }

  of(cid: string) {
    let sum = 0;
    for (const count of this.byChannel.get(cid)?.values() ?? []) sum += count;
    return sum;
  }
}
