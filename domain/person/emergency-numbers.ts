/**
 * Numbers to call in danger, the only place where they stand. A country or a line that we are not sure of is left out.
 *
 * Emergency: what reaches an ambulance, from national numbering plans as libphonenumber's table of short numbers
 * gathers them (read 2026-11), and where a country has one number a service, the medical one by its health service.
 * Crisis and poison lines: each operator's own word, at the address behind its row; their hours are local time.
 */
const EMERGENCY: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Europe: {
    112: 'AD AL AT AX BE BG CY CZ DE DK EE ES FI FO FR GI GR HR HU IE IS IT LT LU LV MC MD MT NL PL PT RO RU SE SI SK TR VA',
    999: 'GB GG IM JE',
    144: 'CH LI',
    113: 'NO SJ',
    103: 'BY UA',
    124: 'BA ME',
    194: 'MK RS',
    118: 'SM',
  },
  'North America and the Caribbean': {
    911: 'AG AI AW BM BQ BS CA DO GD KN KY LC MS MX PR TC US VC VG VI',
    15: 'GP MF MQ PM',
    999: 'DM',
    110: 'JM',
    112: 'GL',
    104: 'CU',
    511: 'BB',
    811: 'TT',
    912: 'CW',
  },
  'Central and South America': {
    911: 'AR BZ CR EC HN PA PY UY VE',
    123: 'CO',
    131: 'CL',
    192: 'BR',
    106: 'PE',
    132: 'SV',
    128: 'NI',
    913: 'GY',
    115: 'SR',
    15: 'GF',
    999: 'FK',
  },
  'Asia and the Middle East': {
    112: 'BT GE IN KW TL',
    999: 'BD BH HK MO MY QA',
    119: 'ID JP KH KR TW',
    103: 'AM AZ KG KZ MN TJ UZ',
    911: 'JO PH',
    101: 'IL PS',
    102: 'NP',
    110: 'SY',
    115: 'IR VN',
    120: 'CN',
    140: 'LB',
    195: 'LA',
    991: 'BN',
    995: 'SG',
    997: 'SA',
    998: 'AE',
    1122: 'PK',
    1669: 'TH',
    1990: 'LK',
    9999: 'OM',
  },
  Africa: {
    112: 'AO GH NG ST TZ',
    999: 'KE SC SH SL UG',
    15: 'MA ML NE RE YT',
    14: 'DZ',
    18: 'SN',
    114: 'MU',
    117: 'MZ',
    123: 'EG',
    130: 'CV',
    185: 'CI',
    190: 'TN',
    911: 'LR',
    912: 'RW',
    977: 'SZ',
    994: 'ZW',
    997: 'BW',
    998: 'MW',
    10177: 'ZA',
  },
  'Australia and the Pacific': {
    '000': 'AU CC CX',
    111: 'NZ PG',
    911: 'AS FJ GU MH MP PW TO TV',
    15: 'NC PF WF',
    112: 'VU',
    996: 'WS',
    998: 'CK',
  },
};

export interface HelpLine {
  name: string;
  /** As it is written where it is called from. */
  number: string;
  /** When somebody answers, local time; null where that changes or is not known to us. */
  hours: string | null;
  /** Answers text messages too. */
  texts?: true;
}

interface HelpLines {
  /** For whoever thinks of suicide or of harming themselves. */
  crisis?: HelpLine;
  poison?: HelpLine;
}

const ALWAYS = 'day and night';
const line = (number: string, name: string, hours: string | null = ALWAYS): HelpLine => ({
  name,
  number,
  hours,
});

