import type { ForeignWords } from './foreign-words.ts';

export const POLISH: ForeignWords = {
  call: 'Zadzwoń teraz: {number}.',
  numbers: '112 (Europa)',
  families: {
    selfharm: [
      'Jesteś ważniejszy niż każda dieta. Porozmawiaj z kimś teraz.',
      'Nie bądź w samotności i odłóż daleko tabletki, insulinę i wszystko, co niebezpieczne.',
      'Zadzwoń na telefon zaufania; numery są niżej.',
    ],
    heart: [
      'To może być serce albo oddech.',
      'Przerwij wszystko, usiądź, otwórz drzwi. Nie prowadź auta.',
      'Nie czekaj. Ktoś się nie budzi, ale oddycha: połóż na boku. Nie oddycha: uciskaj mocno i szybko środek klatki piersiowej.',
    ],
    stroke: [
      'To może być udar.',
      'Zapamiętaj godzinę początku. Jedź, nawet jeśli przejdzie.',
      'Nic nie jedz i nie pij.',
    ],
    allergy: [
      'To może być ciężka reakcja alergiczna.',
      'Użyj teraz adrenaliny w penie, jeśli jest, w udo.',
      'Połóż się; usiądź, jeśli trudno oddychać. Jedź, nawet jeśli jest lepiej.',
    ],
    overdose: [
      'Wzięto za dużo leku albo coś niebezpiecznego.',
      'Nie czekaj na objawy. Zachowaj opakowanie i powiedz co, ile i kiedy.',
      'Nie jedz, nie pij i nie wywołuj wymiotów, chyba że ci każą.',
    ],
    bleeding: [
      'To krwawienie wymaga pilnej pomocy.',
      'Rana: uciskaj mocno czystą tkaniną i nie podnoś jej.',
      'Wymioty z krwią, czarny stolec lub uraz głowy: połóż się, nic nie jedz i nie pij.',
    ],
    low: [
      'To może być niebezpiecznie niski cukier. Najpierw go podnieś.',
      'Przytomny i może połykać: 15 do 20 g cukru (150 do 200 ml soku lub zwykłego napoju). Zmierz znowu po 15 minutach.',
      'Nieprzytomny: nic do ust, na bok, glukagon, jeśli jest.',
    ],
    sglt2: [
      'Przy leku SGLT2 („-flozyna”) to może być kwasica ketonowa, nawet przy prawidłowym cukrze.',
      'Jedź do szpitala i powiedz: „biorę inhibitor SGLT2”.',
      'Poproś o pomiar ketonów we krwi. Przerwij post.',
    ],
    high: [
      'To może być kwasica ketonowa albo niebezpiecznie wysoki cukier.',
      'Zmierz cukier i ketony, jeśli możesz, i podaj obie liczby.',
      'Nie odstawiaj insuliny. Pij wodę małymi łykami, jeśli nie tracisz przytomności.',
    ],
    pregnancy: [
      'W ciąży trzeba to zbadać teraz.',
      'Jedź na izbę przyjęć położniczą lub na SOR. Nie prowadź auta.',
      'Powiedz, który to tydzień i co czujesz.',
    ],
    child: [
      'To dziecko trzeba zbadać teraz.',
      'Zostań przy nim. Trudno obudzić: na bok, nic do ust.',
      'Poproś o pomiar cukru i ketonów.',
    ],
    infection: [
      'To może być groźne zakażenie.',
      'Zapytaj: „czy to może być sepsa albo zapalenie opon?”',
      'Nie czekaj do jutra. Nie prowadź auta.',
    ],
    dehydration: [
      'Utrata tylu płynów jest niebezpieczna.',
      'Połóż się. W pełni przytomny: małe łyki wody lub płynu nawadniającego.',
      'Przy cukrzycy zmierz cukier i ketony. Nie odstawiaj insuliny.',
    ],
    eating: [
      'Twoje ciało potrzebuje teraz pomocy. To nie twoja wina.',
      'Poproś o badanie krwi i EKG.',
      'Powiedz o jedzeniu, środkach przeczyszczających, wymiotach. Jedź z kimś.',
    ],
  },
};
