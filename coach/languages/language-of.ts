/** Languages other than English that emergency words are there for; `hi` is Hindi in Latin letters. */
export const LANGUAGES = ['es', 'fr', 'de', 'it', 'pt', 'nl', 'pl', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Small words of each language, without accents, and the words of the body that short cries for help are made of. */
const SMALL_WORDS: Readonly<Record<Language | 'en', string>> = {
  en: `the a an and or of to in on is are was were be am i im ive you he she it its we they my your his her our their
    this that these those with for from at by as but not no dont cant wont do does did have has had can could
    should would will what how why when where which who if so just been feel feels keep keeps after before about
    out up all some any me him them than then now since there here get got very too help please chest pain
    breathe breathing sugar low high cold keto today blood hurts feeling take took taking eat eating ate drink
    hurt head heart stomach insulin pills pill doctor night morning day days week hours hour minutes years old
    son daughter wife husband mother father mom dad baby pregnant bleeding vomiting dizzy tired weak shaking
    normal need want know think really still again every other more only even right left last while make made
    went going said says`,
  es: `el la los las un una unos de del y o que en es son esta estoy estan fue muy mas con por para sin no si se su sus
    mi mis me te le lo al como pero porque cuando donde quien desde hace hasta tengo tiene tienen puedo puede
    siento siente ayuda dolor duele pecho azucar sangre hijo hija mujer marido esposa madre padre nino nina
    mucho mucha todo nada hoy ayer ahora despues antes ha he eso esto ya bajo alta baja dias horas quiero
    vomitando vomito vomita mareado mareada mareo embarazada respirar cabeza corazon barriga estomago pastillas
    pastilla comer come comido comi bebe sangrado fiebre insulina cansada cansado semana semanas noche manana
    tomo tomado tome morir vida pierna brazo cara lado hambre bien mal peor mejor solo sola este esos eres soy
    somos tambien entonces nadie algo siempre nunca les nos hacer hago deberia necesito doy dio da van voy vez
    veces cada otra otro`,
  fr: `le la les un une des de du et ou que qui en est sont suis es etre je tu il elle on nous vous ils ma mon mes sa
    son ses se ne pas plus tres avec pour par sans dans sur au aux ce cette ca ai as ont avait depuis mais comme
    quand faire fait peux peut veux mal mari femme fils fille mere pere sang sucre douleur poitrine tete aide
    aujourd hier maintenant apres avant quoi bien jours heures enceinte vomi vomis vomit vomir vertiges respirer
    coeur ventre estomac cachets comprimes manger mange boire bois fievre insuline fatigue fatiguee semaine
    semaines nuit matin pris prend prends mourir vie jambe bras visage cote faim bonjour merci enfant bebe ans
    toujours jamais rien tout tous toute encore deja trop peu aussi alors donc lui leur leurs notre votre ete
    etait va vais dois doit faut arrive arrete chez entre vers sous`,
  de: `der die das den dem des ein eine einen einem einer und oder aber nicht kein keine ist sind bin war hat habe
    haben ich du er sie es wir ihr mir mich mein meine meinem meinen seine ihre sich mit von fur bei auf aus zu
    zum zur im in an am nach seit vor uber unter wie was wann warum wenn weil dass auch noch nur sehr kann muss
    will soll jetzt heute gestern schon immer mehr brust schmerzen hilfe blut zucker frau mann sohn tochter
    mutter vater tage stunden erbrechen erbricht erbrochen ubel schwindelig schwindel schwanger atmen luft kopf
    herz bauch magen tabletten tablette essen gegessen trinken fieber insulin mude woche wochen nacht morgen
    nehme nimmt genommen sterben leben bein arm gesicht seite hunger kind baby jahre alles nichts etwas jemand
    wieder mal doch dann da hier so ja bitte danke weh tut bekomme bekommt geht gehe kommt macht mache wird
    werde wurde konnte sollte mussen ihn ihm ihnen uns unser dir dich euch dieser diese dieses einfach gerade
    ganz viel viele`,
  it: `il lo la i gli le un uno una di del della dei delle e o che in nel nella sono sei ho hai ha hanno con per da dal
    non piu molto mi ti si ci suo sua mio mia miei sto sta stanno come ma perche quando dove chi se al alla
    questo questa fa posso puo sento dolore petto sangue zucchero aiuto figlio figlia moglie marito madre padre
    mamma oggi ieri adesso ora dopo prima anche giorni ore male testa vomito vomita vomitando vomitato gira
    incinta respirare respiro cuore pancia stomaco pastiglie pillole compresse mangiare mangio mangiato bere
    bevo febbre insulina stanca stanco settimana settimane notte mattina preso prendo prende morire vita gamba
    braccio faccia viso lato fame bambino bambina anni sempre mai niente nulla tutto tutti tutta ancora gia
    troppo poco allora quindi lui lei loro noi voi nostro era stato stata siamo vado va devo deve dovrei fare
    faccio riesco riesce fino ogni altro altra solo sola cosa cos dell all nell sull ce ne meno`,
  pt: `o a os as um uma uns de do da dos das e ou que em no na nos nas sao estou esta estao foi muito mais com por para
    sem nao sim se seu sua meu minha me te lhe ao como mas porque quando onde quem desde ate tenho tem posso
    pode sinto ajuda dor doi peito acucar sangue filho filha mulher marido esposa mae pai menino tudo nada hoje
    ontem agora depois antes isso isto ja eu ele ela voce dias horas quero faz vomitando vomito vomita vomitei
    tonta tonto tontura gravida respirar cabeca coracao barriga estomago comprimidos comprimido remedio remedios
    comer comi come beber bebo febre insulina cansada cansado semana semanas noite manha tomei tomo tomar morrer
    vida perna braco rosto lado fome crianca bebe anos sempre nunca ainda pouco entao eles elas nosso era ser
    ter vou vai devo deve preciso fazer faco fez consigo consegue esse essa cada outro outra so sozinha sozinho
    pra pro num numa nessa nesse aqui ali oi ola bem mal pior melhor minhas meus`,
  nl: `de het een en of maar niet geen is zijn ben was heb heeft hebben ik jij je hij zij ze wij we mij mijn haar zich
    met van voor bij op uit naar in aan na sinds over onder hoe wat wanneer waarom als omdat dat dit die ook nog
    alleen heel erg kan moet wil nu vandaag gisteren al meer borst pijn hulp bloed suiker vrouw man zoon dochter
    moeder vader dagen uur mag wel er te veel om door braken braakt overgeven overgegeven misselijk duizelig
    zwanger ademen adem hoofd hart buik maag pillen pil eten gegeten drinken koorts insuline moe week weken
    nacht morgen neem neemt genomen sterven leven been arm gezicht kant honger kind baby jaar alles niets iets
    iemand weer eens toch dan daar hier zo ja graag bedankt doet krijg krijgt gaat ga komt maakt word wordt werd
    kon zou moeten hem hun ons onze jou jouw u uw deze gewoon net helemaal mn zn ie geleden slecht goed`,
  pl: `i w na z ze do nie sie jest sa jestem byl byla ma mam maja moj moja moje jego jej mnie mi mu to ten ta co jak
    gdy kiedy gdzie dlaczego czy ale bo od po przed za dla przez o juz jeszcze bardzo tylko moze moge chce teraz
    dzis dzisiaj wczoraj ktory ktora bol boli klatce piersiowej pomocy krew cukier zona maz syn corka mama tata
    dni godzin oddychac ciazy brzuch glowa wymiotuje wymioty kreci oddech serce brzucha zoladek tabletki
    tabletek jesc jem zjadlam zjadlem pic pije goraczka insulina insuliny zmeczona zmeczony tydzien tygodni noc
    rano wzielam wzialem biore umrzec zyc noga reka twarz strona dziecko lat zawsze nigdy nic wszystko ktos cos
    znowu tak prosze dziekuje mamy byc bede bedzie mial miala musze powinnam powinienem go ja on ona oni nas nam
    was sobie siebie swoj sam sama tego tej tym tych jaki jakie ile wiecej mniej albo lub oraz bez pod nad przy
    taki takie`,
  hi: `hai hain hu hun hoon ho tha thi mai main mein mujhe mera meri mere hum aap tum uska uski uske usko woh wo yeh ye
    ka ki ke ko se par pe aur ya nahi nahin nhi mat kya kyu kyun kyon kaise kab kahan kitna kitni bahut bohot
    zyada thoda raha rahi rahe gaya gayi gaye kar karo karna kare karu liya diya kuch koi ab abhi aaj kal phir
    lekin agar toh hota hoti hua hui wala wali dard seene saans pet sir khoon papa mummy maa beta beti bhai biwi
    pati bachcha dawai goli chakkar ulti madad bachao chini sakta sakti aata aati ata ati jata jati jaye jao
    lena dena khana khaya khati peena pani pee bimar bukhar ghabrahat kamzori thak hath haath pair chehra kamar
    gala dil dimag neend subah shaam raat din dino hafte saal saalo mahine ghante tak bhi na ji bas sab sirf
    jaise waise itna itni jyada jada kam karta karti karte karoon hone hoga hogi bata batao bataye chahiye
    chahta chahti lag laga lagta lagti rahta rahti unka unki unko inka apna apni apne mar marna jeena zinda khud
    dawa davai goliyan shakkar mujhko hamara hamari didi bhabhi nana nani dadi`,
};

const WORDS = new Map<string, (Language | 'en')[]>();
for (const language of ['en', ...LANGUAGES] as const) {
  for (const word of new Set(SMALL_WORDS[language].split(/\s+/))) {
    WORDS.set(word, [...(WORDS.get(word) ?? []), language]);
  }
}

/** Letters that one of the languages has alone. */
const LETTERS: readonly (readonly [RegExp, Language])[] = [
  [/[ñ¿¡]/g, 'es'],
  [/[äß]/g, 'de'],
  [/[ãõ]/g, 'pt'],
  [/[ąęłśźżń]/g, 'pl'],
  [/[œêûî]/g, 'fr'],
  [/[ìòù]/g, 'it'],
  [/\b(?:j|n|m|c|qu)['’](?=[aeiouyéê])/g, 'fr'],
];

/** The language of a message other than English; null for English, for any other, and where it is not clear. */
export function languageOf(text: string): Language | null {
  const lower = text.normalize('NFC').toLowerCase();
  const points = new Map<Language | 'en', number>();
  const add = (language: Language | 'en', count: number) =>
    points.set(language, (points.get(language) ?? 0) + count);
  for (const [letters, language] of LETTERS) add(language, lower.match(letters)?.length ?? 0);
  const plain = lower
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
  for (const [word] of plain.matchAll(/[a-z]+/g)) {
    const languages = WORDS.get(word) ?? [];
    for (const language of languages) add(language, 1 / languages.length);
  }
  const [first, second] = [...points].sort(([, a], [, b]) => b - a);
  if (!first || first[0] === 'en' || first[1] < 1 || first[1] === second?.[1]) return null;
  return first[0];
}
