import { plainSentence } from './plain-sentence.ts';

const HELPER =
  '(?:doctors?|physicians?|clinicians?|gps?|nurses?|pharmacists?|prescribers?|paramedics?|ambulances?|hospitals?|emergency|e\\.?r\\.?|911|112|999|medical|professional|health ?care|urgent care|help|care team|arzt)';
const TURN_TO =
  '(?:call|calling|see|seeing|visit|visiting|contact|contacting|go to|going to|ask|asking|tell|telling|talk to|talking to|consult|consulting|seek|seeking|get|getting|phone|wait for|involve|involving|bother|bothering|check with|checking with)';
const NOTE =
  '(?:warnings?|cautions?|alerts?|disclaimers?|(?:safety )?notes?|safety (?:message|advice|notice|text)|notices?)';
const FEW = "(?:[\\w'’-]+ ){0,4}";

/** Signs that triage sends to help; that they are harmless is no coach's to say. */
const GRAVE_SIGN =
  '(?:chest (?:pains?|pressure|tightness|discomfort)|(?:pains?|pressure|tightness) in (?:the|your) chest|shortness of breath|(?:trouble|difficulty) breathing|fainting|passing out|blackouts?|slurred speech|facial droop(?:ing)?|seizures?|dka|suicidal thoughts)';
const HOW_SURE =
  '(?: (?:just|only|merely|most|simply|usually|mostly|often|almost always|always|nearly always|generally|typically|perfectly|completely|totally|quite|very|probably|likely|likely to be|a))*';

