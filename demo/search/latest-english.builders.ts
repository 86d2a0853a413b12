import { askedIn } from './asked.builders.ts'

const asked = askedIn('en')

/** What was typed in English by a third person; it was unread until all else was done. */
export const latestEnglish = [
  asked('shift dress', (is) => is.named(/shift dress/)),
  asked(
    'wrap coat with a belt',
    (is) => is.named(/wrap coat|trench coat/),
    (is) => is.named(/wrap coat/),
  ),
  asked(
    'bermuda shorts',
    (is) => is.named(/city shorts|tailored shorts|turn-up shorts/) && !is.named(/swim/),
    (is) => is.named(/city shorts/),
  ),
  asked('peplum top', (is) => is.named(/peplum/)),
  asked('trouser suit for women', (is) => is.inside('women/clothing/suits-and-sets')),
  asked('crew neck sweatshirt', (is) => is.named(/crew-neck sweatshirt/)),
  asked(
    'lingerie set',
    (is) => is.named(/bra and brief set|camisole and shorts set/),
    (is) => is.named(/bra and brief set/),
  ),
  asked('skater dress', (is) => is.named(/fit-and-flare dress/)),
  asked('barrel leg jeans', (is) => is.named(/barrel jeans/)),
  asked(
    'outerwear for men',
    (is) => is.inside('men/clothing') && is.kind('coats', 'jackets', 'leather-jackets', 'down-and-puffer-jackets'),
  ),
  asked('desert boots', (is) => is.named(/chukka/)),
  asked(
    'penny loafers',
    (is) => is.named(/penny/),
    (is) => is.named(/penny loafers/),
  ),
  asked(
    'pool sliders',
    (is) => is.named(/slides|thong sandals|two-strap sandals/),
    (is) => is.named(/slides/),
  ),
  asked(
    'comfortable low heels i can wear all day at work',
    (is) => is.inside('women/shoes') && is.named(/low-heel|kitten-heel|block-heel (pumps|mules|sandals)/),
    (is) => is.named(/low-heel pumps/),
  ),
  asked('saddle bag', (is) => is.named(/saddle bag/)),
  asked('sling bag', (is) =>
    is.kind('crossbody-bags', 'messenger-and-crossbody-bags', 'belt-bags', 'shoulder-bags', 'mini-bags'),
  ),
  asked(
    'gym bag',
    (is) => is.kind('travel-bags', 'backpacks'),
    (is) => is.named(/duffel/),
  ),
  asked(
    'small leather goods',
    (is) =>
      is.kind('wallets', 'card-holders', 'key-rings', 'key-rings-and-bag-charms', 'pouches-and-clutches') ||
      (is.kind('tech-accessories') && is.named(/leather/)),
  ),
  asked('flat cap', (is) => is.named(/felted cap/)),
  asked(
    'zip around purse',
    (is) => is.named(/zip-around wallet/) || is.named(/zip pouch/),
    (is) => is.named(/zip-around wallet/),
  ),
  asked('browline glasses', (is) => is.named(/browline/)),
  asked('eyewear', (is) => is.kind('sunglasses', 'eyeglass-frames')),
  asked(
    'string of pearls',
    (is) => is.named(/pearl strand|faux-pearl bead necklace|pearl necklace/),
    (is) => is.named(/pearl strand|triple pearl necklace/),
  ),
  asked(
    'costume jewellery',
    (is) => is.inside('women/fashion-jewellery') || is.inside('men/accessories/jewellery'),
    (is) => is.inside('women/fashion-jewellery'),
  ),
  asked('nato strap', (is) => is.named(/fabric watch strap/)),
  asked(
    'do you have a travel roll for my watches',
    (is) => is.named(/watch roll|watch case/),
    (is) => is.named(/watch roll/),
  ),
  asked('hair mask', (is) => is.named(/hair mask/)),
  asked(
    'hand soap',
    (is) => is.named(/hand wash|soap/),
    (is) => is.named(/hand wash/),
  ),
  asked('contour palette', (is) => is.named(/face palette/)),
  asked(
    'vitamin c serum',
    (is) => is.named(/vitamin C/),
    (is) => is.named(/vitamin C serum/),
  ),
  asked('champagne glasses', (is) => is.named(/champagne/)),
  asked('espresso cups', (is) => is.named(/espresso cup/)),
  asked(
    'serving tray',
    (is) => is.named(/tray/),
    (is) => is.kind('trays-and-boxes') && is.named(/tray/),
  ),
  asked(
    'pillow mist',
    (is) => is.kind('room-sprays'),
    (is) => is.named(/linen spray/),
  ),
  asked('looking for a bed for my puppy', (is) => is.named(/pet bed/)),
  asked('grey jumper for him', (is) => is.inside('men/clothing/knitwear') && is.coloured('grey', 'charcoal')),
  asked('sapphire earrings', (is) => (is.kind('earrings') || is.named(/earring|studs$/)) && is.made('sapphire')),
  asked('watch strap 20mm', (is) => is.kind('watch-straps') && is.sizes.includes('mm 20 mm')),
  asked('candles under $500', (is) => is.kind('candles') && is.price <= 500),
  asked('present for a dog lover', (is) => is.kind('pet-accessories')),
  asked('marble lamp', (is) => is.kind('lighting') && is.named(/marble/)),
  asked('mens shirt 41 collar', (is) => is.inside('men/clothing/shirts') && is.sizes.includes('collar 41')),
  asked('red lipstick', (is) => is.kind('lips') && is.coloured('red')),
  asked('polka dot tights', (is) => is.named(/polka-dot/) && is.named(/tights/)),
  asked('bakpack', (is) => is.kind('backpacks')),
  asked(
    'luggadge',
    (is) => is.kind('luggage', 'travel-bags'),
    (is) => is.kind('luggage'),
  ),
  asked('cashmere scraf', (is) => is.kind('scarves', 'scarves-and-shawls') && is.of(/cashmere/i)),
  asked('scented candel', (is) => is.kind('candles')),
  asked('sandles', (is) => is.named(/sandals$/)),
  asked('lipstik', (is) => is.kind('lips')),
  asked(
    'ostler house chess',
    (is) => is.by('ostler-house') && is.kind('games-and-puzzles'),
    (is) => is.by('ostler-house') && is.named(/chess/),
  ),
  asked('sorrel & myrrh hand cream', (is) => is.by('sorrel-myrrh') && is.kind('hand-and-foot-care')),
  asked('yulan court jade', (is) => is.by('yulan-court') && is.kind('jade-and-fei-cui')),
]
