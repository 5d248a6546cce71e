interface Limit {
  said: RegExp;
  /** What says as little in other words. */
  kept?: RegExp;
}

/** What makes a claim smaller. Whoever wrote it meant it, so it may not be lost. */
export const limits: Limit[] = [
  {
    said: /\b(?:help(?:ed|ing|s)?|assist(?:ed|ing|s)?|support(?:ed|ing|s)?|contribut\w+|participat\w+|took part|taking part|part of|involved)\b/i,
    kept: /\b(?:help\w*|assist\w*|support\w*|contribut\w+|participat\w+|part|involved|aid\w*|accompan\w+)\b/i,
  },
  { said: /\b(?:under (?:the )?(?:supervision|guidance|direction|instruction)|supervised by|guided by)\b/i },
  { said: /\b(?:intern|internship|trainee|working student|as an? apprentice|placement)\b/i },
  { said: /\bvolunt(?:eer|ary)\w*\b/i },
  { said: /\b(?:assistant|deputy|junior|vice|acting|interim|temporary|substitute|stand-in)\b/i },
  {
    said: /\b(?:planned|plan|planning|intended|going) to (?!.*\b(?:and|guests|for)\b)\p{L}+|\bdraft proposal\b/iu,
    kept: /\bplan\w*\b|\bintend/i,
  },
  { said: /\b(?:learning|studying|beginner)\b/i },
  { said: /\b(?:basic|some|conversational|elementary|intermediate|limited|school)\b/i },
  { said: /\b(?:occasional\w*|sometimes|part[- ]time|at times|once)\b/i },
  { said: /\b(?:not|never|without|no|n[’']t)\b/i },
  {
    said: /\b(?:about|approximately|around|roughly|nearly|almost|circa|on average|an average|up to)(?= (?:[€$£]?\d|an? )|$)/i,
    kept: /\b(?:about|approximately|around|roughly|nearly|almost|circa|average|up to)\b|~/i,
  },
  { said: /\bwhile\b/i },
];
