/** Features by row: where those of each row begin, how many they are, and the features with their weights. */
interface FeaturesByRow {
  starts: ArrayLike<number>;
  lengths: ArrayLike<number>;
  features: ArrayLike<number>;
  weights: ArrayLike<number>;
}

/** The rows that have a feature, feature by feature: of many jobs only the few features are read that a person has. */
export class FeatureLists {
  private readonly starts: Int32Array;
  private readonly rows: Int32Array;
  private readonly weights: Float32Array;

  private constructor(starts: Int32Array) {
    this.starts = starts;
    this.rows = new Int32Array(starts.at(-1)!);
    this.weights = new Float32Array(starts.at(-1)!);
  }

  /** Of all rows that have a start, and of features 0 to `count`. */
  static of(byRow: FeaturesByRow, count: number): FeatureLists {
    const starts = new Int32Array(count + 1);
    forEach(byRow, (_, feature) => (starts[feature + 1]! += 1));
    for (let feature = 0; feature < count; feature += 1) starts[feature + 1]! += starts[feature]!;
    const lists = new FeatureLists(starts);
    const next = starts.slice();
    forEach(byRow, (row, feature, weight) => {
      const at = next[feature]!++;
      lists.rows[at] = row;
      lists.weights[at] = weight;
    });
    return lists;
  }

  /** Adds a feature of a person to the scores of the rows that have it. */
  addTo(scores: Float32Array, feature: number, weight: number): void {
    const { rows, weights } = this;
    const end = this.starts[feature + 1] ?? 0;
    for (let at = this.starts[feature]!; at < end; at += 1) scores[rows[at]!]! += weight * weights[at]!;
  }
}

function forEach(
  { starts, lengths, features, weights }: FeaturesByRow,
  visit: (row: number, feature: number, weight: number) => void,
): void {
  for (let row = 0; row < starts.length; row += 1) {
    const end = starts[row]! + lengths[row]!;
    for (let at = starts[row]!; at < end; at += 1) visit(row, features[at]!, weights[at]!);
  }
}
