/** What this thread has computed so far, in ms: what others do on the machine is not in it. */
export function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
