/**
 * How people tell numbers, language by language; `{}` stands for the number with whatever follows it. Written without a
 * look at what the parser knows, and not widened to please it.
 */
export type Language = 'en' | 'es' | 'fr' | 'de' | 'it' | 'pt' | 'nl' | 'pl' | 'hi';
export type Forms = {
  /** The writer's own value of this moment, of a quantity that the words leave no doubt about. */
  readonly glucose: readonly string[];
  readonly ketones: readonly string[];
  readonly a1c: readonly string[];
  readonly pressure: readonly string[];
  readonly pulse: readonly string[];
  readonly pulseAtRest: readonly string[];
  readonly pulseInMotion: readonly string[];
  readonly temperature: readonly string[];
  readonly oxygen: readonly string[];
  readonly ownAge: readonly string[];
  readonly childAge: readonly string[];
  readonly weeksPregnant: readonly string[];
  /** Glucose of an adult close to the writer, of a child, of long ago, and only asked about. */
  readonly ofOther: readonly string[];
  readonly ofChild: readonly string[];
  readonly ofPast: readonly string[];
  readonly asked: readonly string[];
  /** What may stand before and behind without changing anything. */
  readonly starts: readonly string[];
  readonly ends: readonly string[];
  readonly and: readonly string[];
};

const list = (text: string) => text.split('|');

