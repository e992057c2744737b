import type { ForeignWords } from './foreign-words.ts';

export const SPANISH: ForeignWords = {
  call: 'Llama al {number} ahora.',
  numbers: '112 (Europa) o 911 (América)',
  families: {
    selfharm: [
      'Importas más que cualquier dieta. Habla con alguien ahora mismo.',
      'No te quedes a solas y aleja pastillas, insulina y todo lo peligroso.',
      'Llama a una línea de ayuda; abajo hay números.',
    ],
    heart: [
      'Puede ser el corazón o la respiración.',
      'Para, siéntate y deja la puerta abierta. No conduzcas.',
      'No esperes a que se pase. Si alguien no despierta pero respira, ponlo de lado; si no respira, presiona fuerte y rápido en el centro del pecho.',
    ],
    stroke: [
      'Puede ser un derrame cerebral (ictus).',
      'Apunta la hora en que empezó. Ve aunque se pase.',
      'No comas ni bebas nada.',
    ],
    allergy: [
      'Puede ser una reacción alérgica grave.',
      'Usa ahora el autoinyector de adrenalina, si hay uno, en el muslo.',
      'Túmbate; siéntate si te cuesta respirar. Ve aunque mejore.',
    ],
    overdose: [
      'Se ha tomado demasiado o algo peligroso.',
      'No esperes a tener síntomas. Guarda el envase y di qué, cuánto y cuándo.',
      'No comas, no bebas y no provoques el vómito si no te lo dicen.',
    ],
    bleeding: [
      'Este sangrado necesita urgencias.',
      'Herida: aprieta fuerte con un paño limpio y no lo levantes.',
      'Vómito con sangre, heces negras o golpe en la cabeza: túmbate y no comas ni bebas.',
    ],
    low: [
      'Puede ser azúcar muy baja. Trátala primero.',
      'Si está despierto y puede tragar: 15 a 20 g de azúcar (150 a 200 ml de zumo o refresco normal). Mide otra vez en 15 minutos.',
      'Si no está despierto: nada por la boca, de lado, glucagón si hay.',
    ],
    sglt2: [
      'Con una medicina SGLT2 («-flozina») puede ser cetoacidosis, aunque la glucosa sea normal.',
      'Ve al hospital y di: «tomo un inhibidor de SGLT2».',
      'Pide una prueba de cetonas en sangre. No sigas en ayuno.',
    ],
    high: [
      'Puede ser cetoacidosis o azúcar peligrosamente alta.',
      'Mide glucosa y cetonas si puedes y di los dos números.',
      'Si usas insulina, no la dejes. Bebe agua a sorbos si estás despierto.',
    ],
    pregnancy: [
      'En el embarazo esto se debe ver ahora.',
      'Ve a la maternidad o a urgencias. No conduzcas.',
      'Di de cuántas semanas estás y qué sientes.',
    ],
    child: [
      'A este niño lo deben ver ahora.',
      'No lo dejes solo. Si cuesta despertarlo: de lado y nada por la boca.',
      'Pide que le midan glucosa y cetonas.',
    ],
    infection: [
      'Puede ser una infección peligrosa.',
      'Pregunta: «¿puede ser sepsis o meningitis?»',
      'No esperes a mañana. No conduzcas.',
    ],
    dehydration: [
      'Perder tanto líquido es peligroso.',
      'Túmbate. Si estás despierto, toma sorbos de agua o suero oral.',
      'Si tienes diabetes, mide glucosa y cetonas. No dejes la insulina.',
    ],
    eating: [
      'Tu cuerpo necesita ayuda ahora. No es culpa tuya.',
      'Pide un análisis de sangre y un electrocardiograma.',
      'Cuenta lo de la comida, los laxantes o los vómitos. Ve con alguien.',
    ],
  },
};
