interface Sample {
  group: number;
  vector: Float32Array;
}
type Matrix = Float64Array[];

const evenness = 0.1;
const rounds = 60;

/**
 * Linear discriminant analysis: the directions in which groups differ most compared with how much their members differ,
 * each shrunk by how sure that is; and the centre of every group along them.
 */
export function discriminate(samples: readonly Sample[], { size, kept }: { size: number; kept: number }) {
  const groups = 1 + samples.reduce((most, { group }) => Math.max(most, group), 0);
  const counts = new Float64Array(groups);
  const means: Matrix = Array.from({ length: groups }, () => new Float64Array(size));
  for (const { group, vector } of samples) {
    counts[group]! += 1;
    for (const [at, value] of vector.entries()) means[group]![at]! += value;
  }
  for (const [group, mean] of means.entries())
    for (const at of mean.keys()) mean[at]! /= Math.max(1, counts[group]!);
  const within = square(size);
  const between = square(size);
  for (const { group, vector } of samples) {
    const rest = Float64Array.from(vector, (value, at) => value - means[group]![at]!);
    addOuter(within, rest, 1 / samples.length);
  }
  for (const [group, mean] of means.entries()) addOuter(between, mean, counts[group]! / samples.length);
  const trace = within.reduce((sum, row, at) => sum + row[at]!, 0);
  for (const [at, row] of within.entries()) row[at]! += (evenness * trace) / size;

  const root = cholesky(within);
  const whitened = transpose(solve(root, transpose(solve(root, between))));
  const { vectors, values } = leading(whitened, kept);
  const directions = vectors.map((vector, nth) => {
    const weight = Math.sqrt(values[nth]! / (1 + values[nth]!));
    return solveUp(root, vector).map((value) => value * weight);
  });
  const turn = new Float32Array(size * kept);
  for (const [nth, direction] of directions.entries())
    for (const [at, value] of direction.entries()) turn[at * kept + nth] = value;
  const centres = means.map((mean) => Float32Array.from(directions, (direction) => dot(direction, mean)));
  return { turn, centres };
}

/** The eigenvectors of the greatest eigenvalues of a symmetric matrix, by turning a subspace into it. */
function leading(matrix: Matrix, kept: number): { vectors: Matrix; values: number[] } {
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

function square(size: number): Matrix {
  return Array.from({ length: size }, () => new Float64Array(size));
}

function addOuter(matrix: Matrix, vector: Float64Array, weight: number): void {
  for (const [at, row] of matrix.entries()) {
    const share = vector[at]! * weight;
    for (let column = 0; column < row.length; column += 1) row[column]! += share * vector[column]!;
  }
}

function cholesky(matrix: Matrix): Matrix {
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
function solve(lower: Matrix, matrix: Matrix): Matrix {
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
function solveUp(lower: Matrix, vector: Float64Array): Float64Array {
  const found = Float64Array.from(vector);
  for (let row = found.length - 1; row >= 0; row -= 1) {
    for (let below = row + 1; below < found.length; below += 1)
      found[row]! -= lower[below]![row]! * found[below]!;
    found[row]! /= lower[row]![row]!;
  }
  return found;
}

function transpose(matrix: Matrix): Matrix {
  return matrix.map((_, column) => Float64Array.from(matrix, (row) => row[column]!));
}

function times(matrix: Matrix, vector: Float64Array): Float64Array {
  return Float64Array.from(matrix, (row) => dot(row, vector));
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += a[at]! * b[at]!;
  return sum;
}
