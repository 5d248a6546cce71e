const steps = [
  { value: 1_000_000_000, mark: "b" },
  { value: 1_000_000, mark: "m" },
  { value: 1_000, mark: "k" },
];
const sizes = ["B", "KB", "MB", "GB"];

/** 950, 1.23k, 4m, 2.5b: at most two decimals. */
export function compactNumber(value: number): string {
  const size = Math.abs(value);
  for (const [index, step] of steps.entries()) {
    const above = steps[index - 1];
    const rounded = twoDecimals(size / step.value);
    if (rounded >= 1 && size >= step.value * 0.999_995) {
      const reachesNext = above !== undefined && rounded >= 1000;
      return `${value < 0 ? "-" : ""}${reachesNext ? `1${above.mark}` : `${rounded}${step.mark}`}`;
    }
  }
  return String(twoDecimals(value));
}

/** 512 B, 1.5 KB, 3 MB, 2 GB. */
export function fileSize(bytes: number): string {
  let value = bytes;
  let size = 0;
  while (twoDecimals(value) >= 1024 && size < sizes.length - 1) {
    value /= 1024;
    size += 1;
  }
  return `${twoDecimals(value)} ${sizes[size]}`;
}

function twoDecimals(value: number): number {
  return Math.round(value * 100) / 100;
}