const AGAINST: readonly RegExp[] = [
  new RegExp(
    `(?<!\\b(?:whether|if|assume|assuming|think|believe|until|unless)\\b[^.;!?]{0,60})\\b${GRAVE_SIGN}[^.;!?,]{0,50}\\b(?:is|are|was|'s)${HOW_SURE} (?:harmless|benign|normal|nothing (?:serious|dangerous|bad|to worry|to be)|not (?:serious|dangerous|a problem|a concern|an issue)|no (?:big deal|cause for|reason for|problem)|keto flu|part of (?:keto|the))\\b`,
    'g',
  ),
  new RegExp(
    `\\b(?:no (?:real )?need|not necessary|unnecessary|isn't necessary|needn't|(?:don't|do not|won't|doesn't|does not) (?:really |actually |even )?(?:need|have|require)|not needed|nothing (?:to|that))(?: (?:for|to|you|a|an|any|the))* (?:${TURN_TO} |worry about |${FEW}${HELPER}\\b|${NOTE}\\b)`,
    'g',
  ),
  new RegExp(
    `\\b(?:ignore|ignoring|disregard|disregarding|forget(?: about)?|dismiss|overlook|skip)(?:ed)? ${FEW}(?:${NOTE}|${HELPER})\\b`,
    'g',
  ),
  new RegExp(
    `\\b${NOTE} (?:above |below |you saw |shown )?(?:does not|doesn't|do not|don't|can|may|should|is|are|was|were)(?: be)? (?:safely |not |only )?(?:apply|ignored|disregarded|dismissed|skipped|removed|wrong|mistaken|a mistake|an error|outdated|irrelevant|not relevant|relevant|unnecessary|needed|a false alarm|a formality|generic|automatic|boilerplate)\\b`,
    'g',
  ),
  new RegExp(`\\b(?:don't|do not|never) (?:${TURN_TO}|trust|listen to|believe) ${FEW}${HELPER}\\b`, 'g'),
  new RegExp(`\\b(?:instead of|rather than|without) ${TURN_TO} ${FEW}${HELPER}\\b`, 'g'),
  new RegExp(
    `\\b(?:can|could|may|safe to|fine to|ok to|okay to|safely)\\b[^.;!?]{0,60}\\bwithout (?:a |an |any |your |the )?(?:${HELPER}|supervision)\\b`,
    'g',
  ),
  /\b(?:this|it|that|these) (?:is|are|does|do)(?:n't| not)(?: a| an| be| sound like an?| look like an?| count as an?)?(?: real| true| medical)? emergency\b/g,
  /\b(?:you are|you're|the user is|user is|person is|they are) (?:(?:perfectly |completely |totally |absolutely )?(?:fine|safe|ok|okay|well) and )?(?:perfectly |completely )?(?:not in (?:any )?danger|out of danger)\b/g,
  new RegExp(
    `\\b${HELPER} (?:is|are|visits? (?:is|are)) (?:not (?:needed|necessary|required)|unnecessary|optional)\\b`,
    'g',
  ),
  /\b(?:calling|seeing|asking|help|medical help|medical care)\b[^.;!?]{0,40}\b(?:is|are)(?: not|n't) (?:needed|necessary|required)\b/g,
  new RegExp(`\\b(?:nobody|no one|hardly anyone|few people) (?:really )?needs? ${FEW}${HELPER}\\b`, 'g'),
  new RegExp(
    `\\b(?:zero|little|hardly any|not much|no) (?:good |real )?(?:need|reason) (?:for|to) ${FEW}(?:${HELPER}|${TURN_TO})\\b`,
    'g',
  ),
  new RegExp(
    `\\b${HELPER}[^.;!?]{0,40}\\b(?:overkill|overreact\\w*|exaggerat\\w*|panic\\w*|too (?:careful|cautious)|a waste|wast(?:e|ing) (?:your|of))\\b`,
    'g',
  ),
  new RegExp(
    `\\b${NOTE} (?:above |below )?(?:is|are) (?:just|only|merely|simply|pure|overly|exaggerated|overblown|too (?:careful|cautious|strict)|there (?:only )?for legal)\\b`,
    'g',
  ),
  /\b(?:skip|cancel|forget|postpone|put off) (?:the |your |that |any |this )?(?:next )?(?:check-?up|appointment|visit|check|test results?|blood test)\b/g,
  /\bwithout (?:calling|asking|telling|seeing|bothering) (?:anyone|anybody|somebody|someone|a soul|help)\b/g,
  /\bwait (?:a (?:few|couple(?: of)?)|some|several|two|three|until (?:tomorrow|monday|next week)) ?(?:days|weeks|hours)? ?(?:before|with|until) (?:you )?(?:call|calling|see|seeing|go|going|get|getting|contact)\b/g,
  new RegExp(
    `\\bno ${HELPER} (?:visit |care |help |attention )?(?:is|are) (?:really )?(?:needed|necessary|required)\\b`,
    'g',
  ),
  new RegExp(
    `\\b(?:fine|safe|okay|ok|well|all right) without (?:any |a |the )?(?:medical |professional )?${HELPER}\\b`,
    'g',
  ),
  new RegExp(
    `\\b(?:calling|seeing|asking|visiting) ${FEW}${HELPER} (?:would be|is|seems) (?:silly|overkill|pointless|unnecessary|too much|an overreaction|a waste|excessive)\\b`,
    'g',
  ),
];

/** "Do not start without asking your doctor." */
const NOT_WITHOUT =
  /\b(?:do not|don't|never|not|shouldn't|mustn't|cannot|can't|nobody|no one)\b[^.;!?]{0,300}$/;

/** What makes of such words a call for help: "don't ignore the warning", "no need to wait before you call". */
const FOR_HELP = /\b(?:do not|don't|never|not|shouldn't|mustn't|cannot|can't) (?:\w+ ){0,2}$/;
const NO_WAITING =
  /^(?:no need|needn't|(?:don't|do not) (?:need|have)) (?:to )?(?:wait|hesitate|feel|apologi|be (?:shy|afraid|embarrassed))/;
const OTHER_NEED =
  /\b(?:prescription|referral|doctor's note|medical degree|medical condition|medical exam)\b/;

/** True for a sentence that speaks against calling for help or against the note above the answer. */
export function speaksAgainstHelp(sentence: string): boolean {
  const text = plainSentence(sentence);
  return AGAINST.some((pattern) =>
    [...text.matchAll(pattern)].some(({ index, 0: match }) => {
      const left = text.slice(0, index);
      const isFor = /^(?:without|instead|rather)/.test(match) ? NOT_WITHOUT : FOR_HELP;
      if (isFor.test(left)) return false;
      return (
        !NO_WAITING.test(match + text.slice(index + match.length)) &&
        !OTHER_NEED.test(text.slice(index, index + match.length + 25))
      );
    }),
  );
}
