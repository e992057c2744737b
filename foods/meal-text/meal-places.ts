import { foodWord } from '../food-words.ts';
import { isFoodWord } from './food-ranking.ts';

const inComparableForm = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(foodWord));

/** Shops, restaurants and services that meals are told with, each by a word that names no food. */
const PLACES = inComparableForm(
  'applebees arbys aldi asda bojangles braums bucees buffet burgerfi cafe cafeteria canteen carls carrabbas checkers chickfila ' +
    'chilis chipotle coop costa costco culvers dennys deliveroo deli diner dominos doordash drivethru dunkin dunkins eatery ' +
    'fiveguys freshii grubhub greggs hardees heb hyvee ihop iceland innout jollibee jolibee kfc kroger kwik kwiktrip lidl luby lubys mcd mcds maccas ' +
    'mcdonalds meijer morrisons nandos outback panera pandaexpress papajohns perkins petro popeyes potbelly pret publix qdoba quiktrip ' +
    'quiznos raisingcanes redrobin restaurant sainsburys samsclub sbarro sheetz shoneys starbucks steaknshake subway swiggy tacobell ' +
    'takeaway takeout tesco tgif traderjoes ubereats vending waitrose walmart wawa wegmans wendys wetherspoons whataburger wholefoods wingstop woolworths zaxbys zomato',
);

/** What a meal was for or part of. */
const OCCASIONS = inComparableForm(
  'anniversary birthday bbq braai break church cookout christening christmas deal diwali easter engagement event festival funeral game gathering graduation halloween ' +
    'holiday meeting movie office party picnic potluck reception release retreat service shift shower supper thanksgiving tailgate trip visit wedding work ' +
    'lunch dinner brunch breakfast meal night house diner place home',
);

/** Names a shop or restaurant and no food: "Tesco", but no "McDonald's" where foods are told with it. */
export const isPlace = (word: string): boolean => PLACES.has(word) && !isFoodWord(word);

/** True where each word is a place, an occasion or no word of foods, and one of the first two is there: "Church supper", "Nandos". */
export function tellsWhere(words: readonly string[]): boolean {
  return (
    words.some((word) => PLACES.has(word) || OCCASIONS.has(word)) &&
    words.every((word) => PLACES.has(word) || OCCASIONS.has(word) || !isFoodWord(word))
  );
}
