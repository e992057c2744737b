import { near, type Signal } from '#domain/symptoms/signal.ts';

const DOSE =
  '(?:insulin|humalog|novolog|novorapid|lantus|tresiba|basal|bolus|levemir|toujeo|units|shot|injection)';

/** Diabetes and its medicines told in words; names of medicines are known to the domain. */
export const DIABETES_SIGNALS: readonly Signal[] = [
  {
    id: 'type1',
    patterns: [
      /\btype ?-?(?:1|one|i|1[.,]5)\b(?! (?:muscle|fib|collagen|error|and ii))|\b(?:juvenile|autoimmune) diab/,
      /\bt1d(?:m|s)?\b|\bt1s?\b(?= (?:diab|and|with|here|for|since|on|who|,)|[.,!?)]|$)/,
      /\blada\b(?! (?:car|niva))|\b(?:insulin )?pump\b[^.?!]{0,25}\b(?:keto|carb|bolus|failed|basal|site)/,
    ],
  },
  {
    id: 'insulinOrSulfonylurea',
    patterns: [
      /\b(?:on|tak(?:es?|ing)|took|us(?:es?|ing)|inject\w*|missed|stop\w*|much|units of) (?:(?!fasting)\w+ )?insulin\b(?!\W+(?:resist|sensi|level|spike|is))/,
      // Their own is made by the body where something acts on it: "does it raise my insulin".
      /(?<!\b(?:mess\w{0,3}|affect\w{0,3}|spik\w{1,3}|rais\w{1,3}|lower\w{0,3}|impact\w{0,3}|bring\w{0,3}|low|high|get|got|tested|check\w{0,3})\b[^.?!]{0,30})\b(?:my|his|her) (?:(?!fasting)\w+ )?insulin\b(?!\W+(?:resist|sensi|level|spike|is|was|came|went|number|test|drop|rise|goes|response))/,
      /\binsulin (?:units?|doses?|shots?|injections?|pen|user|dependent)\b|\b\d+ units\b/,
      /\b(?:diabetes|diabetic) (?:pills?|meds?|medications?|tablets)\b/,
    ],
  },
  {
    id: 'tookTooMuchInsulin',
    patterns: [
      new RegExp(near(DOSE, '(?:by mistake|by accident|accidentally|too many|too much|twice|doubled?)', 40)),
    ],
  },
  {
    id: 'missedInsulin',
    patterns: [
      /\b(?:missed|skipped|forgot|out of|ran out)\b[^.?!]{0,15}\b(?:insulin|lantus|basal)\b/,
      /\bpump\b[^.?!]{0,15}\b(?:failed|broke|stopped|is out|came (?:off|out)|fell off|blocked|kinked|leak\w*)/,
    ],
  },
  {
    id: 'diabetes',
    patterns: [
      /\b(?<!pre.?|non.?|not |no longer |before )diabet(?:ic|ics|es)\b(?! (?:educator|risk|prevention|nurse|friendly))/,
      /\bt2d?\b(?! (?:slow|fast|twitch|muscle|fib))|\btype ?-?(?:2|two|ii)\b/,
    ],
  },
  {
    id: 'sglt2Talk',
    patterns: [/\bsglt ?-?2\b|\bflozins?\b/],
  },
  {
    id: 'lowSugarWords',
    patterns: [
      /\bhypogly?c\w+|\bhypos?\b/,
      /\blow (?:blood (?:sugar|glucose)|glucose)\b|\blow sugars?\b(?! \w)|\b(?:getting|having|keep having) lows\b/,
      /\b(?:sugar|glucose) (?:(?:is|gets?|goes|was) (?:too |very |really )?low\b|drops\b|dropp(?:ing|ed)\b|crash\w*)/,
      /\bfeel(?:ing)? low\b(?! (?:energy|mood|on))/,
    ],
  },
  {
    id: 'lowNow',
    patterns: [
      /\blows (?:after|during|at)\b/,
      /\b(?:sweaty|shaky|trembling|clammy)\b[^.?!]{0,20}\b(?:and\b|,) ?[^.?!]{0,12}\b(?:trembling|hungry|dizzy|sweaty|shaky|shaking)\b/,
    ],
  },
  {
    id: 'highSugarWords',
    patterns: [
      /\bhigh (?:blood )?(?:sugars?|glucose)\b(?! (?:foods?|drinks?|fruits?|diet|content|snack))/,
      /\b(?:sugar|glucose) (?:is |stays |still )?(?:too |very |so )?high\b/,
    ],
  },
  {
    id: 'highKetonesWords',
    patterns: [
      /\bketones? (?:are |is |reading |levels? )?(?:so |very |really |too )?(?:high|rising|large)\b/,
      /\b(?:high|large|rising|lots of|moderate to large) ketones\b|\bstrips?\b[^.?!]{0,15}\bdark purple\b/,
    ],
  },
  {
    id: 'ketoacidosisNow',
    patterns: [
      /\b(?:in|having|have|has|got|produced|went into|developed) (?:this |a |mild |diabetic )*(?:ketoacidosis|dka)\b/,
      /\bdka (?:last|this|in)\b/,
    ],
  },
  {
    id: 'ketoacidosisSymptomsAsked',
    patterns: [/\bin dka\b/],
  },
  { id: 'ketoacidosisTalk', patterns: [/\bketoacidosis\b|\bdka\b/] },
  {
    id: 'acidBlood',
    patterns: [/\bacidosis\b|\bacid(?:ic)? blood\b/],
  },
  {
    id: 'meterLow',
    patterns: [/\bglucagon\b/],
  },
];
