/** What stands behind the numbers of Google's tree of categories, as far as a shop like this has it. */
const NAMES: Record<string, string> = {
  166: 'Apparel & Accessories',
  1604: 'Clothing',
  203: 'Clothing > Outerwear',
  5598: 'Clothing > Coats & Jackets',
  2271: 'Clothing > Dresses',
  204: 'Clothing > Trousers',
  212: 'Clothing > Tops',
  207: 'Clothing > Shorts',
  1581: 'Clothing > Skirts',
  211: 'Clothing > Swimwear',
  187: 'Shoes',
  188: 'Jewellery',
  191: 'Jewellery > Bracelets',
  194: 'Jewellery > Earrings',
  196: 'Jewellery > Necklaces',
  200: 'Jewellery > Rings',
  201: 'Watches',
  167: 'Accessories',
  169: 'Accessories > Belts',
  170: 'Accessories > Gloves',
  173: 'Accessories > Hats',
  177: 'Accessories > Scarves',
  178: 'Accessories > Sunglasses',
  3032: 'Bags',
  2668: 'Wallets',
  473: 'Beauty',
  477: 'Beauty > Make-up',
  479: 'Beauty > Fragrance',
  567: 'Beauty > Skincare',
}

/** The name of one of its numbers. */
export const googleCategory = (word: string): string | undefined => NAMES[word.trim()]

/** A number of it is nothing to make a category of: somebody says which one it is here. */
export const isCategoryNumber = (word: string): boolean => /^\d{1,7}$/.test(word.trim())
