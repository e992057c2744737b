/** Small talk that gets a friendly word instead of a refusal. */
export type SmallTalk = 'greeting' | 'thanks' | 'farewell' | 'about-me' | 'complaint' | 'yes-or-no';

const WORDS_MOST = 10;

/** What opens a short message without saying anything: "hi, ", "ok so ". */
const OPENING = /^(?:(?:hi|hello|hey|ok|okay|well|so|oh|and|captain|please)[,!. ]+)+(?=\w)/;

/** Tried in this order, first on the whole message, then without its opening. */
const PATTERNS: readonly [SmallTalk, RegExp][] = [
  [
    'about-me',
    /^(?:who|what) are you\b(?! (?:eating|having|cooking|doing))|^who(?:['’]s| is) (?:this|captain keto|there)\b|\bwhat(?: all| else)? (?:can|do) you (?:do|help|know|offer)\b(?! (?:for fun|on|in your|when|all day|about))|^(?:what|which)(?: kinds?| sorts?)?(?: of)? (?:questions?|things|topics) (?:can|may|should|do|am) i\b|^(?:what|which)(?: kinds?| sorts?| types?)?(?: of)? (?:questions?|topics) (?:are|is) (?:allowed|possible|permitted|permissible|ok(?:ay)?|fine)|^what (?:can|may|should|could) i (?:ask|talk)(?: to)?(?: you)?(?: about)?[?.! ]*$|^what (?:are|is) (?:this|you)(?: app| chat| coach)? (?:for|about)\b|^how (?:can|do|could) you (?:help|work)\b|^how does this (?:app|chat|coach) work\b|\b(?:tell|say) me (?:something |more )?about you(?:rself)?\b|^introduce yourself\b/,
  ],
  [
    'about-me',
    /\bwhat(?:['’]s| is| was) your (?:full )?name\b|\bdo you have a name\b|\bwhat (?:name )?(?:should|do|can|may|could) (?:i|we|they|people|others) (?:call|name|refer to) you\b|\bwhat (?:name )?(?:should|do|can|may) i (?:refer|address)\b|^what are you called\b|\b(?:are|r) you (?:really |actually |just |even |only )?(?:a |an |some )?(?:human|humans|man|woman|robot|bot|chat ?bot|ai|machine|computer|program|real|person|doctor|dietitian|nutritionist|nurse|artificial|alive)\b|\bam i (?:talking|speaking|chatting|writing) (?:to|with) (?:a |an )?(?:human|person|robot|bot|ai|machine|computer|someone|somebody)\b|\b(?:is|was) your voice\b|\bwho (?:made|built|created|programmed|designed|developed|wrote|invented|trained|brought) you\b|\bwho(?:['’]s| is) your (?:maker|creator|developer|inventor)\b|\bhow were you (?:made|built|created|trained|programmed)\b|^help(?: me)?(?: please)?[!.? ]*$/,
  ],
  [
    'complaint',
    /^(?:that|this|it|your answer|the answer)(?:['’]s| is| was|) (?:completely |totally |just |so |very )?(?:wrong|false|nonsense|rubbish|useless|not (?:true|right|correct|helpful|what i (?:asked|meant|wanted))|no help|unhelpful|bad|stupid|a bad answer)(?: again| at all| for me| captain)*[!. ]*$|^(?:that|this|it|you) (?:did|do|does)(?:n['’]?t| not) (?:help|answer|understand|get|listen)(?: (?:me|it|that|to me|my question|at all|one bit))*[!. ]*$|^you(?:['’]?re| are) (?:so |really |just |very |completely |totally )?(?:wrong|useless|stupid|dumb|annoying|an idiot|no help|not helping|not helpful|terrible|bad)\b[^?]*$|^(?:bad|wrong|useless|stupid|terrible) (?:answer|bot|app|coach|advice)\b|^i (?:hate|do not like|don['’]?t like) (?:you|this app|this answer|your answers?)\b|^not what i (?:asked|meant|wanted)\b/,
  ],
  [
    'thanks',
    /^(?:ok(?:ay)?[,!. ]+|great[,!. ]+|perfect[,!. ]+|many |a thousand |wow[,!. ]+|yes[,!. ]+|no[,!. ]+)?(?:thanks?|thank you|thankyou|thx|ty|tysm|cheers|much (?:appreciated|obliged)|appreciated|appreciate it)\b(?!.*\?)|\bi (?:really |do |so |truly )?appreciate (?:it|that|this|you|your|the)\b|^(?:wow |oh |yes )?(?:that|this|it)(?:['’]?s| is| was|) (?:really |very |so |super |most |a )*(?:helpful|helps|helped|kind|great|good|good to know|useful|nice|perfect|clear|big help)(?: (?:a lot|answer|indeed|to me|of you|captain))*[!. ]*$|^(?:very |really |super |so )?(?:helpful|useful)[!. ]*$|^(?:great|perfect|awesome|got it|ok(?:ay)?|okey|k|cool|nice|super|wonderful|excellent|amazing|brilliant|understood|i see|makes sense|good (?:answer|to know|bot|job|work)|well done|nice one|love it|alright|all right|wow)(?:[,!. ]+(?:thanks?|thank you|got it|then|man|captain))?[!. ]*$|^you(?:['’]?re| are) (?:so |very |really |a |an |the )*(?:great|kind|sweet|helpful|thoughtful|awesome|amazing|best|nice|wonderful|good|smart|star|lifesaver|legend)\b(?!.*\?)|^i (?:like|love) (?:you|this app|this|your answers?)[!. ]*$/,
  ],
  [
    'farewell',
    /^(?:good ?bye|bye(?:[ -]?bye)?|see (?:you|ya)|cya|so long|farewell|good ?night|night night|take care|talk (?:to you )?(?:later|soon|tomorrow)|(?:catch|speak to) you later|later[!. ]*$|until (?:next time|tomorrow|later)|have a (?:good|nice|great|lovely) (?:day|one|evening|night|weekend)|(?:i(?:['’]?m| am) )?(?:signing|logging) off|i(?:['’]?m| am) (?:off|done|leaving)(?: now| for today| here)?[!. ]*$|(?:i )?(?:gotta|got to|have to|must|need to) (?:go|run|leave)(?: now)?[!. ]*$|that(?:['’]?s| is| will be|['’]ll be) all(?: for (?:now|today))?[!. ]*$)/,
  ],
  [
    'greeting',
    /^(?:hi+|hello+|hey+|heya|howdy|yo|ahoy|aloha|greetings|good (?:morning|afternoon|evening|day)|morning|evening|hiya|sup|moin|hallo)(?:[ ,]+(?:there|captain|keto|again|everyone|all|you|friend|coach|bot|buddy|mate))*(?:[,!. ]+(?:how (?:are you|is it going|are things|do you do)[^?]{0,200}|nice to meet you))?[!.? ]*$|^how(?: are|['’]?re| is|['’]?s) (?:you|it going|things|life|everything|your day|the day)(?: (?:going|doing|today|been|feeling|this morning|so far))*[!.? ]*$|^(?:what['’]?s|whats|what is) (?:up|new|going on)[!.? ]*$|^(?:nice|pleased|glad) to meet you[!. ]*$|^how have you been[!.? ]*$|^are you (?:there|awake|ready|ok(?:ay)?|well)[!.? ]*$|^(?:test(?:ing)?|ping)[!.? ]*$/,
  ],
  [
    'yes-or-no',
    /^(?:yes|yeah|yep|yup|yea|sure|of course|correct|exactly|right|true|no|nope|nah|not really|not yet|never mind|nevermind|maybe|perhaps|possibly|not sure|i think so|i guess(?: so)?|i hope so|absolutely|definitely|certainly|it depends|neither|both)(?:[,!. ]+(?:please|that(?:['’]?s| is) (?:it|right|correct|true|fine)|it is|i do|i am|i did|i will|i can|i don['’]?t|thanks?|not|so|why not))*[!. ]*$|^(?:i|we) (?:(?:do not|don['’]?t|can['’]?t|cannot|could not) (?:know|have (?:the|an|any) answer|tell|say|remember)|have no idea|am not sure|(?:must|have to|would) say (?:yes|no)|have to think)(?: (?:that|it|yet|either|now|really|about it))*[!. ]*$|^(?:no idea|dunno|idk|who knows)[!. ]*$|^(?:that|this|it)(?:['’]?s| is) (?:right|correct|true|fine|it)[!. ]*$|^(?:can you |could you |would you )?(?:please )?(?:repeat|say)(?: that| it| this)?(?: again| once more)?(?: please)?[!.? ]*$|^(?:pardon|sorry|what|huh|come again)[!.? ]*$/,
  ],
];

/** Kind of small talk, or null when the message asks for something. */
export function smallTalkKind(text: string): SmallTalk | null {
  const plain = text.trim().toLowerCase();
  if (plain.split(/\s+/).length > WORDS_MOST) return null;
  return kindOf(plain) ?? kindOf(plain.replace(OPENING, ''));
}

function kindOf(plain: string): SmallTalk | null {
  return PATTERNS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}
