import type { Drawing, Operators } from "./drawing.ts";

type Matrix = [number, number, number, number, number, number];

/** A line that was drawn, level or upright: where it stands on the other axis, and from where to where it goes. */
export interface Rule {
  level: boolean;
  at: number;
  from: number;
  to: number;
}

/** A drawn box no thicker than this is a line. */
const thin = 2.5;
const shortest = 4;
const mostRules = 4000;

function times(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[2] * b[1],
    a[1] * b[0] + a[3] * b[1],
    a[0] * b[2] + a[2] * b[3],
    a[1] * b[2] + a[3] * b[3],
    a[0] * b[4] + a[2] * b[5] + a[4],
    a[1] * b[4] + a[3] * b[5] + a[5],
  ];
}

function point([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The edges of a path: pairs of its points that a straight line joins. */
function edgesOf(path: ArrayLike<number>): [number, number, number, number][] {
  const edges: [number, number, number, number][] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (let at = 0; at < path.length;) {
    const kind = path[at]!;
    if (kind === 4) {
      edges.push([x, y, startX, startY]);
      [x, y] = [startX, startY];
      at += 1;
      continue;
    }
    const size = kind === 2 ? 6 : kind === 3 ? 4 : 2;
    const [nextX, nextY] = [path[at + size - 1]!, path[at + size]!];
    if (kind === 0) [startX, startY] = [nextX, nextY];
    else if (kind === 1) edges.push([x, y, nextX, nextY]);
    [x, y] = [nextX, nextY];
    at += size + 1;
  }
  return edges;
}

function ruleOf([x1, y1, x2, y2]: [number, number, number, number], top: number): Rule | null {
  const [width, height] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
  if (height < 0.5 && width >= shortest)
    return { level: true, at: top - (y1 + y2) / 2, from: Math.min(x1, x2), to: Math.max(x1, x2) };
  if (width < 0.5 && height >= shortest)
    return { level: false, at: (x1 + x2) / 2, from: top - Math.max(y1, y2), to: top - Math.min(y1, y2) };
  return null;
}

/** The straight lines and the edges of thin boxes that a page draws; boxes that are only filled are grounds of a text. */
export function rulesOf({ fnArray, argsArray }: Drawing, operators: Operators, top: number): Rule[] {
  const strokes = [operators.stroke, operators.closeStroke, operators.fillStroke, operators.closeFillStroke];
  const fills = [operators.fill, operators.eoFill];
  const rules: Rule[] = [];
  const saved: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [at, name] of fnArray.entries()) {
    if (name === operators.save) saved.push(matrix);
    else if (name === operators.restore) matrix = saved.pop() ?? matrix;
    else if (name === operators.transform) matrix = times(matrix, argsArray[at] as Matrix);
    if (name !== operators.constructPath || rules.length > mostRules) continue;
    const [paint, [path]] = argsArray[at] as [number, [ArrayLike<number> | null]];
    if (!path) continue;
    const edges = edgesOf(path).map(([x1, y1, x2, y2]): [number, number, number, number] => [
      ...point(matrix, x1, y1),
      ...point(matrix, x2, y2),
    ]);
    if (strokes.includes(paint) || (fills.includes(paint) && isThin(edges)))
      rules.push(...edges.flatMap((edge) => ruleOf(edge, top) ?? []));
  }
  return rules;
}

function isThin(edges: [number, number, number, number][]): boolean {
  const span = (values: number[]) => Math.max(...values) - Math.min(...values);
  const width = span(edges.flatMap(([x1, , x2]) => [x1, x2]));
  const height = span(edges.flatMap(([, y1, , y2]) => [y1, y2]));
  return Math.min(width, height) < thin;
}