const HELP_LINES: Readonly<Record<string, HelpLines>> = {
  AR: {
    crisis: line('0800 345 1435', 'Centro de Asistencia al Suicida', null), // asistenciaalsuicida.org.ar
    poison: line('0800 333 0160', 'Centro Nacional de Intoxicaciones'), // argentina.gob.ar
  },
  AT: {
    crisis: line('142', 'Telefonseelsorge'), // telefonseelsorge.at
    poison: line('01 406 43 43', 'Vergiftungsinformationszentrale'), // goeg.at
  },
  AU: {
    crisis: line('13 11 14', 'Lifeline'), // lifeline.org.au
    poison: line('13 11 26', 'Poisons Information Centre'), // healthdirect.gov.au
  },
  BE: {
    crisis: line('1813', 'Zelfmoordlijn'), // zelfmoord1813.be
    poison: line('070 245 245', 'Antigifcentrum, Centre Antipoisons'), // centreantipoisons.be
  },
  BR: {
    crisis: line('188', 'CVV'), // cvv.org.br
    poison: line('0800 722 6001', 'Disque-Intoxicação'), // gov.br/anvisa
  },
  CA: {
    crisis: { ...line('988', '9-8-8 Suicide Crisis Helpline'), texts: true }, // 988.ca
    poison: line('1-844-764-7669', 'Poison centres'), // infopoison.ca
  },
  CH: {
    crisis: line('143', 'Die Dargebotene Hand, La Main Tendue'), // 143.ch
    poison: line('145', 'Tox Info Suisse'), // toxinfo.ch
  },
  CL: {
    crisis: line('*4141', 'Línea Prevención del Suicidio'), // minsal.cl
    poison: line('2 2635 3800', 'CITUC'), // cituc.uc.cl
  },
  CZ: {
    crisis: line('116 123', 'Linka první psychické pomoci'), // linkapsychickepomoci.cz
    poison: line('224 919 293', 'Toxikologické informační středisko'), // tis-cz.cz
  },
  DE: {
    crisis: line('0800 111 0 111', 'Telefonseelsorge'), // telefonseelsorge.de
    poison: line('030 19240', 'Giftnotruf der Charité'), // giftnotruf.charite.de
  },
  DK: {
    crisis: line('70 201 201', 'Livslinien', null), // livslinien.dk
    poison: line('82 12 12 12', 'Giftlinjen'), // bispebjerghospital.dk/giftlinjen
  },
  EE: { poison: line('16662', 'Mürgistusteabekeskus') }, // 16662.ee
  ES: {
    crisis: line('024', 'Línea 024'), // sanidad.gob.es/linea024
    poison: line('91 562 04 20', 'Servicio de Información Toxicológica'), // mjusticia.gob.es
  },
  FI: {
    crisis: line('09 2525 0111', 'MIELI Kriisipuhelin'), // mieli.fi
    poison: line('0800 147 111', 'Myrkytystietokeskus'), // hus.fi
  },
  FR: {
    crisis: line('3114', 'Numéro national de prévention du suicide'), // 3114.fr
    poison: line('01 40 05 48 48', 'Centre antipoison de Paris'), // centres-antipoison.net
  },
  GB: {
    crisis: line('116 123', 'Samaritans'), // samaritans.org
    poison: line('111', 'NHS 111 in England, Scotland and Wales'), // 111.nhs.uk
  },
  GR: {
    crisis: line('1018', 'Klimaka'), // suicide-help.gr
    poison: line('210 779 3777', 'Poison centre'), // aglaiakyriakou.gr
  },
  HK: { crisis: line('2389 2222', 'Samaritan Befrienders') }, // sbhk.org.hk
  HU: {
    crisis: line('116 123', 'Lelki Elsősegély Telefonszolgálat'), // sos116-123.hu
    poison: line('06 80 20 11 99', 'Egészségügyi Toxikológiai Tájékoztató Szolgálat'), // nnk.gov.hu
  },
  IE: {
    crisis: line('116 123', 'Samaritans'), // samaritans.org/ireland
    poison: line('01 809 2166', 'National Poisons Information Centre', '8 am to 10 pm'), // poisons.ie
  },
  IL: {
    crisis: line('1201', 'ERAN'), // eran.org.il
    poison: line('04 777 1900', 'Israel Poison Information Center'), // rambam.org.il
  },
  IN: {
    crisis: line('14416', 'Tele MANAS'), // telemanas.mohfw.gov.in
    poison: line('1800 116 117', 'National Poisons Information Centre'), // aiims.edu
  },
  IS: {
    crisis: line('1717', 'Hjálparsími Rauða krossins'), // 1717.is
    poison: line('543 2222', 'Eitrunarmiðstöð'), // landspitali.is
  },
  IT: {
    crisis: line('02 2327 2327', 'Telefono Amico', '9 am to midnight'), // telefonoamico.it
    poison: line('02 6610 1029', 'Centro Antiveleni di Milano'), // ospedaleniguarda.it
  },
  JP: {
    crisis: line('0120-279-338', 'Yorisoi Hotline'), // since2011.net/yorisoi
    poison: line('072-727-2499', 'Poison 110 Osaka'), // j-poison-ic.jp
  },
  KR: { crisis: line('109', 'Suicide prevention line') }, // mohw.go.kr
  LI: { poison: line('145', 'Tox Info Suisse') }, // toxinfo.ch
  LU: {
    crisis: line('45 45 45', 'SOS Détresse', null), // 454545.lu
    poison: line('8002 5500', 'Centre Antipoisons'), // centreantipoisons.be
  },
  MX: { crisis: line('800 911 2000', 'Línea de la Vida') }, // gob.mx/lineadelavida
  MY: { crisis: line('03-7627 2929', 'Befrienders Kuala Lumpur') }, // befrienders.org.my
  NL: { crisis: line('113', '113 Zelfmoordpreventie') }, // 113.nl
  NO: {
    crisis: line('116 123', 'Mental Helse Hjelpetelefonen'), // mentalhelse.no
    poison: line('22 59 13 00', 'Giftinformasjonen'), // fhi.no
  },
  NZ: {
    crisis: { ...line('1737', 'Need to talk?'), texts: true }, // 1737.org.nz
    poison: line('0800 764 766', 'National Poisons Centre'), // poisons.co.nz
  },
  PE: { crisis: line('113', 'Línea 113, option 5') }, // gob.pe/minsa
  PH: { crisis: line('1553', 'NCMH Crisis Hotline') }, // ncmh.gov.ph
  PL: { crisis: line('800 70 2222', 'Centrum Wsparcia') }, // centrumwsparcia.pl
  PT: {
    crisis: line('808 24 24 24', 'SNS 24, psychological support'), // sns24.gov.pt
    poison: line('800 250 250', 'Centro de Informação Antivenenos'), // inem.pt
  },
  SE: {
    crisis: line('90101', 'Mind Självmordslinjen'), // mind.se
    poison: line('010-456 67 00', 'Giftinformationscentralen'), // giftinformation.se
  },
  SG: { crisis: line('1767', 'Samaritans of Singapore') }, // sos.org.sg
  SI: { crisis: line('116 123', 'Zaupni telefon Samarijan') }, // telefon-samarijan.si
  SK: {
    crisis: line('0800 800 566', 'Linka dôvery Nezábudka'), // linkanezabudka.sk
    poison: line('02 5477 4166', 'Národné toxikologické informačné centrum'), // ntic.sk
  },
  TH: {
    crisis: line('1323', 'Mental Health Hotline'), // dmh.go.th
    poison: line('1367', 'Ramathibodi Poison Center'), // rama.mahidol.ac.th/poisoncenter
  },
  TR: { poison: line('114', 'UZEM') }, // hsgm.saglik.gov.tr
  TW: { crisis: line('1925', 'An-Xin line') }, // mohw.gov.tw
  UA: { crisis: line('7333', 'Lifeline Ukraine') }, // lifelineukraine.com
  US: {
    crisis: { ...line('988', '988 Suicide & Crisis Lifeline'), texts: true }, // 988lifeline.org
    poison: line('1-800-222-1222', 'Poison Help'), // poisonhelp.hrsa.gov
  },
  UY: {
    crisis: line('0800 0767', 'Línea de Vida'), // asse.com.uy
    poison: line('1722', 'CIAT'), // ciat.hc.edu.uy
  },
  ZA: {
    crisis: line('0800 567 567', 'SADAG Suicide Crisis Helpline'), // sadag.org
    poison: line('0861 555 777', 'Poisons Information Helpline'), // poisonsinformation.co.za
  },
};

