import type { ForeignWords } from './foreign-words.ts';

export const FRENCH: ForeignWords = {
  call: 'Appelle le {number} maintenant.',
  numbers: '112 (Europe) ou 911 (Canada)',
  families: {
    selfharm: [
      "Tu comptes plus que n'importe quel régime. Parle à quelqu'un tout de suite.",
      'Ne reste pas seul et éloigne médicaments, insuline et tout objet dangereux.',
      "Appelle une ligne d'écoute ; il y a des numéros plus bas.",
    ],
    heart: [
      'Cela peut être le cœur ou la respiration.',
      'Arrête tout, assieds-toi, déverrouille la porte. Ne conduis pas.',
      "N'attends pas. Quelqu'un ne se réveille pas mais respire : sur le côté. Ne respire pas : appuie fort et vite au milieu de la poitrine.",
    ],
    stroke: [
      'Cela peut être un AVC.',
      "Note l'heure du début. Vas-y même si cela passe.",
      'Ne mange rien, ne bois rien.',
    ],
    allergy: [
      'Cela peut être une réaction allergique grave.',
      "Utilise maintenant le stylo d'adrénaline, s'il y en a un, dans la cuisse.",
      'Allonge-toi ; assieds-toi si tu respires mal. Vas-y même si cela va mieux.',
    ],
    overdose: [
      'Trop de médicament, ou quelque chose de dangereux, a été pris.',
      "N'attends pas les signes. Garde l'emballage et dis quoi, combien et quand.",
      "Ne mange pas, ne bois pas et ne fais pas vomir sans qu'on te le dise.",
    ],
    bleeding: [
      'Ce saignement est une urgence.',
      'Plaie : appuie fort avec un linge propre, sans le soulever.',
      'Sang vomi, selles noires ou coup à la tête : allonge-toi, rien à manger ni à boire.',
    ],
    low: [
      'Le sucre peut être très bas. Traite-le d’abord.',
      'Éveillé et capable d’avaler : 15 à 20 g de sucre (150 à 200 ml de jus ou de soda normal). Mesure encore dans 15 minutes.',
      'Pas éveillé : rien par la bouche, sur le côté, glucagon s’il y en a.',
    ],
    sglt2: [
      'Avec un médicament SGLT2 (« -flozine ») cela peut être une acidocétose, même avec une glycémie normale.',
      'Va à l’hôpital et dis : « je prends un inhibiteur de SGLT2 ».',
      'Demande une mesure des cétones dans le sang. Arrête le jeûne.',
    ],
    high: [
      'Cela peut être une acidocétose ou un sucre dangereusement haut.',
      'Mesure glycémie et cétones si tu peux et donne les deux chiffres.',
      'Si tu prends de l’insuline, ne l’arrête pas. Bois de l’eau par gorgées si tu es éveillé.',
    ],
    pregnancy: [
      'Enceinte, il faut être vue maintenant.',
      'Va à la maternité ou aux urgences. Ne conduis pas.',
      'Dis à combien de semaines tu en es et ce que tu sens.',
    ],
    child: [
      'Cet enfant doit être vu maintenant.',
      'Reste près de lui. Difficile à réveiller : sur le côté, rien par la bouche.',
      'Demande une mesure du sucre et des cétones.',
    ],
    infection: [
      'Cela peut être une infection dangereuse.',
      'Demande : « est-ce une septicémie ou une méningite ? »',
      "N'attends pas demain. Ne conduis pas.",
    ],
    dehydration: [
      "Perdre autant d'eau est dangereux.",
      'Allonge-toi. Bien éveillé : de petites gorgées d’eau ou de solution de réhydratation.',
      'Avec un diabète, mesure sucre et cétones. N’arrête pas l’insuline.',
    ],
    eating: [
      "Ton corps a besoin d'aide maintenant. Ce n'est pas ta faute.",
      'Demande une prise de sang et un électrocardiogramme.',
      'Parle des repas, des laxatifs, des vomissements. Viens avec quelqu’un.',
    ],
  },
};
