import { sentenceStart } from '#domain/food-text/amount-text.ts';
import type { KitchenFood } from '../kitchen/kitchen-food.ts';
import { saysFrozen } from '../pantry/food-forms.ts';

/** What a bag of shredded cheese, of coleslaw mix or of sliced mushrooms has behind it. */
const CUT_ALREADY =
  /\b(?:shredded|grated|crumbled|sliced|slices|singles|diced|chopped|minced|paste|puree|florets|coleslaw mix|slaw mix|stir[- ]fry mix)\b/;

/** "Slice the {mushrooms} thinly", "cut the {cabbage} into thin strips": the verb, part of it, the slot, and how. */
const TO_CUT =
  /\b(?:(?:finely|coarsely|thinly) )?(?:grate|slice|shred|dice|chop|crumble|tear|cut)(?: up)?( half of| two thirds of| the rest of)? the \{([a-z][a-z0-9]*)\}(?:,? (?:very )?(?:finely|thinly|coarsely|fine|thin|small|thickly)\b| as (?:finely|thinly) as you can| into [a-z -]{0,30}(?:pieces|strips|slices|ribbons|cubes|dice|rings|shreds|wedges|chunks|florets))?/gi;

/** What may follow, so that the sentence still stands without the cutting. */
const GOES_ON =
  /^(?:[.;]|, (?:add|fry|stir|cook|boil|simmer|salt|mix|soften|knead)\b| (?:over|on top)\b| and (?:add|fry|stir|cook|boil|simmer|salt|mix|soften|scatter|strew|put|toss|knead|brown|let|lay|fold|turn|beat|serve|sprinkle|spread|roast|rub|press|squeeze|tuck|drain|dress|fill)\b)/;

/** "{cheese}, grated": what it has become before it goes in. */
const CUT_BESIDE =
  /\{([a-z][a-z0-9]*)\}, (?:(?:very |finely |thinly |coarsely )*(?:grated|sliced|shredded|diced|chopped|crumbled|cut small|torn)|in (?:thin |small )?(?:slices|strips|pieces|cubes))(?=[,.; ]|$)/g;

const TO_TRIM = /\b(?:trim|peel)( the \{([a-z][a-z0-9]*)\})/gi;

/** The verb as the one it stands for begins: "Take" for "Grate". */
const asCapital = (whole: string, verb: string) => (/^[A-Z]/.test(whole) ? sentenceStart(verb) : verb);

/** The words of a step without what was done to a food before it was bought; foods by their slot in braces. */
export function withoutDoneAlready(text: string, foods: ReadonlyMap<string, KitchenFood>): string {
  const isCut = (id: string) => {
    const food = foods.get(id);
    return food?.pantry != null && CUT_ALREADY.test(food.name.toLowerCase());
  };
  const isFrozen = (id: string) => {
    const name = foods.get(id)?.name.toLowerCase() ?? '';
    return saysFrozen(name) || /\b(?:canned|tinned|can|tin)\b/.test(name);
  };
  const goesOn = (at: number) => GOES_ON.test(text.slice(at));
  return text
    .replace(TO_CUT, (whole, part: string | undefined, id: string, at: number) => {
      const end = at + whole.length;
      const isChoice = /\b(?:or|and) $/.test(text.slice(0, at));
      if (!isCut(id) || isChoice || !goesOn(end)) return whole;
      const verb = /^ (?:over|on top)/.test(text.slice(end)) ? 'scatter' : 'take';
      return `${asCapital(whole, verb)}${part ?? ''} the {${id}}`;
    })
    .replace(CUT_BESIDE, (whole, id: string) => (isCut(id) ? `{${id}}` : whole))
    .replace(TO_TRIM, (whole, what: string, id: string) =>
      isCut(id) || isFrozen(id) ? `take${what}` : whole,
    );
}
