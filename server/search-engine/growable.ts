type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array | Float64Array;

/** The same numbers with room for some more, so that the first change after a restart is as quick as any. */
export function spacious<T extends Numbers>(numbers: T): T {
  return withRoom(numbers, numbers.length + (numbers.length >>> 3) + 64);
}

/** The same numbers in an array with room for at least `length`. */
export function withRoom<T extends Numbers>(numbers: T, length: number): T {
  if (length <= numbers.length) return numbers;
  const make = numbers.constructor as new (length: number) => T;
  const grown = new make(Math.max(length, Math.ceil(numbers.length * 1.5), 64));
  grown.set(numbers as never);
  return grown;
}
