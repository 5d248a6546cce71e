/** An instant as a field for date and time shows it: on this machine's clock, to the minute. */
export function localValue(instant: string) {
  const at = new Date(instant);
  const two = (number: number) => String(number).padStart(2, "0");
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}