export const FORMS: Readonly<Record<Language, Forms>> = {
  en: {
    glucose: list(
      'my sugar is {}|bg {}|blood sugar {} rn|bs was {} just now|glucose: {}|my blood glucose reads {}|sugars at {}|fasting glucose {}|dexcom says {}|libre showing {}|just tested my sugar, {}|sugar = {}|{} glucose|bgl {}|my glucose is sitting at {}|sugar levels are {}|woke up to a blood sugar of {}|checked my sugar and it was {}',
    ),
    ketones: list(
      'ketones {}|ket {}|bhb at {}|my ketones are {}|blood ketones: {}|{} ketones|keto mojo says ketones {}',
    ),
    a1c: list('a1c {}|my a1c came back {}|hba1c is {}|a1c of {}|latest A1C: {}'),
    pressure: list(
      'bp {}|my blood pressure is {}|BP was {} just now|pressure {}|blood pressure reading of {}|cuff says {}|blood pressure: {}',
    ),
    pulse: list('heart rate {}|my pulse is {}|hr {}|pulse of {}|watch says my heart rate is {}'),
    pulseAtRest: list(
      'resting heart rate {}|heart rate {} just sitting here|pulse {} lying in bed|hr {} at rest|im on the couch and my heart rate is {}',
    ),
    pulseInMotion: list(
      'heart rate {} on the bike|pulse {} after stairs|hr {} during my run|got my heart rate to {} at the gym|heart rate hits {} when exercising',
    ),
    temperature: list(
      'temp {}|my temperature is {}|fever of {}|running a fever, {}|temp is {} since last night',
    ),
    oxygen: list('spo2 {}|oxygen {}|my oxygen is {}|o2 sat {}|pulse ox says {}|sats at {}'),
    ownAge: list(
      "im {} n overweight|i am {}, can i do keto|I'm {} and want to lose weight|{}f here, trying keto|age {}, want to try keto|i'm {} years old and want to fast|{}yo and doing omad|im {} btw and on keto",
    ),
    childAge: list(
      "son is {} and wants keto|my {}yo is overweight|my daughter is {} and on a diet|my {} year old wants to fast|she's {} and my daughter wants keto|my kid ({}) wants to do low carb",
    ),
    weeksPregnant: list(
      'im {} weeks pregnant|{} weeks along|I am pregnant, {} weeks|{} wks pregnant and on keto|pregnant at {} weeks',
    ),
    ofOther: list(
      "my dad's sugar is {}|my husband has a blood sugar of {}|her bg {}|mom just tested, her glucose is {}|his sugar is {} and he wont go in|my wife's glucose: {}|grandma's meter says her sugar is {}",
    ),
    ofChild: list(
      "my son's blood sugar is {}|my daughter's glucose is {}|my kid tested at a sugar of {}|the baby's blood sugar is {}",
    ),
    ofPast: list(
      'last year my sugar was {}|my glucose was {} 3 years ago|back in 2019 my blood sugar was {}|when i was diagnosed my sugar was {}|sugar was {} last month, fine now|two months ago my glucose hit {}',
    ),
    asked: list(
      'what if my sugar is {}?|is a blood sugar of {} normal?|what does a glucose of {} mean|is {} a good blood sugar?|should my sugar be {}?|how bad is a sugar of {}?',
    ),
    starts: list(
      '|hi, |so |hey all |day 12 of keto. |lost 14 lbs, |ok so |after 16:8 |at 7:15 |had 2 eggs, |newbie here. |walked 5 km, ',
    ),
    ends: list(
      '|.|!|?| help| now| this morning|, what do i do| after dinner| 2 hours after eating| on 20 g carbs|, is that ok| :(',
    ),
    and: list(', | and |; | but |. |, also '),
  },
  es: {
    glucose: list(
      'mi azúcar está en {}|tengo la glucosa en {}|glucosa {}|azucar en {}|glucemia de {}|me salió la glucosa en {}|mi azucar es {}',
    ),
    ketones: list('cetonas {}|cetonas en {}|mis cetonas están en {}'),
    a1c: list('hba1c {}|mi hemoglobina glicosilada es {}|a1c de {}'),
    pressure: list('presión {}|tengo la presión en {}|mi presión arterial es {}|tensión {}'),
    pulse: list('pulso {}|mi pulso es de {}|frecuencia cardíaca {}'),
    pulseAtRest: list('pulso {} en reposo|frecuencia cardíaca en reposo {}|pulso de {} acostado'),
    pulseInMotion: list('pulso {} corriendo|frecuencia cardíaca {} haciendo ejercicio'),
    temperature: list('fiebre de {}|temperatura {}|tengo {} de fiebre'),
    oxygen: list('saturación {}|oxígeno en {}|spo2 {}'),
    ownAge: list('tengo {} años y quiero hacer keto'),
    childAge: list('mi hijo tiene {} años y quiere keto|mi hija de {} años hace dieta'),
    weeksPregnant: list('estoy embarazada de {} semanas|{} semanas de embarazo'),
    ofOther: list(
      'mi papá tiene la glucosa en {}|el azúcar de mi mamá está en {}|mi esposo tiene el azúcar en {}',
    ),
    ofChild: list('mi hijo tiene la glucosa en {}|el azúcar de mi hija está en {}'),
    ofPast: list('el año pasado mi glucosa era {}|hace dos años mi azúcar estaba en {}'),
    asked: list('qué pasa si mi glucosa es {}|es normal una glucosa de {}?'),
    starts: list('|hola, |buenas, |una pregunta, '),
    ends: list('|.| ahora|, qué hago| en ayunas| esta mañana'),
    and: list(', | y |. '),
  },
  fr: {
    glucose: list('ma glycémie est à {}|glycémie {}|glycemie à {}|mon sucre est à {}|taux de glucose {}'),
    ketones: list('cétones {}|cétones à {}|mes cétones sont à {}'),
    a1c: list('hba1c {}|mon hémoglobine glyquée est à {}'),
    pressure: list('tension {}|ma tension est à {}|tension artérielle {}'),
    pulse: list('pouls {}|mon pouls est à {}|fréquence cardiaque {}'),
    pulseAtRest: list('pouls {} au repos|fréquence cardiaque au repos {}|pouls à {} allongé'),
    pulseInMotion: list('pouls à {} en courant|fréquence cardiaque {} pendant le sport'),
    temperature: list("fièvre à {}|température {}|j'ai {} de fièvre"),
    oxygen: list('saturation {}|spo2 à {}|oxygène {}'),
    ownAge: list("j'ai {} ans et je veux faire keto"),
    childAge: list('mon fils a {} ans et veut faire keto|ma fille de {} ans fait un régime'),
    weeksPregnant: list('je suis enceinte de {} semaines|{} semaines de grossesse'),
    ofOther: list(
      'mon père a une glycémie à {}|la glycémie de ma mère est à {}|mon mari a une glycémie de {}',
    ),
    ofChild: list('mon fils a une glycémie à {}|la glycémie de ma fille est à {}'),
    ofPast: list("l'année dernière ma glycémie était à {}|il y a deux ans ma glycémie était à {}"),
    asked: list('et si ma glycémie est à {} ?|une glycémie de {} est normale ?'),
    starts: list('|bonjour, |salut, |une question, '),
    ends: list('|.| ce matin|, que faire| à jeun| maintenant'),
    and: list(', | et |. '),
  },
  de: {
    glucose: list(
      'mein zucker ist {}|blutzucker {}|bz {}|Blutzucker bei {}|mein blutzuckerwert ist {}|zucker liegt bei {}|habe zucker von {}',
    ),
    ketones: list('ketone {}|ketone bei {}|meine ketone sind {}'),
    a1c: list('hba1c {}|mein hba1c ist {}|Langzeitzucker {}'),
    pressure: list('blutdruck {}|mein blutdruck ist {}|Blutdruck von {}'),
    pulse: list('puls {}|mein puls ist {}|Herzfrequenz {}'),
    pulseAtRest: list('ruhepuls {}|puls {} in ruhe|puls {} im liegen'),
    pulseInMotion: list('puls {} beim laufen|puls {} auf dem fahrrad'),
    temperature: list('fieber {}|temperatur {}|habe {} fieber'),
    oxygen: list('sauerstoff {}|sauerstoffsättigung {}|spo2 {}'),
    ownAge: list('ich bin {} und will keto machen|ich bin {} jahre alt und will fasten'),
    childAge: list('mein sohn ist {} und will keto|meine {} jahre alte tochter macht keto'),
    weeksPregnant: list('bin schwanger, {}. woche|{} wochen schwanger'),
    ofOther: list(
      'mein vater hat einen zucker von {}|der blutzucker meiner mutter ist {}|mein mann hat blutzucker {}',
    ),
    ofChild: list('mein sohn hat blutzucker {}|der zucker meiner tochter ist {}'),
    ofPast: list('letztes jahr war mein zucker {}|vor zwei jahren war mein blutzucker {}'),
    asked: list('was ist wenn mein zucker {} ist?|ist ein blutzucker von {} normal?'),
    starts: list('|hallo, |hi, |frage: '),
    ends: list('|.| jetzt|, was tun| nüchtern| heute morgen'),
    and: list(', | und |. '),
  },
  it: {
    glucose: list(
      'la mia glicemia è {}|glicemia {}|glicemia a {}|ho la glicemia a {}|zucchero nel sangue {}',
    ),
    ketones: list('chetoni {}|chetoni a {}|ho i chetoni a {}'),
    a1c: list('hba1c {}|emoglobina glicata {}'),
    pressure: list('pressione {}|ho la pressione a {}|la mia pressione è {}'),
    pulse: list('battito {}|frequenza cardiaca {}|polso {}'),
    pulseAtRest: list('battito a riposo {}|frequenza cardiaca {} a riposo'),
    pulseInMotion: list('battito {} mentre corro|frequenza cardiaca {} sotto sforzo'),
    temperature: list('febbre a {}|temperatura {}|ho {} di febbre'),
    oxygen: list('saturazione {}|ossigeno {}|spo2 {}'),
    ownAge: list('ho {} anni e voglio fare keto'),
    childAge: list('mio figlio ha {} anni e vuole fare keto|mia figlia di {} anni fa la dieta'),
    weeksPregnant: list('sono incinta di {} settimane|{} settimane di gravidanza'),
    ofOther: list(
      'mio padre ha la glicemia a {}|la glicemia di mia madre è {}|mio marito ha la glicemia a {}',
    ),
    ofChild: list('mio figlio ha la glicemia a {}|la glicemia di mia figlia è {}'),
    ofPast: list("l'anno scorso la mia glicemia era {}|due anni fa la glicemia era a {}"),
    asked: list('e se la mia glicemia è {}?|è normale una glicemia di {}?'),
    starts: list('|ciao, |salve, |domanda: '),
    ends: list('|.| adesso|, che faccio| a digiuno| stamattina'),
    and: list(', | e |. '),
  },
  pt: {
    glucose: list(
      'minha glicose está em {}|glicemia {}|glicose {}|açúcar no sangue {}|minha glicemia deu {}|glicemia em {}',
    ),
    ketones: list('cetonas {}|cetonas em {}|minhas cetonas estão em {}'),
    a1c: list('hba1c {}|hemoglobina glicada {}'),
    pressure: list('pressão {}|minha pressão está {}|pressão arterial {}'),
    pulse: list('pulso {}|frequência cardíaca {}|batimentos {}'),
    pulseAtRest: list('frequência cardíaca {} em repouso|pulso em repouso {}'),
    pulseInMotion: list('batimentos {} correndo|frequência cardíaca {} no exercício'),
    temperature: list('febre de {}|temperatura {}|estou com {} de febre'),
    oxygen: list('saturação {}|oxigênio {}|spo2 {}'),
    ownAge: list('tenho {} anos e quero fazer keto'),
    childAge: list('meu filho tem {} anos e quer fazer keto|minha filha de {} anos faz dieta'),
    weeksPregnant: list('estou grávida de {} semanas|{} semanas de gravidez'),
    ofOther: list(
      'meu pai está com a glicose em {}|a glicemia da minha mãe está em {}|meu marido está com glicose {}',
    ),
    ofChild: list('meu filho está com a glicose em {}|a glicose da minha filha está em {}'),
    ofPast: list('ano passado minha glicose era {}|há dois anos minha glicemia estava em {}'),
    asked: list('e se minha glicose for {}?|é normal uma glicose de {}?'),
    starts: list('|oi, |olá, |dúvida: '),
    ends: list('|.| agora|, o que faço| em jejum| hoje de manhã'),
    and: list(', | e |. '),
  },
  nl: {
    glucose: list(
      'mijn suiker is {}|bloedsuiker {}|mijn bloedsuiker is {}|glucose {}|bloedglucose van {}|suiker zit op {}',
    ),
    ketones: list('ketonen {}|ketonen op {}|mijn ketonen zijn {}'),
    a1c: list('hba1c {}|mijn hba1c is {}'),
    pressure: list('bloeddruk {}|mijn bloeddruk is {}|bloeddruk van {}'),
    pulse: list('hartslag {}|mijn hartslag is {}|pols {}'),
    pulseAtRest: list('hartslag in rust {}|hartslag {} in bed|rustpols {}'),
    pulseInMotion: list('hartslag {} tijdens het hardlopen|hartslag {} op de fiets'),
    temperature: list('koorts {}|temperatuur {}|heb {} koorts'),
    oxygen: list('zuurstof {}|saturatie {}|spo2 {}'),
    ownAge: list('ik ben {} en wil keto doen|ik ben {} jaar en wil vasten'),
    childAge: list('mijn zoon is {} en wil keto doen|mijn dochter van {} jaar doet keto'),
    weeksPregnant: list('ik ben {} weken zwanger|{} weken zwanger'),
    ofOther: list(
      'mijn vader heeft een suiker van {}|de bloedsuiker van mijn moeder is {}|mijn man heeft bloedsuiker {}',
    ),
    ofChild: list('mijn zoon heeft een bloedsuiker van {}|de suiker van mijn dochter is {}'),
    ofPast: list('vorig jaar was mijn suiker {}|twee jaar geleden was mijn bloedsuiker {}'),
    asked: list('wat als mijn suiker {} is?|is een bloedsuiker van {} normaal?'),
    starts: list('|hoi, |hallo, |vraagje: '),
    ends: list('|.| nu|, wat moet ik doen| nuchter| vanmorgen'),
    and: list(', | en |. '),
  },
  pl: {
    glucose: list('mój cukier to {}|cukier {}|mam cukier {}|glukoza {}|cukier we krwi {}|poziom cukru {}'),
    ketones: list('ketony {}|mam ketony {}|ketony na poziomie {}'),
    a1c: list('hba1c {}|hemoglobina glikowana {}'),
    pressure: list('ciśnienie {}|mam ciśnienie {}|moje ciśnienie to {}'),
    pulse: list('tętno {}|puls {}|mam puls {}'),
    pulseAtRest: list('tętno spoczynkowe {}|puls {} w spoczynku'),
    pulseInMotion: list('tętno {} podczas biegu|puls {} na rowerze'),
    temperature: list('gorączka {}|temperatura {}|mam {} gorączki'),
    oxygen: list('saturacja {}|spo2 {}'),
    ownAge: list('mam {} lat i chcę robić keto'),
    childAge: list('mój syn ma {} lat i chce keto|moja córka ma {} lat i jest na diecie'),
    weeksPregnant: list('jestem w ciąży, {} tydzień|{} tygodni ciąży'),
    ofOther: list('mój tata ma cukier {}|cukier mojej mamy to {}|mój mąż ma cukier {}'),
    ofChild: list('mój syn ma cukier {}|cukier mojej córki to {}'),
    ofPast: list('w zeszłym roku mój cukier był {}|dwa lata temu miałem cukier {}'),
    asked: list('co jeśli mój cukier to {}?|czy cukier {} jest normalny?'),
    starts: list('|cześć, |hej, |pytanie: '),
    ends: list('|.| teraz|, co robić| na czczo| dziś rano'),
    and: list(', | i |. '),
  },
  hi: {
    glucose: list(
      'mera sugar {} hai|sugar {} aaya|meri sugar {} hai|blood sugar {} aa raha hai|fasting sugar {} aayi|mera sugar level {} hai',
    ),
    ketones: list('ketones {} hai|mere ketones {} aaye'),
    a1c: list('hba1c {} hai|mera hba1c {} aaya'),
    pressure: list('bp {} hai|mera bp {} aaya|blood pressure {} hai'),
    pulse: list('pulse {} hai|meri pulse {} hai|heart rate {} hai'),
    pulseAtRest: list('resting heart rate {} hai|aaram karte hue pulse {} hai'),
    pulseInMotion: list('daudte hue heart rate {}|exercise ke time pulse {}'),
    temperature: list('bukhar {} hai|temperature {} hai'),
    oxygen: list('oxygen {} hai|spo2 {} aa raha hai'),
    ownAge: list('main {} saal ka hoon aur keto karna hai|meri umar {} saal hai, keto karna hai'),
    childAge: list('mera beta {} saal ka hai aur keto karna hai|meri beti {} saal ki hai, keto diet'),
    weeksPregnant: list('main {} week pregnant hoon|{} hafte ki pregnant hoon'),
    ofOther: list('papa ka sugar {} hai|mummy ki sugar {} aayi|mere pati ka sugar {} hai'),
    ofChild: list('mere bete ka sugar {} hai|meri beti ki sugar {} hai'),
    ofPast: list('pichle saal mera sugar {} tha|do saal pehle sugar {} tha'),
    asked: list('agar mera sugar {} ho to?|kya sugar {} normal hai?'),
    starts: list('|namaste, |bhai |doctor sahab '),
    ends: list('|.| abhi|, kya karu| subah'),
    and: list(', | aur |. '),
  },
};

/** Glucose of the writer whose quantity only the sentence before makes likely: asked, never advised sugar on. */
export const BARE_AFTER_CONTEXT: readonly string[] = [
  'just checked my sugar. its {}',
  'pricked my finger with the meter. it says {}',
  'took my insulin an hour ago. its {}',
  'my meter beeped. it says {}',
];
