/** What a sentence says of a food that tells no more of it: its place at the table, who eats it. */

const BE = /^(?:is|are|was|were|being|been)$/;
/** "Is part of my lunch", "is on the menu", "is what I eat", "are used as". */
const PREDICATE =
  /^(?:being|part|on|in|at|my|our|his|her|their|the|what|for|to|all|served|used|added|incorporated|included|eaten|enjoyed|ready|waiting)$/;
/** After these what was eaten may follow in a predicate: "is served with rice". */
const GOES_ON =
  /^(?:[,;.:!?()]|and|with|without|topped|over|plus|alongside|made|containing|weighing|measuring)$/;

/** "As a side dish", "as my starter": the part it plays. */
const ROLE =
  /^(?:side|sides|dish|snack|appetizer|appetiser|starter|seasoning|topping|garnish|treat|dessert|part|meal|breakfast|brunch|lunch|dinner|supper|course|salad|condiment|spread|addition|accompaniment|base)$/;

/** The first place at or after `at` where a predicate ends. */
function endOf(tokens: readonly string[], at: number): number {
  const end = tokens.findIndex((token, place) => place >= at && GOES_ON.test(token));
  return end < 0 ? tokens.length : end;
}

/** Where a role that starts with "as" ends; null for no role: "as needed". */
function endOfRole(tokens: readonly string[], at: number): number | null {
  const end = endOf(tokens, at);
  const inside = tokens.slice(at + 1, end);
  return /^(?:an?|my|our|the|part)$/.test(inside[0] ?? '') && inside.some((token) => ROLE.test(token))
    ? end
    : null;
}

/** Where words of the kitchen end that name no food: "into my dish", "on our plates". */
const PLACE = /^(?:dish|dishes|meal|meals|plate|plates|menu|recipe|tray)$/;
const IN_A_PLACE = /^(?:into|to|in|on|for)$/;

/** "A mix of berries" is berries. */
const COLLECTION =
  /^(?:mix|mixture|variety|selection|assortment|blend|combination|medley|range|choice|hint|touch)$/;

/** The tokens without predicates, roles and places, where something was told before them. */
export function withoutClauses(tokens: readonly string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    const next = tokens[at + 1] ?? '';
    if (COLLECTION.test(token) && next === 'of' && kept.length > 0) {
      at += 1;
      // "A cup filled with a mix of nuts": the article goes too; "a mix of nuts" is some.
      if (/^an?$/.test(kept.at(-1) ?? '')) kept.pop();
      continue;
    }
    if (token === 'on' && next === 'top' && tokens[at + 2] !== 'of') {
      at += 1;
      continue;
    }
    if (token === 'because') {
      at = endOf(tokens, at + 1) - 1;
      continue;
    }
    const end =
      kept.length === 0
        ? null
        : BE.test(token) && PREDICATE.test(next)
          ? endOf(tokens, at + 1)
          : token === 'as'
            ? endOfRole(tokens, at)
            : IN_A_PLACE.test(token) &&
                /^(?:my|our|the|his|her|their|a)$/.test(next) &&
                PLACE.test(tokens[at + 2] ?? '')
              ? at + 3
              : null;
    if (end === null) kept.push(token);
    else at = end - 1;
  }
  return kept;
}
