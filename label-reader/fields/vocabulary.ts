import type { NutrientName } from '#contract/nutrition.ts';

/**
 * What a printed row name stands for. 'energy' is told apart into kcal and kJ by its unit;
 * 'other' rows (vitamins, starch, ...) are known so that they keep their own values.
 */
export type RowName = NutrientName | 'energy' | 'other';

/**
 * Row names in English, French, Spanish, German, Italian, Dutch and Portuguese,
 * lower case, without accents, spaces and punctuation, as the reader sees them.
 */
const NAMES: Readonly<Record<RowName, string>> = {
  energy: `
    apportenergetique brennwert energetischewaarde energia energie energiewaarde energy energyvalue
    totalenergy valeurenergetique valoreenergetico valorenergetico`,
  calories: `
    calorias calorie calorien calories kilocalories totalcalories`,
  energy_kj: `
    kilojoules`,
  total_fat: `
    fat fats fattotal fett fette fettgesamt gordura gorduras gordurastotais graisses graissetotale
    grasa grasas grasastotales grasatotal grassi grassitotali jumlahlemak lemak lipides lipidestotaux
    lipidos lipidostotais matieresgrasses totaldeslipides totalfat totalfats totallipid totallipides
    vet vetten`,
  saturated_fat: `
    acidesgrassatures acidigrassisaturi acidosgordossaturados acidosgrasossaturados davongesattigte
    davongesattigtefettsauren delascualessaturadas dicuiacidigrassisaturi dicuisaturi
    dontacidesgrassatures dontsatures dosquaissaturados fatsaturated gesattigte gesattigtefettsauren
    gordurassaturadas grasasaturada grasassaturadas grassatures grassisaturi ofwhichsaturated
    ofwhichsaturatedfat ofwhichsaturatedfattyacids ofwhichsaturates sat satfat saturadas saturados
    saturated saturatedfat saturatedfats saturatedfattyacid saturatedfattyacids saturates sature
    saturees satures saturi verzadigd verzadigde verzadigdevetten verzadigdevetzuren waarvanverzadigd
    waarvanverzadigde waarvanverzadigdevetzuren`,
  trans_fat: `
    acidesgrastrans acidosgrasostrans fattrans gordurastrans grasastrans grassitrans grastrans trans
    transfat transfats transfattyacid transfattyacids transfett transvetten`,
  cholesterol: `
    choles cholest cholesterin cholesterol colesterol colesterolo`,
  sodium: `
    natrium natriumsodium sodio sodium totalsodium`,
  salt: `
    equivalentensel equivalentsalt sal sale salt saltequiv saltequivalent salz sel zout`,
  total_carbs: `
    availablecarbohydrate carb carbohidratos carbohidratostotales carbohydrate carbohydrateavailable
    carbohydrates carbohydratestotal carbohydratetotal carbohydratetotale carbohydrt carboidrati
    carboidratos carbs glucides glucidestotal glucidestotaux hidratosdecarbono
    hidratosdecarbonodisponibles hidratosdecarbonototales jumlahkarbohidrat karbohidrat kohlenhydrate
    koolhydraten totalcarb totalcarbohydrate totalcarbohydrates totalcarbs totalglucides totcarb`,
  dietary_fiber: `
    ballaststoffe dietaryfiber dietaryfibers dietaryfibre dietaryfibretotal dietfiber fiber fibers
    fibra fibraalimentar fibraalimentare fibraalimentaria fibradietaria fibradietetica fibre
    fibrealimentaire fibrealimentari fibres fibresalimentaires fibretotal seratmakanan
    totaldietaryfiber totaldietaryfibre totalfiber totalfibre vezels voedingsvezel voedingsvezels`,
  sugars: `
    acucares acucarestotais azucares azucarestotales dasquaisacucares davonzucker delascualesazucares
    deloscualesazucares dicuizuccheri dontsucres dosquaisacucares gula ofwhichaddedsugar
    ofwhichaddedsugars ofwhichsugar ofwhichsugars sucres sugar sugars sugarstotal suikers totalsugar
    totalsugars waarvansuikers zuccheri zucker`,
  added_sugars: `
    acucaresadicionados addedsugar addedsugars addsugars azucaresagregados azucaresanadidos
    sucresajoutes toegevoegdesuikers zuccheriaggiunti zugesetzterzucker`,
  sugar_alcohols: `
    davonmehrwertigealkohole dicuipolioli dontpolyols erythritol isomalt lactitol maltitol mannitol
    mehrwertigealkohole ofwhichpolyols polialcoholes polialcoois polioles polioli polyalcohols
    polyalcools polyol polyolen polyols sorbitol sucresalcools sugaralcohol sugaralcohols
    waarvanpolyolen xylitol`,
  allulose: `
    allulose psicose`,
  protein: `
    eiwei eiweib eiweis eiweiss eiwit eiwitten protein proteina proteinas proteine proteinen proteines
    proteins proteintotal totalprotein`,
  potassium: `
    kalium potasio potassio potassium totalpotassium`,
  other: `
    almidon amido amidon aminoacids ash besi betacarotene betaglucan biotin caffeine calcio calcium
    calfromfat caloriesfrom caloriesfromfat caloriesfromsaturatedfat chloride choline chromium copper
    creatine dha einfachungesattigte eisen energyfromfat enkelvoudigonverzadigd epa fatcal fatcalories
    fatcals fer ferro folacin folate folicacid fosforo gluten glutenfree hierro ijzer insolublefiber
    insolublefibre inulin iodine iron lactose linoleicacid lycopene magnesio magnesium manganese
    meervoudigonverzadigd mehrfachungesattigte mineral minerals moisture molybdenum monoinsaturadas
    monoinsaturados monoinsatures monoinsaturi monoonverzadigd monounsat monounsatfat monounsaturated
    monounsaturatedfat monounsaturatedfats monounsaturatedfattyacids monounsaturates mufa niacin
    niacine omega omega3 omega6 othercarbohydrate othercarbohydrates othercarbs pantothenate
    pantothenicacid phosphore phosphorus poliinsaturadas poliinsaturados polinsaturi polyinsatures
    polyunsat polyunsatfat polyunsaturated polyunsaturatedfat polyunsaturatedfats
    polyunsaturatedfattyacids polyunsaturates probiotics pufa riboflavin selenium solublefiber
    solublefibre starch starke taurine thiamin thiamina thiamine unsaturatedfat unsaturatedfats
    vitamin vitamina vitaminb vitaminc vitamind vitamine vitamines vitamink vitamins zatbesi zetmeel
    zinc`,
};

export type NameEntry = { readonly key: string; readonly name: RowName };

/** All names, longest first, so that "saturated fat" is tried before "fat". */
export const NAME_ENTRIES: readonly NameEntry[] = (Object.keys(NAMES) as RowName[])
  .flatMap((name) =>
    NAMES[name]
      .trim()
      .split(/\s+/)
      .map((key) => ({ key, name })),
  )
  .sort((a, b) => b.key.length - a.key.length);
