const allMs = 8000;
/** What comes after a step that took all the time still gets this much. */
const leastMs = 300;

/** Closes one after the other, waiting for none longer than is left of eight seconds: supervisors kill after ten. */
export async function stopInTime(steps: (() => unknown)[], withinMs = allMs) {
  const deadline = Date.now() + withinMs;
  for (const step of steps) {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, Math.max(leastMs, deadline - Date.now()));
    });
    await Promise.race([
      Promise.resolve()
        .then(step)
        .catch(() => {}),
      late,
    ]);
    clearTimeout(timer);
  }
}
