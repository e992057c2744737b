import { describe, expect, it } from 'vitest';
import { allergensIn } from './allergens.ts';

const contained = (text: string) =>
  allergensIn(text).flatMap(({ id, presence }) => (presence === 'contains' ? [id] : []));
const traces = (text: string) =>
  allergensIn(text).flatMap(({ id, presence }) => (presence === 'may_contain' ? [id] : []));

describe('allergensIn', () => {
  it.each([
    ['English', 'Enriched flour, whey, egg whites, soy lecithin, sesame seeds, mustard, celery salt'],
    ['French', 'Farine de blé, lactosérum, œufs, lécithine de soja, graines de sésame, moutarde, céleri'],
    ['Spanish', 'Harina de trigo, suero de leche, huevo, lecitina de soja, sésamo, mostaza, apio'],
    ['German', 'Weizenmehl, Süßmolkenpulver, Hühnereiweiß, Sojalecithin, Sesamöl, Senfkörner, Selleriesalz'],
    ['Italian', 'Farina di frumento, latte in polvere, uova, lecitina di soia, sesamo, senape, sedano'],
    ['Dutch', 'Tarwebloem, magere melkpoeder, eigeel, sojalecithine, sesamzaad, mosterdzaad, selderij'],
    ['Portuguese', 'Farinha de trigo, leite em pó, ovos, lecitina de soja, sésamo, mostarda, aipo'],
  ])('knows the words of %s labels', (_, text) => {
    expect(contained(text)).toEqual(['milk', 'egg', 'wheat', 'soy', 'sesame', 'celery', 'mustard']);
  });

  it.each([
    ['fish', 'salmon; sardines', 'anchois', 'atún', 'Thunfisch', 'tonno', 'ansjovis', 'bacalhau'],
    ['crustaceans', 'shrimp', 'crevettes', 'gambas', 'Garnelen', 'gamberi', 'garnalen', 'camarão'],
    ['tree_nuts', 'walnuts', 'noisettes', 'avellanas', 'Haselnüsse', 'mandorle', 'hazelnoten', 'nozes'],
    ['peanuts', 'peanut butter', 'cacahuètes', 'cacahuete', 'Erdnüsse', 'arachidi', 'pindakaas', 'amendoim'],
    ['gluten_cereals', 'rye flour', 'orge', 'cebada', 'Gerstenmalz', 'segale', 'havermout', 'aveia'],
    ['lupin', 'lupin flour', 'farine de lupin', 'altramuz', 'Lupinenmehl', 'lupini', 'lupine', 'tremoço'],
    ['molluscs', 'oysters', 'moules', 'mejillones', 'Tintenfisch', 'cozze', 'mosselen', 'ameijoas'],
    ['sesame', 'tahini', 'Everything But The Bagel seasoning', 'za’atar', 'dukkah', 'furikake'],
    ['sulphites', 'sodium metabisulfite', 'sulfites', 'sulfitos', 'E 220', 'solfiti', 'sulfiet', 'E223'],
  ])('finds %s and nothing else', (id, ...texts) => {
    for (const text of texts) expect(contained(text), text).toEqual([id]);
  });

  it('tells what may be inside from what is inside', () => {
    const text =
      'Sugar, skimmed milk powder. May contain traces of peanuts, tree nuts and milk. Contains: soy.';
    expect(contained(text)).toEqual(['milk', 'soy']);
    expect(traces(text)).toEqual(['tree_nuts', 'peanuts']);
    expect(traces('Zucker. Kann Spuren von Nüssen und Sesam enthalten.')).toEqual(['tree_nuts', 'sesame']);
    expect(traces('Sucre. Peut contenir des traces d’arachides.')).toEqual(['peanuts']);
    expect(traces('Azúcar. Puede contener huevo.')).toEqual(['egg']);
    expect(traces('Zucchero. Può contenere soia.')).toEqual(['soy']);
    expect(traces('Suiker. Kan melk en pinda bevatten.')).toEqual(['milk', 'peanuts']);
    expect(traces('Açúcar. Pode conter vestígios de leite.')).toEqual(['milk']);
    expect(traces('Made in a facility that also processes egg')).toEqual(['egg']);
  });

  it('ends a warning where the contents are named, also without a full stop', () => {
    const text = 'OATS MAY CONTAIN ALMONDS CONTAINS MILK';
    expect(contained(text)).toEqual(['milk', 'gluten_cereals']);
    expect(traces(text)).toEqual(['tree_nuts']);
  });

  it.each([
    'coconut milk, coconut cream, cocoa butter, shea butter',
    'lait de coco, beurre de cacao; leche de coco; burro di cacao; manteiga de cacau; crème de tartre',
    'Kokosmilch, Kakaobutter, Milchsäure, melkzuur',
    'nutmeg, coconut, butternut squash, nutritional yeast, noix de muscade, nuez moscada, Muskatnuss, Kokosnuss',
    'buckwheat flour, Buchweizenmehl, trigo sarraceno, maltodextrin, maltitol, rice flour',
    'eggplant, creamer-like starch, oyster mushrooms, lactic acid, cream of tartar, vegetable oil at room temperature',
    'gluten-free, dairy free, free from milk, sans gluten, sin lactosa, glutenfrei, suikervrij, senza lattosio',
  ])('is not fooled by %s', (text) => {
    expect(allergensIn(text)).toEqual([]);
  });

  it('knows whose milk and butter it is', () => {
    expect(contained('oat milk')).toEqual(['gluten_cereals']);
    expect(contained('almond butter')).toEqual(['tree_nuts']);
    expect(contained('Sojamilch, lait d’amande')).toEqual(['tree_nuts', 'soy']);
    expect(contained('Tuna packed in soybean oil')).toEqual(['fish', 'soy']);
    expect(contained('peanuts')).not.toContain('tree_nuts');
    expect(contained('cage free eggs, free range eggs, fat-free milk')).toEqual(['milk', 'egg']);
  });

  it('reads a word that a line end divides', () => {
    expect(contained('sugar, al- monds, egg- and milk powder')).toEqual(['milk', 'egg', 'tree_nuts']);
  });

  it('names each allergen once, with all its words', () => {
    expect(allergensIn('Butter, whey, butter')).toEqual([
      { id: 'milk', presence: 'contains', words: ['butter', 'whey'] },
    ]);
    expect(allergensIn('')).toEqual([]);
  });
});
