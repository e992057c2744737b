import type { ReadingFields } from '#contract/health-readings.ts';

type WordFields = Partial<
  Pick<ReadingFields, 'isFasting' | 'lastMeal' | 'feeling' | 'recentActivity' | 'notes'>
>;

const FASTING =
  /\b(?:fasting|fasted|(?<!breathing )fast(?! (?:breath|heart|pulse))|empty stomach|before eating)\b/i;
const NOT_FASTING = /\b(?:not|non|un)[- ]?(?:fasting|fasted)\b|\bbroke (?:my )?fast\b/i;
const BEFORE =
  /\b(?:before|pre)[- ]?(breakfast|brunch|lunch|dinner|supper|(?:a )?meal|snack|bed(?:time)?|sleep)\b/i;
const AFTER = /\b(?:after|post)[- ]?(?:my |a |the )?([a-z'& -]{1,80}?)(?=\s*(?:$|[,;.]|\d))/i;
const STATES =
  'great|good|ok|okay|fine|tired|sleepy|foggy|brain fog|hungry|calm|stressed|anxious|irritable|happy|sad|energetic|focused|clear(?:-headed)?|bloated|cold|(?:no|low|little|high|more|lots of) energy';
/** Those that the rules about dangerous values know; unheard, they would make an emergency look harmless. */
const COMPLAINTS =
  "dizz(?:y|iness)|light-?headed|shak(?:y|ing)|trembl(?:ing|y)|sweat(?:y|ing)|nause(?:a|ous|ated)|sick|vomit(?:ed|ing)?|threw up|throwing up|unwell|ill|fever(?:ish)?|weak(?:ness)?|exhausted|fatigued?|drowsy|confus(?:ed|ion)|slurr(?:ed|ing)|can(?:no|')t (?:think|stay awake)|faint(?:ed|ing)?|passed out|palpitations|racing heart|fast (?:breathing|heart(?:beat)?|pulse)|breathing (?:fast|hard)|breathless|short of breath|(?:chest|belly|stomach|tummy) (?:pain|ache)|stomachache|fruity breath|headache|thirst(?:y)?|alone|hung ?over|drunk|awful|terrible|bad(?!\\s+[a-z])";
/** With what takes it back or makes it stronger: "not good" is not good, and "very tired" is more than tired. */
const FEELINGS = new RegExp(
  `\\b(?:(?:not|no|never|without|isn't|don't feel)\\s+)?(?:(?:very|so|too|really|extremely|unusually|quite|a bit|a little|slightly|any|all)\\s+){0,4}(?:${STATES}|${COMPLAINTS})\\b`,
  'gi',
);
const ACTIVITIES =
  /\b(?:walk(?:ed|ing)?|r[ua]n(?:ning)?|gym|work(?:ed)? ?out|yoga|cycl(?:ed|ing)|bik(?:e|ed|ing)|sw[aiu]m(?:ming)?|hik(?:e|ed|ing)|exercis(?:e|ed|ing)|weights|training)\b/gi;

/** Words that only join others. */
const JOINERS =
  /^(?:is|was|of|and|my|at|a|the|today|now|with|i|am|feel|feeling|felt|feels|reading|hi|lo|gki|meter|cgm|sensor|says|shows|reads)$/i;

const capital = (text: string) => (text.charAt(0).toUpperCase() + text.slice(1)).replace(/\s+/g, ' ');

/** What the words of a line say, and the words that say nothing we know. */
export interface WordReading {
  readonly fields: WordFields;
  readonly ignored: readonly string[];
}

/** Reads fasting, meals, feelings and activities; each stretch of text counts once. */
export function readWords(text: string): WordReading {
  const fields: WordFields = {};
  let rest = text;
  const take = (pattern: RegExp): string[] => {
    const found: string[] = [];
    rest = rest.replace(pattern, (match: string, group: unknown) => {
      found.push((typeof group === 'string' ? group : match).trim());
      return ' ; ';
    });
    return found;
  };
  if (take(NOT_FASTING).length > 0) fields.isFasting = false;
  else if (take(FASTING).length > 0) fields.isFasting = true;
  const before = take(BEFORE);
  if (before[0] !== undefined) fields.notes = `Before ${before[0].toLowerCase()}`;
  // Feelings first: "after lunch tired" ate lunch, not tired.
  const feelings = take(FEELINGS);
  if (feelings.length > 0)
    fields.feeling = capital([...new Set(feelings.map((word) => word.toLowerCase()))].join(', '));
  const [meal] = take(AFTER);
  if (meal !== undefined && meal.search(ACTIVITIES) !== -1) fields.recentActivity = capital(meal);
  else if (meal) fields.lastMeal = capital(meal);
  const activities = take(ACTIVITIES);
  if (activities.length > 0)
    fields.recentActivity = capital([...new Set(activities)].join(', ').toLowerCase());
  return {
    fields,
    ignored: rest.split(/[^\p{L}'-]+/u).filter((word) => /\p{L}/u.test(word) && !JOINERS.test(word)),
  };
}
