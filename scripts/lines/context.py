"""A line in its context, as server/matching-engine/lines/line-context.ts computes it."""

import numpy as np

COLON, WISH, DEMAND = 0, 4, 5


def context_of(ad, logs):
    """Wording among the neighbors, the heading above, what stands before and after, the section, the shape and signs."""
    size = ad.size
    chances = np.exp(logs)
    own = chances[:, :5].copy()
    own[:, 4] += chances[:, 5:].sum(1)
    heading = chances[:, 5:].sum(1) * ad.facts[:, 0]
    wording = np.zeros((size + 4, 10))
    wording[2:-2] = np.clip(logs, -6, 0) / 3
    near = [wording[step : step + size] for step in range(5)]
    picked = ad.signs[:, [COLON, WISH, DEMAND]]
    none = np.zeros((1, 3))
    after, before = np.r_[picked[1:], none], np.r_[none, picked[:-1]]
    parts = [headings_above(ad, chances, heading), remembered(own), remembered(own[::-1])[::-1]]
    parts += [section_means(own, heading), shapes(ad), ad.signs, after, before]
    return np.concatenate(near + parts, 1).astype(np.float32)


def headings_above(ad, chances, heading):
    rows, above = np.zeros((ad.size, 11)), None
    for at in range(ad.size):
        if above is not None:
            announced = chances[above, 5:] / chances[above, 5:].sum()
            same = ad.facts[above, 1] == ad.facts[at, 1]
            distance = min(1, (at - above) / 10)
            rows[at] = [*announced, 1, distance, *ad.signs[above, [COLON, WISH, DEMAND]], same]
        if heading[at] > 0.4 or (ad.signs[at, COLON] and ad.facts[at, 0] and heading[at] > 0.1):
            above = at
    return rows


def remembered(own):
    rows, mean = np.zeros_like(own), np.full(5, 0.2)
    for at, chance in enumerate(own):
        rows[at] = mean
        mean = 0.7 * mean + 0.3 * chance
    return rows


def section_means(own, heading):
    rows, start = np.zeros_like(own), 0
    while start < len(own):
        end = start + 1
        while end < len(own) and heading[end] <= 0.4:
            end += 1
        body = own[start + 1 : end] if heading[start] > 0.4 else own[start:end]
        rows[start:end] = body.mean(0) if len(body) else np.full(5, 0.2)
        start = end
    return rows


def shapes(ad):
    size, places = ad.size, np.arange(ad.size)
    heading_like, bullet, same_line, length = ad.facts.T
    before, after = lambda row: np.r_[0, row[:-1]], lambda row: np.r_[row[1:], 0]
    columns = [bullet, before(bullet), after(bullet), heading_like, after(heading_like)]
    columns += [same_line, after(same_line), np.minimum(1, np.log1p(length) / 4), places / size]
    columns += [np.minimum(1, places / 10), np.minimum(1, (size - 1 - places) / 10), np.full(size, min(1, size / 40))]
    return np.stack(columns, 1)
