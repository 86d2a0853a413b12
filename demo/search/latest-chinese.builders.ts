import { askedIn } from './asked.builders.ts'

const asked = askedIn('zh')

/** What was typed in Chinese, or in both languages at once, by a third person; it was unread until all else was done. */
export const latestChinese = [
  asked('恤衫裙', (is) => is.named(/shirt dress/)),
  asked(
    '男裝西裝',
    (is) => is.inside('men/clothing/suits') || is.inside('men/clothing/blazers'),
    (is) => is.inside('men/clothing/suits'),
  ),
  asked('工裝褲', (is) => is.named(/cargo/)),
  asked(
    '窄腳牛仔褲',
    (is) => is.named(/(skinny|slim|tapered) jeans/),
    (is) => is.named(/(skinny|slim) jeans/),
  ),
  asked('一件頭泳衣', (is) => is.named(/swimsuit/)),
  asked(
    '跑步著嘅衫',
    (is) => is.kind('activewear') && is.named(/top|T-shirt|shorts|bra|leggings|trousers/),
    (is) => is.named(/running top|running shorts|training T-shirt|training top/),
  ),
  asked(
    '連身內衣',
    (is) => is.named(/bodysuit/),
    (is) => is.named(/lace bodysuit/),
  ),
  asked(
    '無袖上衣',
    (is) => is.inside('women/clothing') && is.named(/sleeveless top|camisole$|knitted vest/),
    (is) => is.named(/sleeveless top/),
  ),
  asked(
    '西裝短褲',
    (is) => is.named(/tailored shorts/) || is.named(/city shorts/),
    (is) => is.named(/tailored shorts/),
  ),
  asked('馬靴', (is) => is.named(/riding boots/)),
  asked(
    '牛津鞋',
    (is) => is.named(/Oxford shoes|wingtip brogues/),
    (is) => is.named(/Oxford shoes/),
  ),
  asked(
    '幼踭靴',
    (is) => is.named(/stiletto ankle boots|heeled boots/),
    (is) => is.named(/stiletto ankle boots/),
  ),
  asked('蝴蝶結鞋', (is) => is.inside('women/shoes') && is.named(/bow (flats|slides)/)),
  asked(
    '涼拖',
    (is) => is.named(/slide|mules|thong sandals|two-strap sandals|slipper/),
    (is) => is.kind('slides-and-slippers', 'mules'),
  ),
  asked('相機袋', (is) => is.named(/camera bag/)),
  asked(
    '索繩袋',
    (is) => is.named(/drawstring (bucket bag|pouch)/) || is.kind('bucket-bags'),
    (is) => is.named(/drawstring (bucket bag|pouch)/),
  ),
  asked('迷你手袋', (is) => is.kind('mini-bags')),
  asked('孭袋', (is) => is.kind('shoulder-bags', 'crossbody-bags', 'backpacks', 'messenger-and-crossbody-bags', 'mini-bags')),
  asked('信封手拿袋', (is) => is.named(/envelope (clutch|pouch)/)),
  asked('髮飾', (is) => is.kind('hair-accessories')),
  asked('鴨舌帽', (is) => is.named(/baseball cap|felted cap/)),
  asked(
    '手袋掛飾',
    (is) => is.kind('key-rings', 'key-rings-and-bag-charms'),
    (is) => is.named(/charm/),
  ),
  asked('襪褲', (is) => is.named(/tights/)),
  asked('流蘇頸巾', (is) => is.named(/fringed scarf/)),
  asked(
    '白金戒指',
    (is) =>
      ((is.kind('rings', 'engagement-and-wedding-rings') && !is.named(/earring/)) || is.named(/ ring$/)) &&
      is.made('white-gold-18k', 'platinum-950'),
  ),
  asked('祖母綠首飾', (is) => is.made('emerald')),
  asked(
    '串珠手鏈',
    (is) => is.named(/bead bracelet|pearl bracelet/),
    (is) => is.named(/bead bracelet/),
  ),
  asked('飛行員手錶', (is) => is.named(/pilot watch/)),
  asked('八角形手錶', (is) => is.named(/octagonal watch/)),
  asked(
    '粉底液',
    (is) => is.inside('beauty/make-up/face'),
    (is) => is.named(/liquid foundation/),
  ),
  asked('護髮油', (is) => is.named(/hair oil/)),
  asked(
    '爽膚水',
    (is) => is.kind('toners-and-essences'),
    (is) => is.named(/toner/),
  ),
  asked('梳頭用嘅梳', (is) => is.named(/paddle brush|comb$/)),
  asked(
    '浸浴用嘅浴鹽',
    (is) => is.named(/bath salts|bath oil|bath bomb/),
    (is) => is.named(/bath salts/),
  ),
  asked(
    '牙刷杯',
    (is) => is.named(/toothbrush holder|three-piece bathroom set/),
    (is) => is.named(/toothbrush holder/),
  ),
  asked('枱布', (is) => is.named(/tablecloth/)),
  asked(
    '有冇得意啲嘅擺設放客廳',
    (is) => is.kind('decorative-objects', 'vases', 'trays-and-boxes', 'photo-frames'),
    (is) => is.kind('decorative-objects'),
  ),
  asked(
    '收納盒',
    (is) => is.named(/lidded box|nesting boxes/) || is.kind('watch-boxes-and-winders'),
    (is) => is.named(/lidded box|nesting boxes/),
  ),
  asked('狗頸帶', (is) => is.named(/dog collar/)),
  asked(
    '杏色手袋',
    (is) =>
      (is.inside('women/bags') || (is.inside('men/bags') && !is.kind('luggage'))) && is.coloured('beige', 'off-white', 'nude'),
    (is) => (is.inside('women/bags') || (is.inside('men/bags') && !is.kind('luggage'))) && is.coloured('beige'),
  ),
  asked(
    '啡色女裝皮帶',
    (is) => is.inside('women/accessories/belts') && is.coloured('brown', 'tan', 'camel'),
    (is) => is.inside('women/accessories/belts') && is.coloured('brown', 'tan'),
  ),
  asked(
    '戒指 14號',
    (is) =>
      ((is.kind('rings', 'engagement-and-wedding-rings') && !is.named(/earring/)) || is.named(/ ring$/)) &&
      is.sizes.includes('HK 14'),
  ),
  asked(
    '二千蚊以下銀包',
    (is) => is.kind('wallets', 'card-holders') && is.price <= 2000,
    (is) => is.kind('wallets') && is.price <= 2000,
  ),
  asked(
    '粉紅色伴娘裙',
    (is) => is.kind('dresses') && is.coloured('pink'),
    (is) => is.kind('dresses') && is.coloured('pink') && !is.named(/cotton/),
  ),
  asked('羊駝毛衫', (is) => is.kind('knitwear') && is.made('alpaca')),
  asked(
    '真絲睡衣',
    (is) => is.kind('lingerie-and-sleepwear') && is.made('silk'),
    (is) => is.kind('lingerie-and-sleepwear') && is.named(/silk-satin (camisole and shorts set|short pyjama set)/),
  ),
  asked(
    '母親節護膚禮盒',
    (is) => is.kind('skincare-sets') || (is.inside('beauty') && is.named(/gift set|hand cream trio/)),
    (is) => is.kind('skincare-sets'),
  ),
  asked('女裝牛仔褲 腰28', (is) => is.inside('women/clothing/jeans') && is.sizes.includes('W 28')),
  asked('玫瑰味香水', (is) => is.inside('beauty/fragrance') && is.named(/rose/)),
  asked('midi skirt 中長裙', (is) => is.named(/midi skirt/)),
  asked('loafer 女裝', (is) => is.inside('women/shoes/loafers')),
  asked('chelsea boots 靴', (is) => is.named(/Chelsea/)),
  asked('leather jacket 男裝', (is) => is.inside('men/clothing/leather-jackets')),
  asked(
    'travel set 護膚',
    (is) => is.kind('skincare-sets'),
    (is) => is.named(/travel set/) && is.kind('skincare-sets'),
  ),
  asked(
    '搵隻 watch 送老公',
    (is) =>
      is.inside('watches-and-jewellery/watches') &&
      !is.kind('watch-boxes-and-winders', 'watch-straps') &&
      is.worn('men', 'unisex'),
  ),
  asked(
    'body butter 潤膚',
    (is) => is.named(/body (butter|cream)/),
    (is) => is.named(/body butter/),
  ),
  asked('coffee pot 咖啡壺', (is) => is.named(/coffee pot/)),
  asked(
    'jeans 闊腳',
    (is) => is.named(/(wide-leg|loose|barrel) jeans/),
    (is) => is.named(/wide-leg jeans/),
  ),
  asked('top handle 手挽袋', (is) => is.kind('top-handle-bags') || is.named(/top-handle/)),
  asked('cat eye 眼鏡框', (is) => is.named(/cat-eye/)),
  asked(
    '開口 cuff 手鈪',
    (is) => is.named(/open cuff|bangle/),
    (is) => is.named(/open cuff|open bangle/),
  ),
  asked('卫衣', (is) => is.kind('sweatshirts-and-hoodies')),
  asked('链条包', (is) => (is.inside('women/bags') || is.inside('men/bags')) && is.named(/chain/)),
  asked('单鞋女', (is) => is.inside('women/shoes') && is.kind('pumps', 'flats', 'ballerinas', 'loafers')),
  asked(
    '防晒棒',
    (is) => is.kind('sun-care'),
    (is) => is.named(/sunscreen stick/),
  ),
  asked(
    '家居服',
    (is) =>
      (is.kind('lingerie-and-sleepwear') && is.named(/pyjama|nightshirt|shorts set|dressing gown/)) ||
      is.named(/bathrobe|kimono robe/),
    (is) => is.kind('lingerie-and-sleepwear') && is.named(/pyjama|nightshirt|shorts set|dressing gown/),
  ),
  asked(
    '铂金戒指',
    (is) =>
      ((is.kind('rings', 'engagement-and-wedding-rings') && !is.named(/earring/)) || is.named(/ ring$/)) &&
      is.made('platinum-950'),
  ),
  asked('浴巾', (is) => is.named(/bath towel|towel set/)),
  asked(
    '西装裤女',
    (is) => is.inside('women/clothing/trousers') && !is.named(/drawstring|flared/),
    (is) => is.inside('women/clothing/trousers') && is.named(/wool/),
  ),
  asked('靴子', (is) => is.kind('boots', 'ankle-boots')),
  asked(
    '針織衫',
    (is) => is.kind('knitwear') || is.named(/knitted polo/),
    (is) => is.kind('knitwear'),
  ),
  asked('珍珠耳還', (is) => (is.kind('earrings') || is.named(/earring|studs$|hoops$/)) && is.named(/pearl/i)),
  asked('銀飽', (is) => is.kind('wallets')),
  asked('casimir loe 太陽眼鏡', (is) => is.by('casimir-loe') && is.kind('sunglasses')),
  asked(
    '卡地亞戒指',
    (is) => (is.kind('rings', 'engagement-and-wedding-rings') && !is.named(/earring/)) || is.named(/ ring$/),
    undefined,
    true,
  ),
]
