import type { ForeignWords } from './foreign-words.ts';

export const DUTCH: ForeignWords = {
  call: 'Bel nu {number}.',
  numbers: '112 (Europa)',
  families: {
    selfharm: [
      'Jij bent belangrijker dan elk dieet. Praat nu met iemand.',
      'Blijf niet alleen en leg pillen, insuline en alles wat gevaarlijk is buiten bereik.',
      'Bel een hulplijn; nummers staan hieronder.',
    ],
    heart: [
      'Dit kan het hart of de ademhaling zijn.',
      'Stop met alles, ga zitten, doe de deur van het slot. Rijd niet zelf.',
      'Wacht niet af. Wie niet wakker wordt maar ademt: op de zij. Geen adem: druk hard en snel midden op de borst.',
    ],
    stroke: [
      'Dit kan een beroerte zijn.',
      'Onthoud hoe laat het begon. Ga ook als het overgaat.',
      'Niets eten en niets drinken.',
    ],
    allergy: [
      'Dit kan een ernstige allergische reactie zijn.',
      'Gebruik nu de adrenalinepen, als die er is, in het bovenbeen.',
      'Ga liggen; ga zitten als ademen moeilijk is. Ga ook als het beter wordt.',
    ],
    overdose: [
      'Er is te veel van een medicijn of iets gevaarlijks genomen.',
      'Wacht niet op klachten. Bewaar de verpakking en zeg wat, hoeveel en wanneer.',
      'Niet eten, niet drinken en niet laten braken, tenzij ze het zeggen.',
    ],
    bleeding: [
      'Deze bloeding is een noodgeval.',
      'Wond: druk hard met een schone doek en til die niet op.',
      'Bloed gebraakt, zwarte ontlasting of een klap op het hoofd: ga liggen, niet eten of drinken.',
    ],
    low: [
      'Dit kan een gevaarlijk lage suiker zijn. Behandel die eerst.',
      'Wakker en kan slikken: 15 tot 20 g suiker (150 tot 200 ml sap of gewone frisdrank). Meet na 15 minuten opnieuw.',
      'Niet wakker: niets in de mond, op de zij, glucagon als het er is.',
    ],
    sglt2: [
      'Met een SGLT2-medicijn ("-flozine") kan dit ketoacidose zijn, ook bij een normale suiker.',
      'Ga naar het ziekenhuis en zeg: "ik slik een SGLT2-remmer".',
      'Vraag om een meting van ketonen in het bloed. Vast niet verder.',
    ],
    high: [
      'Dit kan ketoacidose of een gevaarlijk hoge suiker zijn.',
      'Meet suiker en ketonen als het kan en zeg beide getallen.',
      'Stop niet met insuline. Drink slokjes water als je wakker bent.',
    ],
    pregnancy: [
      'In de zwangerschap moet hier nu naar gekeken worden.',
      'Ga naar de verloskamers of de spoedeisende hulp. Rijd niet zelf.',
      'Zeg hoeveel weken je zwanger bent en wat je voelt.',
    ],
    child: [
      'Dit kind moet nu onderzocht worden.',
      'Blijf erbij. Moeilijk wakker te krijgen: op de zij, niets in de mond.',
      'Vraag om een meting van suiker en ketonen.',
    ],
    infection: [
      'Dit kan een gevaarlijke infectie zijn.',
      'Vraag: "kan dit sepsis of hersenvliesontsteking zijn?"',
      'Wacht niet tot morgen. Rijd niet zelf.',
    ],
    dehydration: [
      'Zoveel vocht verliezen is gevaarlijk.',
      'Ga liggen. Goed wakker: kleine slokjes water of ORS.',
      'Met diabetes: meet suiker en ketonen. Stop niet met insuline.',
    ],
    eating: [
      'Je lichaam heeft nu hulp nodig. Het is niet jouw schuld.',
      'Vraag om bloedonderzoek en een hartfilmpje.',
      'Vertel over het eten, laxeermiddelen, braken. Laat iemand meegaan.',
    ],
  },
};
