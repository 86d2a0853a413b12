import type { JudgedQuery } from './judged-piece.ts'

/** What shoppers typed in English who did not know the vocabulary, with what is right for it. */
export const englishQueries: readonly JudgedQuery[] = [
  { query: 'bumbag', language: 'en', right: (piece) => piece.kind('belt-bags') },
  {
    query: 'laptop bag',
    language: 'en',
    right: (piece) => piece.kind('briefcases', 'tote-bags', 'backpacks', 'messenger-and-crossbody-bags') || piece.named(/laptop/),
  },
  { query: 'rucksack', language: 'en', right: (piece) => piece.kind('backpacks') },
  { query: 'carry on suitcase', language: 'en', right: (piece) => piece.kind('luggage') },
  {
    query: 'quilted chain bag',
    language: 'en',
    right: (piece) => piece.inside('women/bags') && piece.named(/quilted/) && piece.named(/chain/),
  },
  { query: 'shopper', language: 'en', right: (piece) => piece.kind('tote-bags') },
  { query: 'keychain', language: 'en', right: (piece) => piece.kind('key-rings', 'key-rings-and-bag-charms') },
  { query: 'ankle boots', language: 'en', right: (piece) => piece.kind('ankle-boots') || piece.named(/Chelsea|chukka/) },
  { query: 'knee high boots', language: 'en', right: (piece) => piece.inside('women/shoes/boots') },
  { query: 'trainers', language: 'en', right: (piece) => piece.kind('sneakers') },
  {
    query: 'ballet flats',
    language: 'en',
    right: (piece) => piece.kind('ballerinas', 'flats'),
    needed: (piece) => piece.kind('ballerinas'),
  },
  { query: 'wedges', language: 'en', right: (piece) => piece.named(/wedge/) },
  {
    query: 'dress shoes men',
    language: 'en',
    right: (piece) => piece.inside('men/shoes/oxfords-and-derbies') || piece.inside('men/shoes/loafers'),
    needed: (piece) => piece.inside('men/shoes/oxfords-and-derbies'),
  },
  { query: 'cocktail dress', language: 'en', right: (piece) => piece.kind('dresses') && !piece.named(/poplin|linen|cotton/) },
  { query: 'playsuit', language: 'en', right: (piece) => piece.kind('jumpsuits') },
  { query: 'pussy bow blouse', language: 'en', right: (piece) => piece.named(/pussy-bow/) },
  { query: 'shacket', language: 'en', right: (piece) => piece.named(/overshirt/) },
  { query: 'sweater vest', language: 'en', right: (piece) => piece.named(/knitted vest/) },
  { query: 'leggings', language: 'en', right: (piece) => piece.named(/legging/) },
  {
    query: 'wide leg pants',
    language: 'en',
    right: (piece) => piece.named(/wide-leg/),
    needed: (piece) => piece.named(/wide-leg trousers/),
  },
  { query: 'body warmer', language: 'en', right: (piece) => piece.named(/gilet/) },
  { query: 'biker jacket', language: 'en', right: (piece) => piece.named(/biker/) },
  { query: 'board shorts', language: 'en', right: (piece) => piece.inside('men/clothing/swimwear') },
  { query: 'pantyhose', language: 'en', right: (piece) => piece.named(/tights|hold-ups/) },
  { query: 'baseball cap', language: 'en', right: (piece) => piece.named(/baseball cap/) },
  {
    query: 'sun hat',
    language: 'en',
    right: (piece) => piece.kind('hats', 'hats-and-caps') && piece.named(/straw|brimmed|bucket|fedora/),
  },
  { query: 'cufflinks', language: 'en', right: (piece) => piece.kind('cufflinks') },
  {
    query: 'necktie',
    language: 'en',
    right: (piece) => piece.kind('ties-and-bow-ties'),
    needed: (piece) => piece.named(/ tie$/) && !piece.named(/bow tie/),
  },
  { query: 'alice band', language: 'en', right: (piece) => piece.named(/headband/) },
  { query: 'diving watch', language: 'en', right: (piece) => piece.kind('dive-watches') },
  { query: 'watch winder', language: 'en', right: (piece) => piece.kind('watch-boxes-and-winders') },
  { query: 'signet ring', language: 'en', right: (piece) => piece.named(/signet/) },
  { query: 'brooch pin', language: 'en', right: (piece) => piece.named(/brooch/) },
  { query: 'eyeshadow palette', language: 'en', right: (piece) => piece.named(/eyeshadow|palette/) },
  {
    query: 'bb cream',
    language: 'en',
    right: (piece) => piece.inside('beauty/make-up/face'),
    needed: (piece) => piece.named(/tinted moisturiser/),
  },
  { query: 'body lotion', language: 'en', right: (piece) => piece.kind('body-lotion') },
  {
    query: 'conditioner',
    language: 'en',
    right: (piece) => piece.kind('hair-care'),
    needed: (piece) => piece.named(/conditioner/),
  },
  { query: 'hairdryer', language: 'en', right: (piece) => piece.named(/hair dryer/) },
  {
    query: 'bath bombs',
    language: 'en',
    right: (piece) => piece.kind('bath-and-shower'),
    needed: (piece) => piece.named(/bath bomb/),
  },
  { query: 'table lamp', language: 'en', right: (piece) => piece.kind('lighting') },
  { query: 'throw blanket', language: 'en', right: (piece) => piece.named(/throw|travel blanket/) },
  { query: 'duvet cover', language: 'en', right: (piece) => piece.kind('bedding'), needed: (piece) => piece.named(/duvet/) },
  {
    query: 'coffee mug',
    language: 'en',
    right: (piece) => piece.kind('mugs-and-teaware') && piece.named(/mug|espresso cup|cup and saucer/),
    needed: (piece) => piece.named(/mug/),
  },
  {
    query: 'wine glasses',
    language: 'en',
    right: (piece) => piece.kind('glassware'),
    needed: (piece) => piece.named(/wine glass/),
  },
  { query: 'silverware', language: 'en', right: (piece) => piece.kind('cutlery') },
  { query: 'picture frame', language: 'en', right: (piece) => piece.kind('photo-frames') },
  { query: 'chess set', language: 'en', right: (piece) => piece.named(/chess/) },
  { query: 'crossbdy bag', language: 'en', right: (piece) => piece.kind('crossbody-bags', 'messenger-and-crossbody-bags') },
  { query: 'lofers', language: 'en', right: (piece) => piece.kind('loafers') },
  { query: 'espadrils', language: 'en', right: (piece) => piece.kind('espadrilles') },
  { query: 'balerina flats', language: 'en', right: (piece) => piece.kind('ballerinas', 'flats') },
  {
    query: 'stilleto',
    language: 'en',
    right: (piece) => piece.inside('women/shoes') && piece.named(/stiletto|pointed pumps|heeled sandals/),
    needed: (piece) => piece.named(/stiletto/),
  },
  { query: 'dreses', language: 'en', right: (piece) => piece.kind('dresses') },
  { query: 'pleeted skirt', language: 'en', right: (piece) => piece.named(/pleated skirt/) },
  { query: 'hoddie', language: 'en', right: (piece) => piece.named(/hoodie|hooded sweatshirt/) },
  { query: 'jumpsiut', language: 'en', right: (piece) => piece.kind('jumpsuits') },
  {
    query: 'pyjammas',
    language: 'en',
    right: (piece) => piece.kind('lingerie-and-sleepwear') && piece.named(/pyjama|nightshirt|shorts set/),
    needed: (piece) => piece.named(/pyjama/),
  },
  { query: 'sunglases men', language: 'en', right: (piece) => piece.inside('men/accessories/sunglasses') },
  { query: 'braclet', language: 'en', right: (piece) => piece.named(/bangle|open cuff|bracelet/) && !piece.kind('watch-straps') },
  { query: 'earings', language: 'en', right: (piece) => piece.kind('earrings') || piece.named(/earring|studs$/) },
  {
    query: 'saphire ring',
    language: 'en',
    right: (piece) =>
      ((piece.kind('rings', 'engagement-and-wedding-rings') && !piece.named(/earring/)) || piece.named(/ ring$/)) &&
      piece.made('sapphire'),
  },
  {
    query: 'chronogragh',
    language: 'en',
    right: (piece) =>
      piece.inside('watches-and-jewellery/watches') &&
      !piece.kind('watch-boxes-and-winders', 'watch-straps') &&
      piece.named(/chronograph/),
  },
  { query: 'masacara', language: 'en', right: (piece) => piece.named(/mascara/) },
  {
    query: 'brown suede loafers',
    language: 'en',
    right: (piece) => piece.kind('loafers') && piece.made('suede') && piece.coloured('brown'),
  },
  {
    query: 'rose gold earrings',
    language: 'en',
    right: (piece) => (piece.kind('earrings') || piece.named(/earring|studs$/)) && piece.coloured('rose-gold'),
  },
  {
    query: 'white gold necklace',
    language: 'en',
    right: (piece) =>
      (piece.kind('necklaces', 'necklaces-and-pendants') || piece.named(/necklace|pendant|chunky chain/)) &&
      piece.made('white-gold-18k'),
  },
  { query: 'titanium glasses', language: 'en', right: (piece) => piece.kind('eyeglass-frames') && piece.made('titanium') },
  { query: 'beach bag', language: 'en', right: (piece) => piece.kind('tote-bags', 'bucket-bags') },
  { query: 'office dress', language: 'en', right: (piece) => piece.kind('dresses') },
  {
    query: 'gift for mum',
    language: 'en',
    right: (piece) =>
      piece.worn('women', 'unisex') &&
      (piece.inside('beauty') ||
        piece.kind(
          'silk-scarves',
          'scarves-and-shawls',
          'wallets',
          'umbrellas',
          'necklaces',
          'earrings',
          'necklaces-and-pendants',
          'hats',
          'gloves',
        ) ||
        piece.inside('women/fashion-jewellery') ||
        piece.inside('homeware') ||
        piece.inside('watches-and-jewellery/fine-jewellery') ||
        piece.inside('women/bags') ||
        piece.inside('women/accessories')),
  },
  { query: 'ankle boots EU 38', language: 'en', right: (piece) => piece.kind('ankle-boots') && piece.sizes.includes('EU 38') },
  {
    query: 'loafers size 42 men',
    language: 'en',
    right: (piece) => piece.inside('men/shoes/loafers') && piece.sizes.includes('EU 42'),
  },
  {
    query: 'mens t shirt size M',
    language: 'en',
    right: (piece) => piece.inside('men/clothing/t-shirts') && piece.sizes.includes('INT M'),
  },
  {
    query: 'perfume 100ml',
    language: 'en',
    right: (piece) => piece.inside('beauty/fragrance') && piece.sizes.includes('ml 100 ml'),
  },
  { query: 'dress under 5000', language: 'en', right: (piece) => piece.kind('dresses') && piece.price <= 5000 },
  {
    query: 'watch HK$5000-8000',
    language: 'en',
    right: (piece) =>
      piece.inside('watches-and-jewellery/watches') &&
      !piece.kind('watch-boxes-and-winders', 'watch-straps') &&
      piece.price >= 5000 &&
      piece.price <= 8000,
  },
  {
    query: 'gift under 500',
    language: 'en',
    right: (piece) =>
      piece.price <= 500 &&
      (piece.inside('beauty') ||
        piece.inside('homeware') ||
        piece.inside('women/accessories') ||
        piece.inside('men/accessories') ||
        piece.inside('women/fashion-jewellery')),
  },
  {
    query: 'shoes below $2000',
    language: 'en',
    right: (piece) => (piece.inside('women/shoes') || piece.inside('men/shoes')) && piece.price <= 2000,
  },
  { query: 'waterproof watch', language: 'en', right: (piece) => piece.kind('dive-watches') },
  { query: 'kestrel and wren', language: 'en', right: (piece) => piece.by('kestrel-wren') },
  { query: 'alderwick rowe', language: 'en', right: (piece) => piece.by('alderwick-rowe') },
  { query: 'tesselate jeans', language: 'en', right: (piece) => piece.by('tessellate') && piece.kind('jeans') },
  {
    query: 'lindqvane watch',
    language: 'en',
    right: (piece) =>
      piece.by('lindqvane') &&
      piece.inside('watches-and-jewellery/watches') &&
      !piece.kind('watch-boxes-and-winders', 'watch-straps'),
  },
  { query: 'dyson hair dryer', language: 'en', right: (piece) => piece.named(/hair dryer/), mayBeEmpty: true },
  { query: '👠👠', language: 'en', right: (piece) => piece.inside('women/shoes'), mayBeEmpty: true },
  {
    query: '💍 gold',
    language: 'en',
    right: (piece) =>
      ((piece.kind('rings', 'engagement-and-wedding-rings') && !piece.named(/earring/)) || piece.named(/ ring$/)) &&
      piece.coloured('gold', 'rose-gold'),
  },
  { query: 'black dress??? 😍', language: 'en', right: (piece) => piece.kind('dresses') && piece.coloured('black') },
  {
    query: 'BLACK LEATHER BOOTS',
    language: 'en',
    right: (piece) =>
      piece.kind('boots', 'ankle-boots') && piece.coloured('black') && piece.made('calfskin', 'suede', 'nappa', 'patent-leather'),
    needed: (piece) => piece.kind('boots', 'ankle-boots') && piece.coloured('black'),
  },
  { query: 'cashmere+sweater', language: 'en', right: (piece) => piece.kind('knitwear') && piece.of(/cashmere/i) },
  { query: 'dress<script>alert(1)</script>', language: 'en', right: (piece) => piece.kind('dresses'), mayBeEmpty: true },
  {
    query: 'i need a warm jacket for my trip to hokkaido in january',
    language: 'en',
    right: (piece) => piece.kind('down-and-puffer-jackets', 'coats'),
  },
  {
    query: 'show me mens leather shoes for the office please',
    language: 'en',
    right: (piece) => piece.inside('men/shoes') && piece.kind('oxfords-and-derbies', 'loafers', 'drivers'),
  },
  { query: 'and', language: 'en', right: () => true, mayBeEmpty: true },
  {
    query: 'ｓｉｌｋ　ｓｃａｒｆ',
    language: 'en',
    right: (piece) => piece.kind('scarves', 'scarves-and-shawls', 'silk-scarves') && piece.made('silk'),
  },
]
