import { near, type Signal } from '#domain/symptoms/signal.ts';

const ONESELF = '(?:myself|himself|herself|themselves|themself)';
const WISH =
  '(?:wants?|wanted|wanna|wish(?:es)?|plan(?:s|ning|ned)?|going|gonna|think(?:s|ing)?|thoughts?|tried|ready|about)';
const OWN_LIFE = '(?:my|his|her|their) (?:own )?life';

/** Self-harm, eating disorders, mood and psychosis. */
export const MIND_SIGNALS: readonly Signal[] = [
  {
    id: 'selfHarm',
    patterns: [
      new RegExp(`\\b(?:kill|hurt|harm)(?:ing)? ${ONESELF}\\b|\\b(?:end|tak)(?:e|ing)? ${OWN_LIFE}\\b`),
      new RegExp(`\\b${WISH}\\b[^.?!]{0,25}\\bend(?:ing)? (?:it all|everything|things)\\b`),
      /\bsuicid(?:e|al|ality)\b(?! (?:vest|squad|bomb\w*|wing|sauce|prevention|rates?))/,
      /\bkms\b/,
      /\b(?:wants?|wanted|wanna|wish(?:es)?|ready)(?: just)?(?: to)? (?:die|be dead|be gone|end it|disappear|stop existing)\b(?! (?:of|laughing|from))/,
      /\b(?:don't|dont|do not|didn't|doesn't|no longer) (?:want|wish|care) to (?:be here|live|wake up|exist|be alive)\b/,
      /\b(?:better off dead|better (?:off )?without me)\b|\bself.?harm\w*/,
      /\b(?:took|swallowed|taken|downed) (?:\w+ ){0,3}(?:bunch|bottle|handful|pack|box|many|all|\d\d)\b[^.?!]{0,25}\b(?:pills|tablets|meds)\b/,
      /\boverdosed\b|\btaken an overdose\b/,
    ],
  },
  {
    id: 'lethalDose',
    patterns: [/\bhow (?:much|many)\b[^.?!]{0,40}\b(?:kill (?:me|you|someone|a person)|overdose)\b/],
  },
  {
    id: 'eatingDisorder',
    patterns: [
      /\banorex(?:ia|ic|ics)\b|\bbulimi\w+/,
      /\beating disorder|\borthorex\w+|\bi purge\b|\bmake myself (?:throw up|vomit|sick|puke)\b/,
      /\bchew and spit\b|\bstarv(?:e|ing) myself\b/,
      /\b(?:scared|terrified|afraid) of (?:carbs|food|eating|gaining)\b|\bbmi (?:is |of )?1[0-7]\b/,
      /\bhides? food\b/,
    ],
  },
  {
    id: 'psychosisOrBipolar',
    patterns: [
      new RegExp(
        near(
          "(?:haven't|havent|not|no) (?:slept|sleep)",
          '(?:energy|energetic|wired|spending|racing thoughts)',
          60,
        ),
      ),
      /\bbipolar\b|\bpsycho(?:sis|tic)\b|\bschizo\w+|\bmanic episode/,
    ],
  },
  {
    id: 'stoppedPsychMeds',
    patterns: [
      /\b(?:stopped|quit|quitting|c[ao]me off|replace|instead of)\b[^.?!]{0,20}\b(?:antidepressants?|ssri|psych meds|zoloft|sertraline)\b/,
    ],
  },
  { id: 'lowMood', patterns: [/\bdepress(?:ed|ion|ive)\b(?! (?:era|glass|price))/] },
];
