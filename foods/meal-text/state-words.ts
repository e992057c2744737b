/** How a food is that was done something to. */
const DONE =
  'prepared cooked raw fried baked boiled grilled roasted steamed broiled poached toasted drained ' +
  'canned frozen dry dried';
const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** Words that only tell more of the food before: "prepared with oil", "no sugar added", "fried". */
export const TELLING_MORE = wordSet(
  `${DONE} ` +
    'made scrambled sweetened unsweetened salted unsalted plain skinless boneless no non low reduced ' +
    'fat sugar extra lean flavored breaded smoked sliced diced chopped mashed shredded peeled decaf ' +
    'decaffeinated skin bone bones both all any without added coated stuffed glazed frosted iced ' +
    'ready caffeine diet regular large small medium size sized fatfree fatlow',
);
/** Words that tell how a food is and not what it is, before its name. */
export const STATES = wordSet(`${DONE} braised stewed heated crushed refrigerated chilled commercially`);
