import { FORM, MEDICINE, NAMED } from './medicine-words.ts';

const PART = 'less|more|half|double|twice|fewer|extra|another';
const BASE = [
  'stop(?: taking| using| injecting)?|skip|reduce|cut(?: back| down)?(?: on)?|lower|halve|double(?: up)?|increase',
  'raise|drop|quit|pause|hold(?: off)?|omit|discontinue|adjust|change|taper(?: off)?|wean(?: off| yourself off)?',
  '(?:back|come|go|get|stay|keep|lay) off|(?:dial|scale|turn|bring|step|ease|bump|go) (?:back|down|up|off)(?: on)?',
  'up|go without|do without|throw (?:out|away)|ditch|leave|give up|bother with|forgo|replace|swap|restart',
  'switch(?: from| to)?|start(?: taking| on| using| with)?|begin(?: taking)?',
  `(?:take|use|inject|need|try) (?:${PART})(?: of)?|phase out|shave|trim|move|wait with|let go of`,
].join('|');
const GERUNDS = [
  'stopping|skipping|reducing|cutting(?: back| down)?(?: on)?|lowering|halving|doubling|increasing|raising|dropping',
  'quitting|pausing|holding|omitting|discontinuing|adjusting|changing|tapering|weaning|replacing|swapping|switching',
  `starting|ditching|leaving|(?:coming|going|getting|backing|staying) off|(?:taking|using) (?:${PART})`,
].join('|');
const PARTICIPLES =
  'stopped|skipped|reduced|cut|lowered|halved|doubled|increased|raised|dropped|paused|held|omitted|discontinued|adjusted|changed|tapered|replaced|started|left out|taken (?:less|more)';

const ADVERB = '(?:\\w+ly |just |simply |then |now |also |even |already |first |always |please |next ){0,2}';
/** Begins a clause, so that the verb behind it is an order to the reader. */
const ORDER =
  '(?:^|[.;:,!?(–—-] ?|\\b(?:and|then|so|or|but|please|just|simply|also|instead|today|now|first|always|only) )';
const WHO =
  "(?:you(?:'ll| will| would|'d)?|we|one|i|they|(?:most |many )?(?:people|patients|users)|most|many)";
const MAY =
  '(?:can|could|may|might|should|must|need to|have to|ought to|want to|be able to|are able to|are (?:free|allowed|welcome) to|better|had better|need)';
const LEAVE = `\\b(?:${WHO} ${MAY}(?: be able to| want to| need to| have to)?|you'll(?: want to)?|you will|i'd|i would|let's|let us|why not) `;
const ADVICE =
  "\\b(?:(?:it(?:'s| is| would be| will be| may be)|is|be|perfectly|feel|are|you(?:'re| are)) (?:\\w+ly |also |quite |now )?(?:safe|fine|ok|okay|alright|all right|best|better|time|possible|good|wise|reasonable|smart|free|clear|recommended|helpful|ready|able)(?: idea| for you| enough)? to |(?:try|recommend|suggest|advise(?: you)?|consider|feel free|go ahead and|remember|make sure|be sure|start by|begin by|aim|plan)(?: to)? |(?:want|like|tell|allow|enable|let)s? you (?:to )?)";

/** Up to six words, none of which begins another clause. */
const OBJECT =
  "(?:(?!(?:if|when|because|while|but|unless|before|after|until|not|think|to)\\b|and (?:check|test|ask|talk|tell|see|eat|drink|think|add)\\b)[\\w'%.-]+ ){0,6}";

/** Amount in which medicines are given. */
const NUMBER =
  '(?:\\d[\\d.,]{0,9}|half|one|two|three|four|five|six|eight|ten|twelve|twenty)(?: ?[-–] ?\\d{1,9}| to \\d{1,9})?';
const AMOUNT = `${NUMBER}[ -]?(?:units?|mg|mcg|µg|μg|milligrams?|micrograms?|ml|iu|tablets?|pills?|capsules?|puffs?|shots?)\\b`;

function all(...patterns: readonly string[]): readonly RegExp[] {
  return patterns.map((pattern) => new RegExp(pattern, 'g'));
}

/** Verbs that can be about little else with a medicine as their object, wherever they stand. */
const ANYWHERE = [
  'stop(?:ping)?(?: taking)?|skip(?:ping)?|reduc(?:e|ing)|cut(?:ting)?(?: back| down)?(?: on)?|lower(?:ing)?|halv(?:e|ing)',
  'doubl(?:e|ing)|increas(?:e|ing)|drop(?:ping)?|quit(?:ting)?|paus(?:e|ing)|omit(?:ting)?|discontinu(?:e|ing)|miss(?:ing)?',
  'taper(?:ing)?|wean(?:ing)? off|ditch(?:ing)?|replac(?:e|ing)|swap(?:ping)?|split(?:ting)?|delay(?:ing)?|spac(?:e|ing)',
  'com(?:e|ing) off|go(?:ing)? (?:off|without)|get(?:ting)? (?:off|rid of)|say(?:ing)? goodbye to|taking half',
].join('|');

const DOING = `(?<!-)(?<!\\b(?:after|when|while|about|from|upon|since) )\\b(?:${ANYWHERE})`;
const DETERMINER =
  '(?:your|the|a|an|any|one|half|of|some|that|this|rapid|long|acting|evening|morning|next|daily)[ -]';

