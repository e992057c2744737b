import { near, type Signal } from '#domain/symptoms/signal.ts';

const ONESELF = '(?:myself|himself|herself|themselves|themself)';
const WISH =
  '(?:wants?|wanted|wanna|wish(?:es)?|would like|need|plan(?:s|ning|ned)?|going|gonna|think(?:s|ing)?|thoughts?|thought|threaten\\w*|tried|trying|tries|ready|prefer|rather|urges?|ideas?|consider\\w*|contemplat\\w*|about)';
const OWN_LIFE = '(?:my|his|her|their) (?:own )?life';

/** Self-harm, eating disorders, mood and psychosis. */
export const MIND_SIGNALS: readonly Signal[] = [
  {
    id: 'selfHarm',
    patterns: [
      /(?<!\b(?:career|financial|social|political|diet|carb|metabolic|business|economic) )\bsuicid(?:e|al|ality)\b(?! (?:vest|squad|bomb\w*|wing|sauce|prevention|rates?|note in))|\bunalive\b|\bkms\b/,
      /\b(?:i|he|she|they|sister|brother|friend|wife|husband|son|daughter|mom|dad)\b(?:(?!\b(?:not|never|no)\b|n't)[^.?!]){0,20}\b(?:want|wants|wanted|wanna|wish|wishes|would like|would rather|need|ready)(?: just)?(?: to)? (?:just )?(?:die|be dead|be gone|end it(?: all)?|disappear(?: forever)?|stop existing|stop living)\b(?! (?:of|laughing|from|weight|already|than|before i))|\bi wish i (?:was|were) (?:dead|never born)\b/,
      new RegExp(
        `\\b${WISH}\\b[^.?!]{0,25}\\b(?:kill(?:ing)? ${ONESELF}|end(?:ing)? (?:it all|${OWN_LIFE}|everything|things)|tak(?:e|ing) ${OWN_LIFE}|hurt(?:ing)? ${ONESELF}|harm(?:ing)? ${ONESELF})\\b|\\bkill(?:ing)? ${ONESELF}\\b(?! (?:in the gym|at the gym|with (?:cardio|work)))|\\bend(?:ing)? ${OWN_LIFE}\\b`,
      ),
      /\b(?:don't|dont|do not|didn't|doesn't|no longer) (?:want|wish|care) to (?:be here|live|wake up|exist|be alive|go on)\b(?! (?:in|like a|on a|with|near|without (?:cheese|bread|butter)))|\brather not (?:be here|be alive|exist|live|wake up)\b|\b(?:sick|tired) of (?:living|life|being alive|existing)\b/,
      /\blife (?:isn't|is not|isnt|has no|is no longer)\b ?(?:worth|point|meaning)|\b(?:better off dead|better (?:off )?without me)\b|\b(?:can't|cannot|cant) go on\b(?! (?:keto|a diet|with keto|this diet|with this diet|like this diet|holiday|vacation|a))|\b(?:no|any|a|the) (?:reason|point) (?:to|in|of|for) (?:keep |keep on |even )?(?:liv|being alive|staying alive|going on|exist)/,
      /\b(?:hope|wish) (?:i|to) (?:don't|didn't|never|not) wake up\b|\bto not wake up\b|\b(?:sleep|bed) (?:and|to) (?:never|not) wake|\bnever wake up(?: again)?\b|\bpoint of living\b|\bwant to disappear\b/,
      /\bhow (?:much|many)\b[^.?!]{0,40}\b(?:would|will|does it take to|to) (?:kill me|kill myself|end (?:it|my))/,
      /\bself.?harm\w*|\bcut(?:ting)? myself (?:again|last night|on purpose|to|because|when)\b/,
      /\b(?:took|swallowed|taken|downed|popped|ate|drank) (?:the |a |an |all |my |his |her |of |too |whole |entire |full )*(?:bunch|lot|bottle|handful|pack|packet|box|many|all|overdose|month's supply)\b[^.?!]{0,25}\b(?:pills|tablets|meds|medicine|medication|capsules|paracetamol|tylenol|potassium|insulin|bleach)\b|\b(?:took|taken|swallowed|downed) (?:[1-9]\d|\d{3}|ten|twenty|thirty|forty|fifty|a hundred) (?:\w+ )?(?:pills|tablets|capsules)\b|\boverdosed\b|\btaken an overdose\b|\b(?:took|taken|swallowed) all (?:of )?(?:my|his|her) (?:pills|tablets|meds)\b/,
    ],
  },
  {
    id: 'lethalDose',
    patterns: [
      /\bhow (?:much|many)\b[^.?!]{0,40}\b(?:would|will|does it take to|to) (?:kill (?:you|someone|a person)|overdose)/,
    ],
  },
  {
    id: 'eatingDisorder',
    patterns: [
      /(?<!\b(?:turning|becoming|become|turn|going|look|looks|an?) )\banorex(?:ia|ic|ics)\b|\b(?:an|a recovering|a former) anorexic\b|\bbulimi\w+|\beating disorder|\bbinge[- ]?eat\w*|\borthorex\w+|\bed recovery\b|\bpro.?ana\b|\bthinspo|\barfid\b/,
      /\bi (?:always |still |often |usually )?binge\b(?! (?:watch\w*|on (?:netflix|shows?|series)))|\bi purge\b|\bpurg(?:e|ing)\b (?:after|food|carbs|my food|every|what)|\bmake myself (?:throw up|vomit|sick|puke)\b|\bchew and spit\b|\bstarv(?:e|ing) myself\b/,
      /\blaxatives?\b[^.?!]{0,20}\b(?:lose|weight|slim)|\bdiet pills and laxatives\b|\b(?:scared|terrified|afraid) of (?:carbs|food|eating|gaining)\b|\bhate (?:eating|myself after (?:eating|i eat))\b/,
      /\b(?:only )?eat(?:ing)? (?:only |about |around |just |under |less than )?(?:[1-6]\d\d) (?:k?cal\w*)(?: (?:a|per) day)?(?! (?:for|at|of|in (?:one|my)|meal|snack|lunch|dinner|breakfast|more|less|over|above|below|under|deficit))\b|\b(?:haven't|not) eaten (?:in|for) (?:[3-9]|\d\d|three|four|five) days\b|\bbmi (?:is |of )?1[0-7]\b|\bwithout anyone noticing\b|\bhides? food\b/,
      /\brestrict\w*\b[^.?!]{0,20}\b(?:only thing|one thing)\b|\bone thing that gives me control\b|\bobsessed with (?:counting|calories)/,
    ],
  },
  {
    id: 'psychosisOrBipolar',
    patterns: [
      /\bbipolar\b|\bpsychosis\b|\bpsychotic\b|\bschizo\w+|\bhearing voices\b|\b(?:i'm|i am|feel|feeling|been|went|going) manic\b|\bmanic (?:episode|since)|\bmood stabili[sz]er/,
      new RegExp(
        near(
          "(?:haven't|havent|not|no) (?:slept|sleep)",
          '(?:energy|energetic|wired|spending|racing thoughts)',
          60,
        ),
      ),
    ],
  },
  {
    id: 'stoppedPsychMeds',
    patterns: [
      /\b(?:stop|stopped|quit|quitting|came off|come off|replace|instead of)\b[^.?!]{0,20}\b(?:my )?(?:antidepressants?|ssri|psych meds|zoloft|sertraline|lexapro|prozac)\b|\bstopped (?:taking )?(?:all )?my (?:meds|medication|pills)\b(?=[^.?!]{0,25}\b(?:because|since|keto|feel|on my own|myself))/,
    ],
  },
  { id: 'lowMood', patterns: [/\bdepress(?:ed|ion|ive)\b(?! (?:era|glass|price))/] },
];
