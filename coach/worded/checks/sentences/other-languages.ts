import { medicinesIn } from '#domain/medicines/medicines.ts';

/** A word as these languages write it: letters with accents are letters. */
function words(list: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'u');
}

const INSULIN = /insul[iy]n|инсулин|метформин/;
/** German, Spanish, French, Italian, Portuguese, Dutch; forms that are no English words. */
const CHANGE = words(
  [
    'setzen|setze|absetzen|abgesetzt|reduzieren|reduziere|halbieren|halbiere|verringern|senken|senke|erhöhen|verdoppeln|weglassen|auslassen|aufhören|verzichten|spritzen|nehmen sie',
    'deje|dejes|deja|dejar|suspenda|suspender|reducir|reduzca|reduce su|baje|bajar|disminuya|disminuir|aumente|aumentar|duplique|omita|omitir|tome|inyecte',
    'arrêter|arrêtez|arrête|réduire|réduisez|réduis|diminuer|diminuez|augmenter|augmentez|doublez|sautez|suspendre|cessez|prenez|injectez',
    'smettere|smetta|smetti|ridurre|riduca|riduci|sospendere|sospenda|aumentare|aumenti|dimezzare|dimezzi|interrompere|interrompa|prenda|inietti',
    'parar|pare de|reduzir|reduza|suspenda|diminua|diminuir|dobre|deixar|deixe|injete',
    'stoppen|verlagen|verlaag|verminderen|verminder|halveren|halveer|verhogen|verhoog|overslaan',
    'прекратите|уменьшите|отмените|снизьте|увеличьте',
  ].join('|'),
);
const DOCTOR =
  /arzt|ärzt|médic|medico|médecin|docteur|doctor|dottor|huisarts|(?<!\p{L})arts(?!\p{L})|врач|apothek|prescri/u;
const NEGATED = words(
  'nicht|keine?[nrms]?|nie|niemals|ohne|no|nunca|sin|ne|n|pas|jamais|sans|non|mai|senza|não|sem|niet|geen|nooit|zonder|не',
);

/** The plainest words of a change of a medicine in other languages than English. */
export function changesMedicineElsewhere(plain: string): boolean {
  if (!CHANGE.test(plain) || NEGATED.test(plain) || DOCTOR.test(plain)) return false;
  const ascii = plain.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  return INSULIN.test(plain) || medicinesIn(ascii).length > 0;
}
