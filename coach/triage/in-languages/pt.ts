import type { ForeignWords } from './foreign-words.ts';

export const PORTUGUESE: ForeignWords = {
  call: 'Ligue já para {number}.',
  numbers: '192 (Brasil) ou 112 (Portugal)',
  families: {
    selfharm: [
      'Você vale mais do que qualquer dieta. Fale com alguém agora.',
      'Não fique sem companhia e afaste comprimidos, insulina e tudo o que for perigoso.',
      'Ligue para uma linha de apoio; há números abaixo.',
    ],
    heart: [
      'Pode ser o coração ou a respiração.',
      'Pare, sente-se, destranque a porta. Não dirija.',
      'Não espere passar. Quem não acorda mas respira: de lado. Não respira: aperte forte e rápido no meio do peito.',
    ],
    stroke: [
      'Pode ser um AVC.',
      'Anote a hora em que começou. Vá mesmo que passe.',
      'Não coma nem beba nada.',
    ],
    allergy: [
      'Pode ser uma reação alérgica grave.',
      'Use já a caneta de adrenalina, se houver, na coxa.',
      'Deite-se; sente-se se custar respirar. Vá mesmo que melhore.',
    ],
    overdose: [
      'Foi tomado remédio demais ou algo perigoso.',
      'Não espere sintomas. Guarde a embalagem e diga o quê, quanto e quando.',
      'Não coma, não beba e não provoque vômito se não mandarem.',
    ],
    bleeding: [
      'Este sangramento é uma emergência.',
      'Ferida: aperte forte com um pano limpo e não levante.',
      'Vômito com sangue, fezes pretas ou pancada na cabeça: deite-se, sem comer nem beber.',
    ],
    low: [
      'Pode ser açúcar muito baixo. Trate primeiro.',
      'Acordado e capaz de engolir: 15 a 20 g de açúcar (150 a 200 ml de suco ou refrigerante normal). Meça outra vez em 15 minutos.',
      'Não acordado: nada pela boca, de lado, glucagon se houver.',
    ],
    sglt2: [
      'Com um remédio SGLT2 («-flozina») pode ser cetoacidose, mesmo com glicose normal.',
      'Vá ao hospital e diga: «tomo um inibidor de SGLT2».',
      'Peça a medida de cetonas no sangue. Pare o jejum.',
    ],
    high: [
      'Pode ser cetoacidose ou açúcar perigosamente alto.',
      'Meça glicose e cetonas se puder e diga os dois números.',
      'Não pare a insulina. Beba água aos goles se estiver acordado.',
    ],
    pregnancy: [
      'Na gravidez isto tem de ser visto agora.',
      'Vá à maternidade ou à urgência. Não dirija.',
      'Diga de quantas semanas está e o que sente.',
    ],
    child: [
      'Esta criança tem de ser vista agora.',
      'Fique junto dela. Difícil de acordar: de lado, nada pela boca.',
      'Peça a medida de glicose e cetonas.',
    ],
    infection: [
      'Pode ser uma infecção perigosa.',
      'Pergunte: «pode ser sepse ou meningite?»',
      'Não espere até amanhã. Não dirija.',
    ],
    dehydration: [
      'Perder tanto líquido é perigoso.',
      'Deite-se. Bem acordado: pequenos goles de água ou soro oral.',
      'Com diabetes, meça glicose e cetonas. Não pare a insulina.',
    ],
    eating: [
      'Seu corpo precisa de ajuda agora. A culpa não é sua.',
      'Peça um exame de sangue e um eletrocardiograma.',
      'Conte sobre a comida, os laxantes, os vômitos. Vá com alguém.',
    ],
  },
};
