import { askedIn } from './asked.builders.ts'

const asked = askedIn('en')

/** What was typed in English by two people who had read none of the vocabulary. */
export const laterEnglish = [
  asked('holdall', (is) => is.kind('travel-bags')),
  asked(
    'hobo bag',
    (is) => is.named(/crescent bag|half-moon bag/) || is.kind('bucket-bags', 'shoulder-bags'),
    (is) => is.named(/crescent bag|half-moon bag/),
  ),
  asked(
    'evening purse',
    (is) => is.kind('clutches-and-evening-bags', 'mini-bags') || (is.kind('shoulder-bags') && is.named(/chain/)),
    (is) => is.kind('clutches-and-evening-bags'),
  ),
  asked(
    'billfold',
    (is) => is.kind('wallets', 'card-holders'),
    (is) => is.kind('wallets'),
  ),
  asked('court shoes', (is) => is.kind('pumps')),
  asked('brogues', (is) => is.named(/brogue/)),
  asked('driving moccasins', (is) => is.kind('drivers')),
  asked('cowboy boots', (is) => is.named(/western boots/)),
  asked('slingbacks', (is) => is.named(/slingback/)),
  asked(
    'pea coat',
    (is) => is.kind('coats') && is.named(/double-breasted|car coat/),
    (is) => is.kind('coats') && is.named(/double-breasted/),
  ),
  asked('mackintosh raincoat', (is) => is.named(/trench coat/)),
  asked(
    'boiler suit',
    (is) => is.kind('jumpsuits'),
    (is) => is.named(/utility jumpsuit|belted jumpsuit/),
  ),
  asked('two piece swimsuit', (is) => is.named(/bikini/)),
  asked(
    'chinos',
    (is) => is.kind('trousers') && is.made('cotton'),
    (is) => is.kind('trousers') && is.named(/cotton-twill (straight|tailored|pleated)/),
  ),
  asked(
    'bell bottoms',
    (is) => is.named(/flared trousers|bootcut/),
    (is) => is.named(/flared trousers/),
  ),
  asked('aviators', (is) => is.kind('sunglasses') && is.named(/double-bridge/)),
  asked('bobble hat', (is) => is.named(/pompom beanie/)),
  asked('trilby', (is) => is.named(/fedora/)),
  asked(
    'neckerchief',
    (is) => is.kind('silk-scarves') || (is.kind('scarves', 'scarves-and-shawls') && (is.made('silk') || is.named(/triangular/))),
    (is) => is.kind('silk-scarves'),
  ),
  asked('brolly', (is) => is.kind('umbrellas')),
  asked(
    'nightie',
    (is) => is.kind('lingerie-and-sleepwear') && is.named(/nightshirt|slip$|pyjama|shorts set/),
    (is) => is.kind('lingerie-and-sleepwear') && is.named(/nightshirt|slip$/),
  ),
  asked(
    'solitaire engagement ring',
    (is) =>
      ((is.kind('rings', 'engagement-and-wedding-rings') && !is.named(/earring/)) || is.named(/ ring$/)) &&
      (is.made('diamond') || is.named(/solitaire/) || is.kind('engagement-and-wedding-rings')),
    (is) => is.named(/diamond (solitaire|six-claw|halo) ring/),
  ),
  asked('moonphase', (is) => is.named(/moon-phase/)),
  asked('eyeliner', (is) => is.named(/eye pencil/)),
  asked('retinol', (is) => is.named(/retinal/)),
  asked(
    'fragrance sampler',
    (is) => is.kind('fragrance-sets'),
    (is) => is.named(/discovery set|trio of scents/),
  ),
  asked('air freshener', (is) => is.kind('room-sprays', 'diffusers')),
  asked('serviettes', (is) => is.named(/napkin/)),
  asked('hawaiian shirt', (is) => is.named(/camp-collar/)),
  asked('grandad collar shirt', (is) => is.named(/band-collar/)),
  asked(
    'quarter zip',
    (is) => is.named(/half-zip|zip (training|running) top|zip polo/),
    (is) => is.named(/half-zip/),
  ),
  asked(
    'tank watch',
    (is) => is.named(/tank-shaped|rectangular watch/),
    (is) => is.named(/tank-shaped/),
  ),
  asked('tumblers', (is) => is.kind('glassware') && is.named(/tumbler|highball/)),
  asked('dog bowl', (is) => is.named(/pet bowl|feeding bowl|raised feeder/)),
  asked('coffee table book', (is) => is.kind('books') && !is.named(/journal/)),
  asked(
    'black tie men',
    (is) =>
      (is.worn('men') && is.named(/dinner (suit|jacket)|tuxedo/)) ||
      (is.inside('men') && is.named(/bow tie|cufflinks/)) ||
      (is.inside('men/shoes') && is.made('patent-leather') && is.coloured('black')),
    (is) => (is.worn('men') && is.named(/dinner (suit|jacket)/)) || is.named(/bow tie/),
  ),
  asked(
    'handbags under five thousand dollars',
    (is) => (is.inside('women/bags') || (is.inside('men/bags') && !is.kind('luggage'))) && is.price <= 5000,
  ),
  asked('mens black leather belt', (is) => is.inside('men/accessories/belts') && is.coloured('black') && is.made('calfskin')),
  asked(
    'king size bedding',
    (is) => is.kind('bedding'),
    (is) => is.sizes.includes('none King'),
  ),
  asked('camel coat', (is) => is.kind('coats') && is.coloured('camel')),
  asked('striped tee', (is) => is.named(/striped/i) && is.named(/T-shirt/)),
  asked(
    'croc effect handbag',
    (is) => (is.inside('women/bags') || (is.inside('men/bags') && !is.kind('luggage'))) && is.named(/croc/),
  ),
  asked(
    'XXL hoodie men',
    (is) => is.inside('men/clothing/sweatshirts-and-hoodies') && is.named(/hood/) && is.sizes.includes('INT XXL'),
  ),
  asked('gold heels', (is) => is.inside('women/shoes') && is.named(/pump|heel|stiletto/) && is.coloured('gold')),
  asked(
    'perfume 50 ml below HK$1000',
    (is) => is.inside('beauty/fragrance') && is.sizes.includes('ml 50 ml') && is.price <= 1000,
  ),
  asked('sneekers', (is) => is.kind('sneakers')),
  asked('cardigen', (is) => is.named(/cardigan/)),
  asked('umberella', (is) => is.kind('umbrellas')),
  asked('neckless', (is) => is.kind('necklaces', 'necklaces-and-pendants') || is.named(/necklace|pendant|chunky chain/)),
  asked(
    'moisterizer',
    (is) => is.kind('moisturisers') || is.named(/tinted moisturiser|rich cream/),
    (is) => is.kind('moisturisers'),
  ),
  asked('blaser', (is) => is.kind('blazers')),
  asked(
    'troussers',
    (is) => is.kind('trousers') || is.named(/training trousers/),
    (is) => is.kind('trousers'),
  ),
  asked(
    'perfum for men',
    (is) => is.kind('mens-fragrance', 'unisex-fragrance'),
    (is) => is.kind('mens-fragrance'),
  ),
  asked('cushon', (is) => is.named(/cushion/)),
  asked('slik dress', (is) => is.kind('dresses') && is.made('silk')),
  asked('harbor eleven', (is) => is.by('harbour-eleven')),
  asked('marenthule bags', (is) => is.by('maren-thule') && (is.inside('women/bags') || is.inside('men/bags'))),
  asked('nocturn botany serum', (is) => is.by('nocturne-botany') && is.kind('serums')),
  asked(
    'rolex submariner',
    (is) => is.inside('watches-and-jewellery/watches') && !is.kind('watch-boxes-and-winders', 'watch-straps'),
    undefined,
    true,
  ),
  asked(
    'do you guys have silk ties around 1000 for my dad',
    (is) => is.kind('ties-and-bow-ties') && is.made('silk') && is.price <= 1500,
    (is) => is.kind('ties-and-bow-ties') && is.named(/silk-twill self-tipped tie/) && is.price <= 1500,
  ),
  asked('🌂☔', (is) => is.kind('umbrellas'), undefined, true),
  asked(
    'chappals for men',
    (is) => is.inside('men/shoes/sandals-and-slides') || (is.inside('men/shoes/espadrilles') && is.named(/mules/)),
    (is) => is.inside('men/shoes/sandals-and-slides'),
  ),
  asked(
    'pashmina shawl',
    (is) => is.named(/shawl|stole/) || (is.kind('scarves-and-shawls', 'scarves') && is.of(/cashmere/i)),
    (is) => is.named(/shawl|stole/),
  ),
  asked('mens thongs', (is) => is.named(/thong sandals/)),
  asked('bathers', (is) => is.kind('swimwear')),
  asked(
    'budgie smugglers',
    (is) => is.inside('men/clothing/swimwear'),
    (is) => is.named(/swim trunks/),
  ),
  asked(
    'windcheater',
    (is) => (is.kind('jackets') && !is.named(/collarless/)) || is.named(/zip (running|training) top/),
    (is) => is.kind('jackets') && is.named(/bomber|Harrington|field|technical-nylon/),
  ),
  asked(
    'rubber shoes',
    (is) => is.kind('sneakers') || ((is.inside('women/shoes') || is.inside('men/shoes')) && is.named(/rubber/)),
    (is) => is.kind('sneakers'),
  ),
  asked(
    'spaghetti strap dress',
    (is) => is.named(/slip dress/) || is.named(/silk-satin slip$/),
    (is) => is.named(/slip dress/),
  ),
  asked('trolley bag for hand carry', (is) => is.kind('luggage')),
  asked('specs frame', (is) => is.kind('eyeglass-frames')),
  asked('shades for driving', (is) => is.kind('sunglasses')),
  asked(
    'woolly jumpers',
    (is) => is.kind('knitwear') && is.named(/sweater|cardigan/),
    (is) => is.kind('knitwear') && is.named(/sweater/) && is.of(/wool/),
  ),
  asked(
    'track pants',
    (is) => is.named(/drawstring trousers|training trousers/),
    (is) => is.named(/training trousers|loopback-cotton drawstring trousers/),
  ),
  asked('tuxedo for a black tie gala', (is) => is.named(/dinner suit|dinner jacket|tuxedo/)),
  asked('LBD', (is) => is.kind('dresses') && is.coloured('black')),
  asked('kitten heels', (is) => is.named(/kitten-heel/)),
  asked('sling-backs', (is) => is.named(/slingback/)),
  asked('monkstraps', (is) => is.named(/monk-strap/)),
  asked("doctor's bag", (is) => is.named(/doctor bag/)),
  asked(
    'weekender',
    (is) => is.kind('travel-bags'),
    (is) => is.named(/weekend bag/),
  ),
  asked('retinol for wrinkles around the eyes', (is) => is.kind('eye-care') || is.named(/retinal/)),
  asked('body spray', (is) => is.kind('body-mists')),
  asked('serviettes', (is) => is.named(/napkin/)),
  asked('crockery', (is) => is.kind('plates-and-bowls', 'mugs-and-teaware')),
  asked(
    'i want a small bag with a long strap i can wear across my body',
    (is) => is.kind('crossbody-bags', 'messenger-and-crossbody-bags', 'mini-bags', 'belt-bags') || is.named(/chain shoulder bag/),
    (is) => is.kind('crossbody-bags', 'mini-bags'),
  ),
  asked('something warm to wear around my neck', (is) => is.kind('scarves', 'scarves-and-shawls') && is.of(/wool|cashmere/i)),
  asked('co-ord set', (is) => is.kind('suits-and-sets') || (is.inside('women/clothing') && is.named(/ set$/))),
  asked('innerwear for men', (is) => is.inside('men/clothing/underwear-and-socks') && !is.named(/socks/)),
  asked(
    'nightsuit for ladies',
    (is) => is.inside('women/clothing/lingerie-and-sleepwear') && is.named(/pyjama|shorts set|nightshirt|dressing gown/),
    (is) => is.named(/pyjama set|shorts set/),
  ),
  asked(
    'chinos',
    (is) => is.kind('trousers') && is.named(/cotton-twill/),
    (is) => is.kind('trousers') && is.named(/cotton-twill/) && !is.named(/cargo/),
  ),
  asked('halter neck dress', (is) => is.named(/halter dress/)),
  asked('wool coat below 8k', (is) => is.kind('coats') && is.of(/wool|tweed/i) && is.price <= 8000),
  asked('baby blue trousers men', (is) => is.inside('men/clothing/trousers') && is.coloured('light-blue')),
  asked(
    'ladies blazer UK 14',
    (is) => is.inside('women/clothing/blazers') && ['UK 14', 'IT 46', 'FR 42'].some((s) => is.sizes.includes(s)),
    (is) => is.inside('women/clothing/blazers') && is.sizes.includes('UK 14'),
  ),
  asked('belt 105 cm', (is) => is.kind('belts') && is.sizes.includes('cm 105')),
  asked('velvet', (is) => is.named(/velvet/)),
  asked('linen pants for summer', (is) => is.kind('trousers') && is.of(/linen/)),
  asked('long sleeve tee', (is) => is.named(/long-sleeved T-shirt/)),
  asked(
    'mens wool suit size 40',
    (is) =>
      is.inside('men/clothing/suits') &&
      is.of(/wool/) &&
      ['UK 40', 'IT 50', 'FR 50', 'INT M', 'INT L'].some((s) => is.sizes.includes(s)),
    (is) => is.inside('men/clothing/suits') && is.of(/wool/) && ['UK 40', 'IT 50', 'FR 50'].some((s) => is.sizes.includes(s)),
  ),
  asked(
    'silver chain for men',
    (is) => is.inside('men/accessories/jewellery') && is.named(/chain|curb bracelet/) && is.coloured('silver'),
  ),
  asked(
    'gold watch under 20k',
    (is) =>
      is.inside('watches-and-jewellery/watches') &&
      !is.kind('watch-boxes-and-winders', 'watch-straps') &&
      (is.coloured('gold', 'rose-gold') || is.named(/gold-tone/)) &&
      is.price <= 20000,
  ),
  asked('camel colour coat', (is) => is.kind('coats') && is.coloured('camel', 'tan')),
  asked('pumps 37.5', (is) => is.kind('pumps') && is.sizes.includes('EU 37.5')),
  asked(
    'ladies loafers US 7',
    (is) => is.inside('women/shoes/loafers') && ['EU 37', 'EU 37.5', 'EU 38'].some((s) => is.sizes.includes(s)),
  ),
  asked(
    'white blouse for office',
    (is) =>
      (is.kind('blouses-and-shirts') || (is.inside('women/clothing/tops') && is.named(/mock-neck|puff-sleeve|crepe/))) &&
      is.coloured('white', 'off-white'),
    (is) => is.kind('blouses-and-shirts') && is.coloured('white', 'off-white'),
  ),
  asked('king size bedding', (is) => is.kind('bedding') && is.sizes.includes('none King')),
  asked('umberella', (is) => is.kind('umbrellas')),
  asked('cardigen', (is) => is.named(/cardigan/)),
  asked('breifcase', (is) => is.kind('briefcases')),
  asked('neckalce', (is) => is.kind('necklaces', 'necklaces-and-pendants') || is.named(/necklace|pendant|chunky chain/)),
  asked('suncreen', (is) => is.kind('sun-care')),
  asked(
    'swimsut',
    (is) => is.inside('women/clothing/swimwear'),
    (is) => is.named(/swimsuit/),
  ),
  asked('blazor mens', (is) => is.inside('men/clothing/blazers')),
  asked('sextant moor diver', (is) => is.by('sextant-moor') && is.kind('dive-watches')),
  asked('kohl verity lipstick', (is) => is.by('kohl-verity') && is.kind('lips')),
  asked('wexcombe gloves', (is) => is.by('wexcombe') && is.kind('gloves')),
  asked('sable point heels', (is) => is.by('sable-point') && is.inside('women/shoes') && is.named(/pump|heel|stiletto/)),
  asked('ＢＥＬＴ！！ ｍｅｎ', (is) => is.inside('men/accessories/belts')),
  asked('blackleatherbelt', (is) => is.kind('belts') && is.coloured('black')),
]
