import { type ScamWeights, featuresOf } from "../../server/scam-likeness/scam-likeness.ts";
import type { LabelledAd } from "./labelled-ads.ts";

const rounds = 300;
const rate = 0.5;
/** Keeps weights small that few ads speak for. */
const restraint = 0.01;
const wordsKept = 300;
const rarest = 10;

/** Logistic regression over signals and telling words; scams and honest ads count alike, however many there are of each. */
export function trainWeights(ads: readonly LabelledAd[]): ScamWeights {
  const [scams, honest] = [ads.filter(({ scam }) => scam), ads.filter(({ scam }) => !scam)];
  const kept = tellingWords(scams, honest);
  const rows = ads.map((ad) => ({
    found: featuresOf(ad.title, ad.text).filter((feature) => feature.startsWith("#") || kept.has(feature)),
    scam: ad.scam,
    share: 0.5 / (ad.scam ? scams : honest).length,
  }));
  let bias = 0;
  const weights: Record<string, number> = {};
  for (let round = 0; round < rounds; round += 1) {
    const slope: Record<string, number> = {};
    let biasSlope = 0;
    for (const { found, scam, share } of rows) {
      const sum = found.reduce((total, feature) => total + (weights[feature] ?? 0), bias);
      const miss = (1 / (1 + Math.exp(-sum)) - Number(scam)) * share;
      biasSlope += miss;
      for (const feature of found) slope[feature] = (slope[feature] ?? 0) + miss;
    }
    bias -= rate * biasSlope;
    for (const [feature, by] of Object.entries(slope)) {
      const weight = weights[feature] ?? 0;
      weights[feature] = weight - rate * (by + restraint * weight);
    }
  }
  return { bias, weights };
}

/** The words whose shares among scams and honest ads lie furthest apart, measured by chance alone. */
function tellingWords(scams: readonly LabelledAd[], honest: readonly LabelledAd[]): Set<string> {
  const [ofScams, ofHonest] = [countsOf(scams), countsOf(honest)];
  const apart = [...new Set([...ofScams.keys(), ...ofHonest.keys()])].flatMap((word) => {
    const [one, other] = [ofScams.get(word) ?? 0, ofHonest.get(word) ?? 0];
    if (word.startsWith("#") || one + other < rarest) return [];
    const [share, otherShare] = [(one + 1) / (scams.length + 2), (other + 1) / (honest.length + 2)];
    const mean = (share + otherShare) / 2;
    const chance = Math.sqrt(mean * (1 - mean) * (1 / scams.length + 1 / honest.length));
    return [{ word, by: Math.abs(share - otherShare) / chance }];
  });
  return new Set(
    apart
      .toSorted((a, b) => b.by - a.by)
      .slice(0, wordsKept)
      .map(({ word }) => word),
  );
}

function countsOf(ads: readonly LabelledAd[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { title, text } of ads)
    for (const feature of featuresOf(title, text)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}
