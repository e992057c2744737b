import type { ForeignWords } from './foreign-words.ts';

export const ITALIAN: ForeignWords = {
  call: 'Chiama subito il {number}.',
  numbers: '112 (Europa)',
  families: {
    selfharm: [
      'Tu conti più di qualsiasi dieta. Parla con qualcuno adesso.',
      'Non restare da solo e allontana pastiglie, insulina e ogni cosa pericolosa.',
      "Chiama una linea d'ascolto; i numeri sono qui sotto.",
    ],
    heart: [
      'Può essere il cuore o il respiro.',
      'Fermati, siediti, apri la porta. Non guidare.',
      'Non aspettare. Chi non si sveglia ma respira: sul fianco. Se non respira: premi forte e veloce al centro del petto.',
    ],
    stroke: [
      'Può essere un ictus.',
      "Segna l'ora in cui è iniziato. Vai anche se passa.",
      'Non mangiare e non bere nulla.',
    ],
    allergy: [
      'Può essere una grave reazione allergica.',
      "Usa subito l'adrenalina autoiniettabile, se c'è, nella coscia.",
      'Sdraiati; siediti se respiri male. Vai anche se migliora.',
    ],
    overdose: [
      'È stato preso troppo farmaco o qualcosa di pericoloso.',
      'Non aspettare i sintomi. Tieni la confezione e di’ che cosa, quanto e quando.',
      'Non mangiare, non bere e non provocare il vomito se non te lo dicono.',
    ],
    bleeding: [
      'Questa perdita di sangue è un’emergenza.',
      'Ferita: premi forte con un panno pulito e non sollevarlo.',
      'Vomito con sangue, feci nere o colpo alla testa: sdraiati, niente cibo né acqua.',
    ],
    low: [
      'Può essere zucchero molto basso. Curalo prima.',
      'Sveglio e capace di deglutire: 15-20 g di zucchero (150-200 ml di succo o bibita normale). Misura di nuovo dopo 15 minuti.',
      'Non sveglio: niente in bocca, sul fianco, glucagone se c’è.',
    ],
    sglt2: [
      'Con un farmaco SGLT2 («-flozin») può essere chetoacidosi, anche con glicemia normale.',
      'Vai in ospedale e di’: «prendo un inibitore SGLT2».',
      'Chiedi la misura dei chetoni nel sangue. Interrompi il digiuno.',
    ],
    high: [
      'Può essere chetoacidosi o zucchero pericolosamente alto.',
      'Misura glicemia e chetoni se puoi e di’ i due numeri.',
      'Non sospendere l’insulina. Bevi acqua a piccoli sorsi se sei sveglio.',
    ],
    pregnancy: [
      'In gravidanza va visto subito.',
      'Vai in ostetricia o al pronto soccorso. Non guidare.',
      'Di’ a che settimana sei e che cosa senti.',
    ],
    child: [
      'Questo bambino va visto subito.',
      'Restagli vicino. Se è difficile svegliarlo: sul fianco, niente in bocca.',
      'Chiedi la misura di glicemia e chetoni.',
    ],
    infection: [
      'Può essere un’infezione pericolosa.',
      'Chiedi: «può essere sepsi o meningite?»',
      'Non aspettare domani. Non guidare.',
    ],
    dehydration: [
      'Perdere tanti liquidi è pericoloso.',
      'Sdraiati. Se sei ben sveglio: piccoli sorsi di acqua o soluzione reidratante.',
      'Con il diabete misura glicemia e chetoni. Non sospendere l’insulina.',
    ],
    eating: [
      'Il tuo corpo ha bisogno di aiuto adesso. Non è colpa tua.',
      'Chiedi un esame del sangue e un elettrocardiogramma.',
      'Racconta dei pasti, dei lassativi, del vomito. Fatti accompagnare.',
    ],
  },
};
