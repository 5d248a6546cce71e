/** How long a video runs, as players say it: "0:07", "2:30". */
export function sayRunningTime(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
