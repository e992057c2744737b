import type { ForeignWords } from './foreign-words.ts';

/** In Latin letters, as it is typed. */
export const HINDI: ForeignWords = {
  call: 'Abhi {number} par call karein.',
  numbers: '112 (Bharat)',
  families: {
    selfharm: [
      'Aap kisi bhi diet se zyada keemti hain. Abhi kisi se baat karein.',
      'Akele na rahein. Goliyan, insulin aur har khatarnak cheez door rakhein.',
      'Helpline par call karein; number neeche hain.',
    ],
    heart: [
      'Yeh dil ya saans ki emergency ho sakti hai.',
      'Sab kaam rok dein, baith jayein, darwaza khol dein. Khud gaadi na chalayein.',
      'Intezaar na karein. Koi jaage nahi par saans le: karvat par litayein. Saans na le: seene ke beech zor se aur tez dabayein.',
    ],
    stroke: [
      'Yeh stroke (lakwa) ho sakta hai.',
      'Kab shuru hua, samay yaad rakhein. Theek lage tab bhi jayein.',
      'Kuch na khayein, kuch na piyein.',
    ],
    allergy: [
      'Yeh gambhir allergy ho sakti hai.',
      'Adrenaline pen ho to abhi jaangh mein lagayein.',
      'Let jayein; saans mushkil ho to baith jayein. Aaram mile tab bhi jayein.',
    ],
    overdose: [
      'Dawai zyada ya koi khatarnak cheez li gayi hai.',
      'Lakshan ka intezaar na karein. Packet rakhein aur batayein kya, kitna, kab.',
      'Jab tak kaha na jaye, na khayein, na piyein, na ulti karayein.',
    ],
    bleeding: [
      'Yeh khoon behna emergency hai.',
      'Ghaav: saaf kapde se zor se dabayein, uthakar na dekhein.',
      'Ulti mein khoon, kaala mal ya sir par chot: let jayein, kuch na khayein, na piyein.',
    ],
    low: [
      'Sugar bahut kam ho sakti hai. Pehle uska ilaaj karein.',
      'Jaage hue aur nigal sakein: 15 se 20 g cheeni (150 se 200 ml juice ya normal cold drink). 15 minute baad phir naapein.',
      'Jaage na hon: munh mein kuch nahi, karvat par litayein, glucagon ho to dein.',
    ],
    sglt2: [
      'SGLT2 dawai ("-flozin") ke saath yeh ketoacidosis ho sakta hai, sugar normal ho tab bhi.',
      'Hospital jayein aur kahein: "main SGLT2 inhibitor leta ya leti hoon".',
      'Khoon mein ketone ki jaanch karwayein. Upvaas tod dein.',
    ],
    high: [
      'Yeh ketoacidosis ya khatarnak high sugar ho sakti hai.',
      'Ho sake to sugar aur ketone naapein aur dono number batayein.',
      'Insulin band na karein. Jaage hon to paani ghoont ghoont piyein.',
    ],
    pregnancy: [
      'Pregnancy mein yeh abhi dikhana zaroori hai.',
      'Maternity ya emergency mein jayein. Khud gaadi na chalayein.',
      'Batayein kitne hafte hue aur kya mehsoos ho raha hai.',
    ],
    child: [
      'Is bachche ko abhi dikhana zaroori hai.',
      'Saath rahein. Jagana mushkil ho: karvat par litayein, munh mein kuch nahi.',
      'Sugar aur ketone ki jaanch karwayein.',
    ],
    infection: [
      'Yeh khatarnak infection ho sakta hai.',
      'Poochein: "kya yeh sepsis ya meningitis ho sakta hai?"',
      'Kal tak na rukein. Khud gaadi na chalayein.',
    ],
    dehydration: [
      'Itna paani nikal jana khatarnak hai.',
      'Let jayein. Poore jaage hon to paani ya ORS ghoont ghoont lein.',
      'Diabetes ho to sugar aur ketone naapein. Insulin band na karein.',
    ],
    eating: [
      'Aapke sharir ko abhi madad chahiye. Yeh aapki galti nahi hai.',
      'Khoon ki jaanch aur ECG karwayein.',
      'Khane, laxative aur ulti ke baare mein batayein. Kisi ko saath le jayein.',
    ],
  },
};
