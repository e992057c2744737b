import type { PersonalData } from '#contract/profile.ts';
import type { HealthContext } from '../person/health-context.ts';
import { noKetoReason } from './diet-stops.ts';
import { notComputed, type Target, targetOf } from './target.ts';

/**
 * g of net carbs a day where the person set none: the strict end of what trials call ketogenic, under 20 g
 * (Westman 2008, Yancy 2005) to 50 g (Bueno 2013), evidence B12. The handbook starts at "about 20 to 30 g".
 */
export const DEFAULT_NET_CARB_LIMIT = 20;
/** The upper end of the same trials. */
const KETOGENIC_MOST = 50;

/** The day's limit of net carbs: own or the product's default; none where keto waits for a clinician's word. */
export function netCarbTarget(person: PersonalData, context: HealthContext): Target {
  const reason = noKetoReason(context);
  const computed =
    reason === null
      ? {
          computed: DEFAULT_NET_CARB_LIMIT,
          range: { least: DEFAULT_NET_CARB_LIMIT, most: KETOGENIC_MOST },
          how: `We start at ${DEFAULT_NET_CARB_LIMIT} g a day. In studies, anything up to ${KETOGENIC_MOST} g counts as keto, so your own limit may be in between.`,
          reason: null,
        }
      : notComputed(reason);
  return targetOf('g', person.netCarbLimit, computed);
}