/** The countries of which we know a crisis or a poison line. */
export const HELP_LINE_COUNTRIES: readonly string[] = Object.keys(HELP_LINES);

interface CountryNumber {
  /** Two letters, ISO 3166-1. */
  country: string;
  /** Digits that reach an ambulance. */
  number: string;
}

/** All countries whose number we know, by part of the world. */
export const EMERGENCY_REGIONS: readonly { name: string; countries: readonly CountryNumber[] }[] =
  Object.entries(EMERGENCY).map(([name, numbers]) => ({
    name,
    countries: Object.entries(numbers).flatMap(([number, countries]) =>
      countries.split(' ').map((country) => ({ country, number })),
    ),
  }));

const NUMBER_OF: ReadonlyMap<string, string> = new Map(
  EMERGENCY_REGIONS.flatMap(({ countries }) => countries.map(({ country, number }) => [country, number])),
);

/** Where somebody calls whose country we do not know, or whose number: the regions with most readers. */
export const MAIN_NUMBERS = [
  ['Europe', 'DE'],
  ['US and Canada', 'US'],
  ['United Kingdom', 'GB'],
  ['Australia', 'AU'],
  ['New Zealand', 'NZ'],
].map(([place = '', country = '']) => ({ place, number: emergencyDigits(country) ?? '' }));

/** Digits that reach an ambulance there; null where we do not know. */
export function emergencyDigits(country: string | null): string | null {
  return NUMBER_OF.get(country ?? '') ?? null;
}

/**
 * The emergency number to name, fit for "Call ... now": digits where the country is known to us, else words.
 * @param country two letters, ISO 3166-1
 */
export function emergencyNumber(country: string | null): string {
  return (
    emergencyDigits(country) ??
    `${emergencyDigits('US')} in the US and Canada, ${emergencyDigits('DE')} in Europe, ${emergencyDigits('GB')} in the UK, or your local emergency number`
  );
}

/** Crisis and poison lines of a country, as far as we know them. */
export function helpLines(country: string | null): HelpLines {
  return HELP_LINES[country ?? ''] ?? {};
}
