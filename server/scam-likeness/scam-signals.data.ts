/** What sets known scams apart: a pattern in the text, and how an administrator reads it. */
export interface ScamSignal {
  id: string;
  /** How a reader would say it. */
  words: string;
  pattern: RegExp;
}

export const scamSignals: ScamSignal[] = [
  {
    id: "fromHome",
    words: "work from home",
    pattern: /\bwork(?:ing)? (?:from|at) (?:your )?home\b|\bhome[- ]based\b/i,
  },
  {
    id: "noExperience",
    words: "no experience needed",
    pattern:
      /\bno (?:previous |prior )?(?:experience|knowledge|skills?)\b|experience (?:is )?not (?:required|necessary)|won.t require/i,
  },
  {
    id: "earn",
    words: "earn money",
    pattern:
      /\bearn(?:ing)? (?:up to |an? |extra |more |over |money|cash|\$|£|€)|\bextra (?:cash|income|money)\b|\bmake money\b/i,
  },
  {
    id: "weeklyPay",
    words: "pay by the day or week",
    pattern:
      /(?:[$£€]\s?[\d,.]+|weekly|daily)[^.]{0,20}\b(?:per|a|every|each)?[ /]?(?:week|day|everyday)\b|\bpaid (?:weekly|daily)\b|\bweekly pay/i,
  },
  {
    id: "payments",
    words: "handling payments for others",
    pattern:
      /\b(?:western union|money ?gram|wire transfer|money order|bank transfer|cashier.?s? checks?|payment process(?:ing|or)|process(?:ing)? payments|e-?gold|bitcoin)\b/i,
  },
  {
    id: "bankAccount",
    words: "asks for bank details",
    pattern:
      /\bbank (?:account|details|information)|\bcredit (?:score|history|report|check)\b|\bsocial security number|\bpassport\b/i,
  },
  {
    id: "fee",
    words: "a fee or deposit",
    pattern:
      /\b(?:registration|processing|visa|training|application|starter) (?:fee|kit|deposit)|\bfree to join\b|\brefundable\b|\bstart-?up (?:cost|fee)/i,
  },
  {
    id: "urgent",
    words: "urgent, immediate start",
    pattern:
      /\burgent(?:ly)?\b|\bimmediate (?:start|hire|hiring|opening|joiner)s?\b|\bstart (?:immediately|today|now|asap)\b|\bhiring (?:now|immediately)\b|\bapply (?:now|today)\b/i,
  },
  {
    id: "dataEntry",
    words: "data entry, typing, envelopes",
    pattern: /\bdata entry\b|\btyping\b|\benvelopes?\b|\bcopy[- ]paste\b|\bmystery shop/i,
  },
  {
    id: "clerk",
    words: "clerk or assistant",
    pattern:
      /\b(?:administrative|office|clerical|personal) (?:assistant|support|clerk)\b|\breceptionist\b|\bclerk\b/i,
  },
  {
    id: "chat",
    words: "contact by chat or personal mailbox",
    pattern:
      /\b(?:whats ?app|telegram|hangouts?|skype|wechat|viber|yahoo messenger|text (?:me|us))\b|@(?:gmail|yahoo|hotmail|outlook|aol)\b/i,
  },
  {
    id: "phone",
    words: "asks to call or email directly",
    pattern:
      /\bcall (?:us|me|now|today)\b|\be-?mail (?:your|us|me)\b|\bsend (?:your |us )?(?:resume|cv|details)\b|\bcontact (?:us|me) (?:at|on|via|immediately)\b/i,
  },
  {
    id: "anyone",
    words: "for anyone",
    pattern:
      /\b(?:anyone|anybody|everyone|housewives|students|stay[- ]at[- ]home|male and female|single (?:mothers?|parents?)|18 years|over 18)\b/i,
  },
  {
    id: "flexible",
    words: "flexible or few hours",
    pattern:
      /\bflexible (?:hours|schedule|working)|\b(?:set|choose|own) (?:your )?(?:own )?(?:hours|schedule)\b|\b\d(?:\s?-\s?\d)? hours (?:per|a) (?:day|week)\b|\bspare time\b/i,
  },
  {
    id: "unlimited",
    words: "unlimited income or freedom",
    pattern:
      /\bunlimited\b|\bfinancial(?:ly)? (?:freedom|independen\w+|free)\b|\bbe your own boss\b|\bown business\b|\bguaranteed\b|\bresidual income\b|\bsix[- ]figure/i,
  },
  {
    id: "bonus",
    words: "sign-up or training bonus",
    pattern:
      /\b(?:sign(?:ing)?[- ](?:on|up)|training) bonus\b|\bpaid training\b|\btraining (?:is |will be )?provided\b/i,
  },
  {
    id: "travel",
    words: "free travel, visa or accommodation",
    pattern:
      /\b(?:free|paid) (?:accommodation|housing|visa|flight|air ?ticket|travel|meals?|lodging)\b|\bair ?tickets?\b|\bwork (?:permit|visa)\b|\baccommodation\b/i,
  },
  {
    id: "offshore",
    words: "oil, cruise ship or abroad",
    pattern: /\boffshore\b|\boil (?:and|&) gas\b|\bcruise (?:ship|line)|\brigs?\b|\brefiner/i,
  },
  {
    id: "agency",
    words: "a client that is not named",
    pattern:
      /\bour client\b|\bclient (?:of ours|company)\b|\bon behalf of\b|\bconfidential (?:company|client)\b|\b(?:leading|reputed|reputable|growing) (?:company|firm|organization)\b/i,
  },
  {
    id: "link",
    words: "links away",
    pattern:
      /\bclick (?:here|the link|below|on)\b|\[url\]|https?:\/\/|\bvisit\b[^.]{0,30}(?:here|link|site)/i,
  },
  { id: "loud", words: "exclamation marks", pattern: /!{2,}|(?:![^!]*){3,}/ },
  { id: "capitals", words: "words in capitals", pattern: /(?:\b[A-Z]{4,}\b[ ,!:-]*){4,}/ },
  { id: "short", words: "a short text", pattern: /^[^]{0,700}$/ },
  {
    id: "titlePay",
    words: "pay or a call in the title",
    pattern: /^[^\n]*(?:[$£€]|!|\burgent|\bhiring\b|\bneeded\b|\bearn|\bhome\b|\d{3,})/i,
  },
  {
    id: "culture",
    words: "says what the team is like",
    pattern:
      /\b(?:culture|our (?:team|mission|values|customers|product)|we (?:believe|love|build|value)|founded|startup|start-up)\b/i,
  },
  {
    id: "duties",
    words: "describes colleagues and tools",
    pattern:
      /\b(?:collaborat\w+|stakeholders?|cross-functional|report(?:s|ing)? to|mentor\w*|roadmap|campaigns?|analy[sz]\w+)\b/i,
  },
  {
    id: "requirements",
    words: "asks for years or a degree",
    pattern:
      /\b\d\+? ?(?:-\s?\d )?\+?years?\b|\b(?:bachelor|master|degree|university|college|certifi\w+|licen[sc]\w+)\b/i,
  },
  {
    id: "benefits",
    words: "names usual benefits",
    pattern:
      /\b(?:health(?:care)? (?:insurance|plan)|dental|pension|401\(?k\)?|paid (?:time off|holiday|vacation)|vacation|stock options?|equity)\b/i,
  },
  {
    id: "equal",
    words: "an equal opportunity statement",
    pattern: /\bequal opportunit|\bregardless of\b|\bdiversity\b/i,
  },
];
