import type { ForeignWords } from './foreign-words.ts';

export const GERMAN: ForeignWords = {
  call: 'Ruf jetzt {number} an.',
  numbers: '112 (Europa)',
  families: {
    selfharm: [
      'Du bist wichtiger als jede Diät. Sprich jetzt mit jemandem.',
      'Bleib nicht allein und bring Tabletten, Insulin und alles Gefährliche außer Reichweite.',
      'Ruf eine Krisenhilfe an; Nummern stehen unten.',
    ],
    heart: [
      'Das kann das Herz oder die Lunge sein.',
      'Hör mit allem auf, setz dich, schließ die Tür auf. Fahr nicht selbst.',
      'Warte nicht ab. Wer nicht aufwacht, aber atmet: auf die Seite. Keine Atmung: fest und schnell auf die Mitte der Brust drücken.',
    ],
    stroke: [
      'Das kann ein Schlaganfall sein.',
      'Merk dir, wann es anfing. Geh auch, wenn es vorbeigeht.',
      'Nichts essen und nichts trinken.',
    ],
    allergy: [
      'Das kann eine schwere allergische Reaktion sein.',
      'Benutz jetzt den Adrenalin-Pen, wenn einer da ist, am Oberschenkel.',
      'Leg dich hin; setz dich auf, wenn das Atmen schwerfällt. Geh auch, wenn es besser wird.',
    ],
    overdose: [
      'Zu viel von einem Medikament oder etwas Gefährliches wurde genommen.',
      'Warte nicht auf Zeichen. Heb die Packung auf und sag, was, wie viel und wann.',
      'Nichts essen, nichts trinken und nicht erbrechen, außer man sagt es dir.',
    ],
    bleeding: [
      'Diese Blutung ist ein Notfall.',
      'Wunde: mit einem sauberen Tuch fest drücken und nicht anheben.',
      'Blut erbrochen, schwarzer Stuhl oder Schlag auf den Kopf: hinlegen, nichts essen oder trinken.',
    ],
    low: [
      'Das kann gefährlich niedriger Zucker sein. Behandle ihn zuerst.',
      'Wach und kann schlucken: 15 bis 20 g Zucker (150 bis 200 ml Saft oder normale Limonade). Nach 15 Minuten wieder messen.',
      'Nicht wach: nichts in den Mund, auf die Seite, Glukagon, wenn es da ist.',
    ],
    sglt2: [
      'Mit einem SGLT2-Medikament („-flozin“) kann das eine Ketoazidose sein, auch bei normalem Zucker.',
      'Geh ins Krankenhaus und sag: „Ich nehme einen SGLT2-Hemmer.“',
      'Bitte um eine Messung der Ketone im Blut. Faste nicht weiter.',
    ],
    high: [
      'Das kann eine Ketoazidose oder gefährlich hoher Zucker sein.',
      'Miss Zucker und Ketone, wenn du kannst, und sag beide Werte.',
      'Setz Insulin nicht ab. Trink Wasser in Schlucken, wenn du wach bist.',
    ],
    pregnancy: [
      'In der Schwangerschaft muss das jetzt untersucht werden.',
      'Geh in den Kreißsaal oder die Notaufnahme. Fahr nicht selbst.',
      'Sag, in welcher Woche du bist und was du spürst.',
    ],
    child: [
      'Dieses Kind muss jetzt untersucht werden.',
      'Bleib bei ihm. Schwer zu wecken: auf die Seite, nichts in den Mund.',
      'Bitte um eine Messung von Zucker und Ketonen.',
    ],
    infection: [
      'Das kann eine gefährliche Infektion sein.',
      'Frag: „Kann das eine Sepsis oder Hirnhautentzündung sein?“',
      'Warte nicht bis morgen. Fahr nicht selbst.',
    ],
    dehydration: [
      'So viel Flüssigkeit zu verlieren ist gefährlich.',
      'Leg dich hin. Wenn du ganz wach bist: kleine Schlucke Wasser oder Elektrolytlösung.',
      'Mit Diabetes: Zucker und Ketone messen, Insulin nicht absetzen.',
    ],
    eating: [
      'Dein Körper braucht jetzt Hilfe. Du bist nicht schuld.',
      'Bitte um einen Bluttest und ein EKG.',
      'Erzähl vom Essen, von Abführmitteln, vom Erbrechen. Nimm jemanden mit.',
    ],
  },
};
