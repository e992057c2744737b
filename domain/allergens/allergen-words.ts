import type { Allergy } from '#contract/profile-values.ts';

/**
 * Words that name an allergen on labels in English, French, Spanish, German, Italian, Dutch and Portuguese, as
 * patterns over lower-case text without accents (oe for the ligature, ss for sharp s). German and Dutch write
 * compounds as one word, so theirs are open at an end where nothing else is meant.
 */
export const ALLERGEN_WORDS: Readonly<Record<Allergy, readonly string[]>> = {
  milk: [
    'milk\\w*|buttermilk|butter|butterfat|cream|creams|cheeses?|whey|caseins?|caseinates?|lactose|dairy|yog(?:h)?urts?|ghee|curds?|kefir|lactalbumin|quark|ricotta|mozzarella|cheddar|parmesan|mascarpone',
    'laits?|laitier\\w*|laitieres?|beurre|babeurre|cremes?|fromages?|lactoserum|caseine|caseinate|yaourts?',
    'leche|mantequilla|nata|quesos?|lactosuero|lacte[oa]s?|caseina|caseinato|lactosa|yogur',
    '\\w*milch\\w*|butter(?:reinfett|fett|schmalz|milch)\\w*|sahne\\w*|\\w*sahne|rahm|\\w*rahm|kase\\w*|\\w+kase|\\w*molken?\\w*|joghurt\\w*|laktose\\w*|kasein\\w*',
    'latte|burro|panna|formagg\\w+|siero di latte|lattosio|caseinati',
    '\\w*melk\\w*|boter\\w*|roomboter|slagroom|roomkaas|kaas\\w*|wei(?:poeder|eiwit)?|kwark',
    'leites?|manteigas?|natas|queijos?|iogurtes?',
  ],
  egg: [
    'eggs?|egg ?whites?|egg ?yolks?|albumen|ovalbumin|lysozyme|oeufs?|huevos?|yema|uov[ao]|albume|tuorl[oi]|ovos?',
    'ei|eier\\w*|eigelb\\w*|eiklar\\w*|eipulver|\\w*vollei\\w*|huhnerei\\w*|eieren|eigeel\\w*|kippenei\\w*|scharrelei\\w*',
  ],
  fish: [
    'fish|salmon|tuna|cod|anchov(?:y|ies)|haddock|tilapia|pollock|trout|sardines?|mackerel|herring|halibut|catfish|surimi',
    'poissons?|saumon|thon|cabillaud|morue|anchois|hareng|maquereau|truite|pescados?|atun|bacalao|anchoas?|merluza|caballa',
    '\\w*fisch\\w*|lachs\\w*|kabeljau\\w*|sardell\\w+|hering\\w*|makrel\\w+|forell\\w+|pesc[ei]|salmone|tonno|merluzzo|acciug\\w+|alici|sgombro',
    'vis|visolie|vissaus|zalm\\w*|tonijn\\w*|kabeljauw|ansjovis|haring|makreel|peixes?|salmao|atum|bacalhau|anchovas?|cavala',
  ],
  crustaceans: [
    'shrimps?|prawns?|crabs?|lobsters?|crayfish|crawfish|krill|langoustines?|crustaceans?|shellfish|crevettes?|crabes?|homards?|crustaces?|ecrevisses?',
    'gambas?|camaron(?:es)?|cangrejos?|langostas?|langostinos?|crustaceos?|garnelen?|krebs(?:tier\\w*|fleisch|e)?|krabben?|hummer|krustentier\\w*',
    'gamber\\w+|granchi\\w*|aragost[ae]|crostace[io]|scampi|garna(?:a)?l\\w*|krab|kreeft\\w*|schaaldier\\w*|camara(?:o|oes)|camaroes|caranguejos?|lagostas?',
  ],
  tree_nuts: [
    'tree ?nuts?|nuts?|almonds?|hazelnuts?|filberts?|walnuts?|cashews?|pecans?|pistachios?|macadamias?|marzipan|gianduja',
    'amandes?|noisettes?|noix|cajou|pistaches?|fruits a coque|pignons?|almendras?|avellanas?|nuez|nueces|anacardos?|pistachos?|frutos secos|frutos de cascara|pinones',
    'mandel\\w*|haselnu\\w+|walnu(?:ss|sse)\\w*|cashew\\w+|pekan\\w*|paranu\\w+|pistazi\\w+|macadamianu\\w+|schalenfr\\w+|nuss\\w*|pinienkern\\w*|mandorl\\w+|nocciol\\w+|noc[ei]|anacardi\\w*|pistacchi\\w*|frutta a guscio|pinoli',
    'amandel\\w*|hazelno\\w+|walno\\w+|pecanno\\w+|paranot\\w+|noten\\w*|noot|schaalvruchten|pijnboompit\\w*|amendoas?|avelas?|noz|nozes|caju|castanhas?',
  ],
  peanuts: [
    'peanuts?|groundnuts?|arachis|arachides?|cacahuetes?|cacahouetes?|cacahuates?|mani|erdnu\\w+|arachid[ei]|pinda\\w*|amendoi(?:m|ns)',
  ],
  wheat: [
    'wheat\\w*|durum|semolina|spelt|kamut|farro|einkorn|emmer|couscous|bulgh?ur|seitan|(?:enriched|bleached|unbleached|white|plain|all.purpose|bread) flour',
    'ble|froment|epeautre|trigo|espelta|\\w*weizen\\w*|dinkel\\w*|frumento|grano (?:duro|tenero)|tarwe\\w*|\\w+tarwe\\w*|spelt\\w+',
  ],
  soy: ['soy|soya\\w*|soybeans?|soja\\w*|soia|tofu|tempeh|edamame|miso|natto|tamari'],
  sesame: [
    'sesam\\w*|tahini|tahina|halva|gingelly|ajonjoli|gergelim',
    // Mixes and pastes that are made with it.
    "(?:everything|evrythng) (?:but the )?bagel|za'?atar|dukkah?|furikake|gomasio",
  ],
  gluten_cereals: [
    'gluten|rye|barley|oats?|oatmeal|malt|malted|triticale|seigle|orge|avoine|centeno|cebada|avena|malta|roggen\\w*|gersten?\\w*|hafer\\w*|malz\\w*|\\w+malz\\w*',
    'segale|orzo|malto|rogge\\w*|gerst\\w*|haver\\w*|mout|moutmeel|gerstemout\\w*|centeio|cevada|aveia|malte',
  ],
  celery: ['celery|celeriac|celeris?|apio|sellerie\\w*|sedano|selderij\\w*|\\w*selderie|aipo'],
  mustard: ['mustards?|moutarde|mostaza|senf\\w*|senape|mosterd\\w*|mostarda'],
  lupin: ['lupin\\w*|altramuz|altramuces|tremocos?'],
  molluscs: [
    'mollus[ck]s?|squid|calamar[ie]?s?|octopus|mussels?|oysters?|clams?|scallops?|snails?|abalone|cuttlefish|mollusques?|moules?|huitres?|poulpes?|seiches?|moluscos?|pulpo|mejillon(?:es)?|ostras?|almejas?',
    'weichtier\\w*|tintenfisch\\w*|\\w*muscheln?|austern?|molluschi|polpo|cozze|vongole|ostriche|weekdier\\w*|inktvis\\w*|mossel\\w*|oesters?|lulas?|polvo|mexilh\\w+|ameijoas?',
  ],
  sulphites: [
    '\\w*sul(?:f|ph)ie?t\\w*|solfit\\w+|sul(?:f|ph)ur dioxide|anhydride sulfureux|anidride solforosa|dioxido de (?:azufre|enxofre)|schwefeldioxid|zwaveldioxide|e ?22[0-8]',
  ],
};