/** What a reader may do with a medicine without changing it. */
const HARMLESS =
  '(?:ask|talk|speak|tell|discuss|check|test|measure|carry|bring|keep|continue|see|call|read|review|mention|list|remember|eat|drink|have|be|been|feel|get|find|need|notice|use|take|know|show|share|write|plan|compare|look|want|still|not|never|only|also|agree|let|change|treat|thank|store|inform)\\b';

/** Words that tell the reader to change a medicine. */
export const ORDERS = all(
  `(?:${ORDER}${ADVERB}|${LEAVE}${ADVERB}|${ADVICE}${ADVERB})(?:${BASE}) ${OBJECT}${MEDICINE}`,
  `(?:${ADVICE})${ADVERB}(?:${GERUNDS}) ${OBJECT}${MEDICINE}`,
  `(?:(?:${ORDER}|${LEAVE}|${ADVICE})${ADVERB}(?:take|use|try|choose|aim for|go for|need) |${ADVICE})(?:an? |the |your )?(?:lower|smaller|higher|bigger|half|reduced|double) (?:the |your |normal |usual )*${MEDICINE}`,
  `(?:${ORDER}|${LEAVE}|${ADVICE})${ADVERB}take (?:your |the )?${MEDICINE} (?:only|every other|just|half|twice|once|less|more)\\b`,
  `(?:^|[,;:–—] )no ${NAMED}(?=[.,;!]|$| (?:on|during|while|tonight|today)\\b)`,
  `${LEAVE}${ADVERB}(?!${HARMLESS})[a-z-]+ ${OBJECT}(?:your|tonight's|today's) (?:[\\w-]+ ){0,2}${MEDICINE}`,
  `\\bonly take (?:your |the )?${MEDICINE}`,
  `(?:^|[,;] )${MEDICINE} ?[:–—-] ?${ADVERB}(?:${BASE})\\b`,
);

/** The same, where the "not" is part of the order. */
export const REFUSALS = all(
  `\\b(?:don't|do not|never|no need to|needn't) (?:bother (?:with|taking|about) |(?:take|use|inject|refill|fill) )(?:your |the |any |tonight's |today's ){0,2}${MEDICINE}(?! (?:with(?:out)?|unless|together|more than|than|if|that))`,
  `\\b(?:no longer|don't|won't|do not|will not|doesn't|does not) (?:really |actually |even |ever |still )?(?:need(?:ing|s)?|require|requiring|have to take|need to take)(?: to (?:take|use|inject))? ${OBJECT}${MEDICINE}`,
  `\\bno (?:reason|need|point)(?: for you)? (?:to|in) (?:keep |continue |stay )?(?:taking|using|on|take|use|with) ${OBJECT}${MEDICINE}`,
  `${MEDICINE} (?:is|are|isn't|aren't)(?: not| no longer| probably not)? (?:really |usually |even )?(?:unnecessary|(?<=(?:n't|not|no longer) (?:really |usually |even )?)(?:needed|necessary|required))\\b`,
);

/** Words by which a medicine is to be changed. */
export const STATEMENTS = all(
  `${DOING} (?:${DETERMINER}){0,4}${NAMED}`,
  `${DOING} (?:${DETERMINER}){1,4}${FORM}`,
  `${MEDICINE}[^.;!?]{0,60}\\b(?:can|should|may|could|must|needs? to|has to|have to|might) (?:\\w+ly |now |also |then )?be (?:\\w+ly )?(?:${PARTICIPLES})\\b`,
  `${MEDICINE}[^.;!?]{0,30}\\b(?:is|are|gets?) (?:\\w+ly |often )?(?:${PARTICIPLES}) (?:in half|by )`,
  `\\b(?:instead of|rather than|in place of|(?:can|could|may|will|to) replace|replaces?|replacement for|substitute for|as good as) (?:your |taking |the |using |any |diabetes ){0,2}${MEDICINE}`,
);

const PRONOUN = '(?:it|them|that|these|those|this)\\b';
/** The same with "it" in place of the medicine. */
export const ORDERS_OF_PRONOUN = all(
  `${ORDER}${ADVERB}(?!leave |up )(?:${BASE}) (?:the dose of |the amount of )?${PRONOUN}`,
  `(?:${LEAVE}|${ADVICE})${ADVERB}(?:${BASE}|${GERUNDS}) (?:the dose of )?${PRONOUN}`,
  `\\b(?:no longer|don't|won't|(?:do|may|might|will|would) not) (?:need(?: to take)? (?:it|them)|take it)\\b(?! (?:with|if|unless|together))`,
);

/** A medicine with its amount beside it, an amount to inject, a number of tablets to take. */
export const DOSES = all(
  `${AMOUNT}[^.;!?]{0,40}${NAMED}`,
  `${NAMED}[^.;!?]{0,40}${AMOUNT}`,
  `\\b(?:inject|bolus)\\w* (?:yourself |with |about |up to )*${AMOUNT}`,
  `(?:${ORDER}|${LEAVE})(?:take|use|aim for|try|set|give yourself|go (?:up|down) to|start (?:with|at)|cut back to|correct with) (?:up to |about |around |another |just )?${NUMBER} (?:more |extra |fewer |less )?units?\\b`,
  `(?:${ORDER}|${LEAVE})(?:take|swallow|go down to|cut back to) (?:up to |about |another |just )?(?:${NUMBER}|an?) (?:(?:more|extra|of|your|blood|pressure|water) ){0,4}${FORM}`,
);
