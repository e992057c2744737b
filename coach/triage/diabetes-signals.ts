import { near, type Signal } from '#domain/symptoms/signal.ts';

const DOSE =
  '(?:insulin|humalog|novolog|novorapid|lantus|tresiba|basal|bolus|levemir|toujeo|units|shot|injection)';

/** Diabetes and its medicines told in words; names of medicines are known to the domain. */
export const DIABETES_SIGNALS: readonly Signal[] = [
  {
    id: 'type1',
    patterns: [
      /\btype ?-?(?:1|one|i|1[.,]5)\b(?! and ii\b)(?! (?:muscle|fib|collagen|error|hypersens|civil))[^.?!]{0,12}\b(?:diab\w*|d)?|\btype ?-?(?:1|one)s\b|\bt1d(?:m|s)?\b|\bt1s?\b(?= (?:diab|and|with|here|for|since|on|who|,)|[.,!?)]|$)|\bt1 diab/,
      /\blada\b(?! (?:car|niva))|\b(?:juvenile|autoimmune) diab|\binsulin.dependent\b|\btype ?3c\b|\bpancreas\b[^.?!]{0,25}\b(?:removed|doesn't make|does not make|no insulin)/,
      /\b(?:insulin )?pump\b[^.?!]{0,25}\b(?:keto|carb|bolus|failed|basal|site)|\b(?:keto|carbs?|bolus|dose)\b[^.?!]{0,25}\b(?:my|insulin) pump\b|\bbolus(?:ing|es)?\b|\bbasal insulin\b|\btips on basal\b|\binsulin for every meal\b/,
    ],
  },
  {
    id: 'type1Asks',
    patterns: [
      /\bsymptoms? of type ?-?(?:1|one)\b|\bcould (?:he|she|my child) (?:have|be) (?:type ?1|diabetic)/,
    ],
  },
  {
    id: 'insulinOrSulfonylurea',
    patterns: [
      /\b(?:on|takes?|taking|took|use|uses|using|inject\w*|need|missed|skip\w*|cut|lower|reduce|stop\w*|much|my|his|her|units? of|after|gave|giving) (?:\w+ )?(?:my |his |her |the |mealtime |long.acting |too much |much ){0,4}insulin\b(?![^.?!]{0,60}\bresistan|.{0,2}(?:resist|sensi|level|spike|respon|index|production|secretion|test|was|is \d|came|fasting|high|low|up|down|result|number))/,
      /\binject(?:s|ing|ed)? (?:before|with|at|after) (?:meals?|breakfast|lunch|dinner|bed|every|each)|\b(?:shots?|doses?|injections?) of insulin\b|\binsulin (?:units?|doses?|shots?|injections?|pen|user|dependent)\b|\b\d+ units\b|\bmixed insulin\b|\btoo much insulin\b|\b(?:bolus|mealtime|basal|long.acting|fast.acting|rapid.acting)\)? insulin\b/,
      /\b(?:stop|skip|cut|lower)\b[^.?!]{0,12}\bmy (?:diabetes|diabetic|sugar) (?:meds?|pills?|medicines?|medications?|tablets?)\b|\b(?:diabetes|diabetic) (?:pills?|meds?|medications?|tablets)\b/,
    ],
  },
  {
    id: 'tookTooMuchInsulin',
    patterns: [
      new RegExp(
        near(
          DOSE,
          '(?:by mistake|by accident|accidentally|mistakenly|too many|twice|two times|double dose|double the|doubled|units instead)',
          40,
        ),
      ),
      /\btoo much insulin\b|\binjected (?:it )?twice\b|\b\d+ units instead\b/,
    ],
  },
  {
    id: 'missedInsulin',
    patterns: [
      /\b(?:missed|skipped|forgot|out of|ran out)\b[^.?!]{0,15}\b(?:insulin|lantus|basal|humalog|novolog|tresiba)\b|\bpump\b[^.?!]{0,15}\b(?:failed|broke|stopped|is out|came (?:off|out)|fell off|blocked|kinked|leak\w*)/,
    ],
  },
  {
    id: 'diabetes',
    patterns: [
      /\b(?<!pre.?|non.?|not |no more |no longer |reversed (?:my )?)diabet(?:ic|ics|es)\b(?! (?:educator|risk|prevention|nurse|friendly|in remission))|\bt2d?\b(?! (?:slow|fast|twitch|muscle|fib))|\btype ?-?(?:2|two|ii)\b/,
    ],
  },
  {
    id: 'maybeDiabetes',
    patterns: [/\b(?:think|might|could|am|wonder)\b[^.?!]{0,20}\b(?:i am|i'm|be|i have|i) (?:a )?diabet/],
  },
  {
    id: 'sglt2Talk',
    patterns: [/\bsglt ?-?2\b|\bpee(?:s|ing)? (?:out )?(?:the |my |his |her )?sugar\b|\bflozins?\b/],
  },
  {
    id: 'lowSugarWords',
    patterns: [
      /\bhypogly?c\w+|\bhypos?\b|\b(?<!of )low (?:blood )?(?:sugar|glucose)s?\b(?! (?:foods?|snacks?|drinks?|fruits?|diet|options?|recipes?|dessert|jam|yog\w+|wine|version|brands?|and still|chocolate|ice|sauce|ketchup|cereal|milk|intake|content))(?<!\b(?:is|are|that's|something|anything|snack|food|drink|foods|snacks) low (?:in )?sugar)|\bsugar very low\b|\b(?:sugar|glucose) (?:(?:is |gets? |goes |feels |was )(?:too |very |really )?low\b|drops\b|dropping\b|dropped\b|crash\w*)|\bfeel(?:ing)? low\b(?! (?:energy|mood|on))|\blows after\b|\b(?:get|gets|getting|having|had|have|keep) (?:\w+ )?lows\b|\balarm says low\b|\blow and alone\b|\b(?:a|this|sudden|big|had) (?:blood )?(?:sugar|glucose) drop\b/,
      /\b(?:light.?headed|dizzy|shaky|faint|weak)\b[^.?!]{0,25}\b(?:hours? after (?:eating|a meal|meals|lunch|dinner|breakfast)|after (?:eating|meals))\b/,
    ],
  },
  {
    id: 'lowNow',
    patterns: [
      /\bi feel low\b(?! (?:energy|mood|on))|\bhypo symptoms\b|\b(?:sugar|glucose) drops (?:when|if|after|every)\b|\blow (?:sugar|glucose) (?:at night|in the night|overnight)\b|\bwoke up (?:soaked|drenched)\b|\balarm (?:says|went|keeps)\b[^.?!]{0,12}\blow\b|\blows (?:after|during|at)\b|\b(?:hours?|soon) after (?:eating|meals)\b(?<=light.?headed.{0,30})/,
      /\b(?:sweaty|shaky|trembling|clammy)\b[^.?!]{0,20}\b(?:and\b|,) ?[^.?!]{0,12}\b(?:trembling|hungry|dizzy|sweaty|shaky|shaking)\b/,
    ],
  },
  {
    id: 'highSugarWords',
    patterns: [
      /\bhigh (?:blood )?(?:sugars?|glucose)\b(?! (?:foods?|drinks?|fruits?|diet|content|snack))|\b(?:sugar|glucose) (?:is |stays |still )?(?:too |very |so )?high\b|\bsugar won't come down\b/,
    ],
  },
  {
    id: 'highKetonesWords',
    patterns: [
      /\bketones? (?:are |is |reading |levels? )?(?:so |very |really |too )?(?:high|rising|large)\b|\b(?:high|large|rising|lots of|moderate to large) ketones\b|\bstrips?\b[^.?!]{0,15}\bdark purple\b|\bdark purple\b[^.?!]{0,25}\b(?:strip|ketone)|\bketones\b[^.?!]{0,15}\bdark purple\b|\bketones won't go down\b|\btoo high for ketones\b|\bwith ketosis\b|\bhi for ketones\b|\bonly ketosis\b/,
    ],
  },
  { id: 'ridesOutKetones', patterns: [/\bride out\b[^.?!]{0,15}\bketones\b/] },
  {
    id: 'ketoacidosisNow',
    patterns: [
      /\b(?:in|having|have|has|got|produced|went into|developed) (?:this |a |mild |diabetic )*(?:ketoacidosis|dka)\b|\bdka (?:last|this|in)\b/,
    ],
  },
  {
    id: 'ketoacidosisSymptomsAsked',
    patterns: [
      /\b(?:ketoacidosis|dka) (?:symptoms|signs)\b|\bi think (?:i'm|i am|he is|she is|he's|she's) in (?:dka|ketoacidosis)\b|\b(?:am i|is (?:he|she)) in (?:dka|ketoacidosis)\b|\bin dka\b/,
    ],
  },
  { id: 'ketoacidosisTalk', patterns: [/\bketoacidosis\b|\bdka\b/] },
  {
    id: 'acidBlood',
    patterns: [/\bacid(?:ic)? blood\b|\bblood (?:is|feels|getting) acid\w*\b|\bacidosis\b/],
  },
  {
    id: 'meterLow',
    patterns: [/\bglucagon\b/],
  },
];