/** What stands in the way of a plant's name before "milk", "butter" or "cream". */
const PLANTS =
  'coconut|almond|oat|soy|soya|rice|cashew|hemp|pea|nut|hazelnut|macadamia|flax|plant|peanut|cocoa|cacao|shea|seed|sunflower|apple|pumpkin|pistachio|walnut|mango';
/** The same after "lait de", "leche de", "burro di" and the like. */
const AFTER =
  "(?:de |di |d |do |da |de la |de l'|d'|van )?(?:coco|cocco|cacao|cacau|kakao|karite|cacahuetes?|cacahuates?|mani|arachidi?|arachides?|amendoim|amendoas?|amandes?|almendras?|mandorle|mandorla|soja|soia|soya|riz|arroz|riso|avoine|avena|aveia|noisettes?|nocciole|castanhas?|tartre|tartaro)";

/**
 * Words that sound like an allergen and are none. Each is taken out, or replaced by the allergen it really is
 * ("oat milk" is oats), before words are looked for.
 */
export const LOOK_ALIKES: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\b(${PLANTS})[ -](?:milk|butter|cream)s?\\b`, 'g'), '$1'],
  [
    new RegExp(
      `\\b(?:laits?|beurre|creme|leche|mantequilla|nata|latte|burro|panna|leite|manteiga)[ '](${AFTER})\\b`,
      'g',
    ),
    '$1',
  ],
  [/\b(kokos|mandel|hafer|soja|reis|haver|rijst|amandel|erbsen|cashew)(?:milch|melk)\w*/g, '$1'],
  [/\b(?:milchsaure|melkzuur|milk thistle|butter beans?|bean curd|cream of (?:tartar|coconut))\w*/g, ' '],
  [
    /\b(?:noix de (?:coco|muscade)|nuez (?:moscada|de coco)|noc[ei] (?:moscata|di cocco)|noz[ -]moscada|kola nuts?|cola nuts?|tiger ?nuts?|water chestnuts?)\b/g,
    ' ',
  ],
  [/\bsoy nuts?\b/g, 'soy'],
  [
    /\b(?:buckwheat|buck wheat|buchweizen\w*|ble noir|(?:trigo|grano) (?:sarraceno|saraceno|mourisco))\b/g,
    ' ',
  ],
  [/\b(?:corn|maize) gluten\b/g, ' '],
  [/\b(?:oyster mushrooms?|austernpilz\w*|oesterzwam\w*)\b/g, ' '],
  [/\b(?:tintenfisch)\w*\b/g, 'mollusc'],
];
