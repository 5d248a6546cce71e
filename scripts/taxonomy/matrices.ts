export type Matrix = Float64Array[];

const rounds = 60;

/** The eigenvectors of the greatest eigenvalues of a symmetric matrix, by turning a subspace into it. */
export function leading(matrix: Matrix, kept: number): { vectors: Matrix; values: number[] } {
  let vectors: Matrix = Array.from({ length: kept + 16 }, (_, nth) =>
    Float64Array.from(matrix, (_row, at) => Math.sin(1 + nth * 7.3 + at * (1.1 + nth * 0.37))),
  );
  for (let round = 0; round < rounds; round += 1)
    vectors = orthogonal(vectors.map((vector) => times(matrix, vector)));
  const values = vectors.map((vector) => dot(vector, times(matrix, vector)));
  return { vectors: vectors.slice(0, kept), values: values.slice(0, kept) };
}

function orthogonal(vectors: Matrix): Matrix {
  const done: Matrix = [];
  for (const vector of vectors) {
    for (const other of done) {
      const share = dot(vector, other);
      for (const at of vector.keys()) vector[at]! -= share * other[at]!;
    }
    const length = Math.sqrt(dot(vector, vector)) || 1;
    done.push(vector.map((value) => value / length));
  }
  return done;
}

export function square(size: number): Matrix {
  return Array.from({ length: size }, () => new Float64Array(size));
}

export function addOuter(matrix: Matrix, vector: Float64Array, weight: number): void {
  for (const [at, row] of matrix.entries()) {
    const share = vector[at]! * weight;
    for (let column = 0; column < row.length; column += 1) row[column]! += share * vector[column]!;
  }
}

export function cholesky(matrix: Matrix): Matrix {
  const lower = square(matrix.length);
  for (const [row, values] of matrix.entries()) {
    for (let column = 0; column <= row; column += 1) {
      let sum = values[column]!;
      for (let at = 0; at < column; at += 1) sum -= lower[row]![at]! * lower[column]![at]!;
      lower[row]![column] = row === column ? Math.sqrt(sum) : sum / lower[column]![column]!;
    }
  }
  return lower;
}

/** X of lower · X = matrix. */
export function solve(lower: Matrix, matrix: Matrix): Matrix {
  const found: Matrix = [];
  for (const [row, values] of matrix.entries()) {
    const own = Float64Array.from(values);
    for (let above = 0; above < row; above += 1) {
      const share = lower[row]![above]!;
      for (let column = 0; column < own.length; column += 1) own[column]! -= share * found[above]![column]!;
    }
    found.push(own.map((value) => value / lower[row]![row]!));
  }
  return found;
}

/** x of transposed(lower) · x = vector. */
export function solveUp(lower: Matrix, vector: Float64Array): Float64Array {
  const found = Float64Array.from(vector);
  for (let row = found.length - 1; row >= 0; row -= 1) {
    for (let below = row + 1; below < found.length; below += 1)
      found[row]! -= lower[below]![row]! * found[below]!;
    found[row]! /= lower[row]![row]!;
  }
  return found;
}

export function transpose(matrix: Matrix): Matrix {
  return matrix.map((_, column) => Float64Array.from(matrix, (row) => row[column]!));
}

function times(matrix: Matrix, vector: Float64Array): Float64Array {
  return Float64Array.from(matrix, (row) => dot(row, vector));
}

export function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += a[at]! * b[at]!;
  return sum;
}
