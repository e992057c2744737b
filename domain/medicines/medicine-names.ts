/** The risk a medicine carries with low carb or fasting, gravest first. */
export const MEDICINE_GROUP_IDS = [
  'sglt2',
  'insulinOrSulfonylurea',
  'potassiumSparing',
  'bloodPressure',
  'bloodThinner',
  'moodOrSeizure',
  'otherMedicine',
] as const;
export type MedicineGroup = (typeof MEDICINE_GROUP_IDS)[number];

/**
 * Names in lower case and one word each ("armourthyroid"), as the WHO lists international nonproprietary names and as
 * medicines are registered in the US, Europe, the UK, India and Latin America. Of each group first the international
 * names, then brands by region, combinations with the group they are riskiest for.
 */
export const MEDICINE_NAMES: Readonly<Record<MedicineGroup, readonly string[]>> = {
  sglt2: listed(`
    empagliflozin dapagliflozin canagliflozin ertugliflozin bexagliflozin sotagliflozin ipragliflozin luseogliflozin
    tofogliflozin remogliflozin henagliflozin enavogliflozin sglt2 sglt-2 sglt2i
    jardiance farxiga invokana steglatro brenzavvy inpefa synjardy xigduo invokamet segluromet glyxambi qtern qternmet
    qtrilmet steglujan trijardy forxiga ebymect edistride vokanamet zynquista
    suglat lusefi apleway deberza canaglu canalia sujanu envlo
    gibtulio oxra oxramet udapa dapavel cospiaq remozen sulisent jardianz`),
  insulinOrSulfonylurea: listed(`
    glargine degludec detemir aspart lispro glulisine isophane icodec
    lantus basaglar toujeo tresiba levemir humalog novolog apidra fiasp humulin novolin admelog lyumjev semglee
    rezvoglar myxredlin afrezza merilog
    novorapid abasaglar novomix actrapid insulatard ryzodeg mixtard protaphane protaphan actraphane insuman huminsulin
    berlinsulin liprolog trurapi hypurin optisulin lusduna awiqli velosulin umuline polhumin gensulin
    wosulin basalog glaritus insugen recosulin
    flexpen flextouch kwikpen solostar doublestar penfill innolet novopen humapen omnipod minimed
    soliqua suliqua xultophy
    sulfonylurea sulphonylurea glinide glipizide glimepiride glyburide glibenclamide gliclazide gliquidone
    tolbutamide chlorpropamide tolazamide acetohexamide glisoxepide glibornuride
    glucotrol amaryl micronase glynase diabeta orinase diabinese tolinase glucovance metaglip duetact avandaryl
    daonil semidaonil euglucon maninil glibenese minidiab minodiab amarel solosa diamicron diaprel diabeton diaglyk
    gliclada ozidia glurenorm bieuglucon
    azukon reclide reclimet glycinorm zoryl azulix glimisave glimestar
    repaglinide nateglinide mitiglinide prandin prandimet novonorm gluconorm starlix starsis eurepa glufast`),
  potassiumSparing: listed(`
    spironolactone eplerenone triamterene amiloride finerenone esaxerenone canrenone sacubitril
    aldactone aldactazide carospir inspra dyrenium dyazide maxzide midamor moduretic moduret frumil entresto kerendia
    aldactide verospiron luvion soldactone osyrol espironolactona spironolattone minnebro vymada azmarda lasilactone
    klor-con k-dur slow-k micro-k urocit kaleorid diffu-k sando-k kalinor kalipoz kaldyum rekawan potklor`),
  bloodPressure: listed(`
    lisinopril enalapril ramipril benazepril captopril quinapril perindopril fosinopril trandolapril moexipril imidapril
    zofenopril cilazapril losartan valsartan telmisartan candesartan olmesartan irbesartan azilsartan eprosartan
    amlodipine nifedipine felodipine lercanidipine isradipine nicardipine nisoldipine nitrendipine lacidipine
    cilnidipine levamlodipine diltiazem verapamil metoprolol atenolol carvedilol bisoprolol propranolol nebivolol
    labetalol sotalol nadolol timolol pindolol acebutolol celiprolol doxazosin prazosin terazosin clonidine methyldopa
    hydralazine minoxidil moxonidine rilmenidine urapidil aliskiren hydrochlorothiazide hctz chlorthalidone
    chlorothiazide indapamide furosemide frusemide bumetanide torsemide torasemide metolazone xipamide
    bendroflumethiazide
    norvasc diovan cozaar hyzaar zestril prinivil zestoretic vasotec lotensin lotrel accupril altace micardis benicar
    avapro avalide atacand edarbi exforge tribenzor twynsta lopressor toprol coreg bystolic tenormin tenoretic inderal
    zebeta cardizem tiazac procardia adalat plendil catapres tekturna minipress cardura lasix bumex demadex thalitone
    zaroxolyn microzide
    tritace triatec coversyl coveram prestarium preterax aprovel coaprovel olmetec blopress pritor kinzal teveten
    cardicor emconcor betaloc seloken nebilet lobivon zanidip natrilix tertensin hygroton adizem tildiem istin
    telmikind stamlo amlokind amlodac amlong losacar repace cardace concor metxl prolomet cilacar nebicard dytor
    aquazide arkamin
    aradois losartana renitec capoten atensina selozok higroton clorana naprix`),
  bloodThinner: listed(`
    warfarin acenocoumarol phenprocoumon fluindione phenindione apixaban rivaroxaban dabigatran edoxaban enoxaparin
    dalteparin tinzaparin nadroparin fondaparinux heparin clopidogrel ticagrelor prasugrel anticoagulant anticoagulants
    coumadin jantoven eliquis xarelto pradaxa savaysa lovenox fragmin arixtra plavix brilinta effient
    lixiana roteas marevan waran sintrom marcumar marcoumar falithrom previscan clexane innohep fraxiparine brilique
    acitrom uniwarf dabistar`),
  moodOrSeizure: listed(`
    lithium litio valproate valproic divalproex topiramate zonisamide acetazolamide lamotrigine carbamazepine
    oxcarbazepine eslicarbazepine levetiracetam brivaracetam phenytoin phenobarbital phenobarbitone primidone
    ethosuximide lacosamide perampanel vigabatrin felbamate rufinamide cenobamate clobazam clozapine olanzapine
    quetiapine risperidone paliperidone aripiprazole ziprasidone lurasidone cariprazine brexpiprazole asenapine
    haloperidol chlorpromazine amisulpride zuclopenthixol flupentixol
    lithobid eskalith depakote depakene topamax trokendi qudexy qsymia zonegran diamox lamictal tegretol equetro
    trileptal aptiom keppra briviact dilantin mysoline zarontin vimpat fycompa sabril xcopri clozaril zyprexa seroquel
    risperdal invega abilify geodon latuda vraylar rexulti saphris haldol
    quilonum quilonorm hypnorex priadel camcolit depakine epilim orfiril convulex ergenyl epanutin frisium zebinix
    reagila solian
    licab lithosun encorate valparin carbolitium carbolith`),
  otherMedicine: listed(`
    metformin glucophage fortamet glumetza riomet siofor metfogamma diaformin glycomet glyciphage cetapin okamet obimet
    glucofage gluformin dabex dimefor dianben stagid
    semaglutide tirzepatide liraglutide dulaglutide exenatide lixisenatide albiglutide retatrutide orforglipron
    ozempic wegovy rybelsus mounjaro zepbound trulicity victoza saxenda byetta bydureon adlyxin lyxumia
    sitagliptin vildagliptin linagliptin saxagliptin alogliptin teneligliptin januvia janumet galvus eucreas jalra
    tradjenta trajenta jentadueto onglyza kombiglyze nesina pioglitazone rosiglitazone avandia acarbose glucobay
    voglibose
    levothyroxine liothyronine carbimazole methimazole synthroid levoxyl unithroid tirosint euthyrox eltroxin
    thyronorm cytomel armourthyroid
    prednisone prednisolone methylprednisolone hydrocortisone dexamethasone betamethasone deflazacort fludrocortisone
    medrol deltasone decadron cortef florinef
    allopurinol febuxostat colchicine zyloprim uloric
    statin statins atorvastatin rosuvastatin simvastatin pravastatin lovastatin pitavastatin ezetimibe lipitor crestor
    zocor
    phentermine adipex bupropion wellbutrin sertraline fluoxetine escitalopram citalopram paroxetine venlafaxine
    duloxetine mirtazapine amitriptyline zoloft prozac lexapro cipralex celexa paxil effexor cymbalta antidepressant
    antidepressants`),
};

function listed(names: string): string[] {
  return names.trim().split(/\s+/);
}
