import { askedIn } from './asked.builders.ts'

const asked = askedIn('zh')

/** What was typed in Chinese, or in both languages at once, by two people who had read none of the vocabulary. */
export const laterChinese = [
  asked('水桶包', (is) => is.kind('bucket-bags')),
  asked(
    '返工袋',
    (is) =>
      (is.inside('women/bags') && is.kind('tote-bags', 'top-handle-bags', 'shoulder-bags', 'backpacks', 'crossbody-bags')) ||
      (is.inside('men/bags') && is.kind('briefcases', 'tote-bags', 'messenger-and-crossbody-bags', 'backpacks')),
  ),
  asked(
    '旅行袋',
    (is) => is.kind('travel-bags', 'luggage'),
    (is) => is.kind('travel-bags'),
  ),
  asked('長銀包', (is) => is.kind('wallets')),
  asked('黑超', (is) => is.kind('sunglasses')),
  asked('縮骨遮', (is) => is.named(/folding umbrella/)),
  asked('頸巾', (is) => is.kind('scarves', 'scarves-and-shawls', 'silk-scarves')),
  asked('毛冷帽', (is) => is.kind('hats', 'hats-and-caps') && is.named(/beanie/)),
  asked('波鞋', (is) => is.kind('sneakers')),
  asked(
    '尖頭鞋',
    (is) => is.inside('women/shoes') && is.named(/pointed|stiletto/),
    (is) => is.inside('women/shoes') && is.named(/pointed/),
  ),
  asked('人字拖', (is) => is.named(/thong sandals/)),
  asked(
    '平底鞋',
    (is) =>
      is.kind('flats', 'ballerinas', 'loafers', 'drivers', 'slides-and-slippers') ||
      (is.kind('espadrilles') && !is.named(/wedge/)) ||
      is.named(/slipper mules|two-strap sandals|fisherman sandals|thong sandals/),
    (is) => is.kind('flats', 'ballerinas'),
  ),
  asked('粗踭鞋', (is) => is.named(/block-heel/)),
  asked('半截裙', (is) => is.kind('skirts')),
  asked(
    '吊帶裙',
    (is) => is.named(/slip dress|halter dress|silk-satin slip$/),
    (is) => is.named(/slip dress/),
  ),
  asked('女裝恤衫', (is) => is.inside('women/clothing/blouses-and-shirts')),
  asked('開胸冷衫', (is) => is.named(/cardigan/)),
  asked('風褸', (is) => is.kind('jackets', 'coats') && is.named(/trench coat|Harrington|bomber|field jacket/)),
  asked('皮褸', (is) => is.kind('leather-jackets') || is.named(/biker jacket/)),
  asked(
    '大褸',
    (is) => is.kind('coats') || is.named(/down coat/),
    (is) => is.kind('coats'),
  ),
  asked('棒球褸', (is) => is.named(/bomber/)),
  asked('牛仔褸', (is) => is.named(/trucker jacket/) && is.made('denim')),
  asked('踢死兔', (is) => is.named(/tuxedo|dinner (jacket|suit)/)),
  asked('直腳牛仔褲', (is) => is.named(/straight jeans/)),
  asked(
    '短褲',
    (is) => is.kind('shorts') || is.named(/running shorts|cycling shorts/),
    (is) => is.kind('shorts'),
  ),
  asked('男裝底褲', (is) => is.inside('men/clothing/underwear-and-socks') && !is.named(/socks/)),
  asked(
    '晨褸',
    (is) => is.named(/dressing gown|bathrobe|kimono robe/),
    (is) => is.named(/dressing gown|kimono robe/),
  ),
  asked('煲呔', (is) => is.named(/bow tie/)),
  asked('頸鏈', (is) => is.kind('necklaces', 'necklaces-and-pendants') || is.named(/necklace|pendant|chunky chain/)),
  asked(
    '珍珠頸鏈',
    (is) => (is.kind('necklaces', 'necklaces-and-pendants') || is.named(/necklace|pendant|chunky chain/)) && is.named(/pearl/),
  ),
  asked(
    '鑽戒',
    (is) =>
      ((is.kind('rings', 'engagement-and-wedding-rings') && !is.named(/earring/)) || is.named(/ ring$/)) && is.made('diamond'),
  ),
  asked('玉鈪', (is) => is.named(/jade bangle/)),
  asked(
    '金鏈',
    (is) =>
      (is.kind('necklaces', 'necklaces-and-pendants') || is.named(/necklace|pendant|chunky chain/)) &&
      is.coloured('gold') &&
      !is.made('pearl'),
    (is) =>
      (is.kind('necklaces', 'necklaces-and-pendants') || is.named(/necklace|pendant|chunky chain/)) &&
      is.named(/chain/) &&
      is.coloured('gold'),
  ),
  asked(
    '女裝錶',
    (is) =>
      is.inside('watches-and-jewellery/watches') &&
      !is.kind('watch-boxes-and-winders', 'watch-straps') &&
      is.worn('women', 'unisex'),
    (is) => is.inside('watches-and-jewellery/watches/womens-watches'),
  ),
  asked(
    '皮帶錶',
    (is) =>
      is.inside('watches-and-jewellery/watches') && !is.kind('watch-boxes-and-winders', 'watch-straps') && is.made('calfskin'),
  ),
  asked('化妝掃', (is) => is.kind('brushes-and-tools')),
  asked('面膜', (is) => is.kind('masks')),
  asked('潤手霜', (is) => is.named(/hand cream/)),
  asked('洗頭水', (is) => is.named(/shampoo/)),
  asked(
    '古龍水',
    (is) => is.kind('mens-fragrance') || (is.kind('unisex-fragrance') && is.named(/eau de/)),
    (is) => is.kind('mens-fragrance'),
  ),
  asked('咕臣', (is) => is.named(/cushion$/)),
  asked(
    '床上用品',
    (is) => is.kind('bedding', 'cushions-and-throws'),
    (is) => is.kind('bedding'),
  ),
  asked('花樽', (is) => is.kind('vases')),
  asked('筆記簿', (is) => is.named(/journal|notebook/)),
  asked('漆皮鞋', (is) => (is.inside('women/shoes') || is.inside('men/shoes')) && is.made('patent-leather')),
  asked('五百蚊以下耳環', (is) => (is.kind('earrings') || is.named(/earring|studs$/)) && is.price <= 500),
  asked('兩萬以下鑽石首飾', (is) => is.made('diamond') && is.price <= 20000),
  asked('入伙禮物', (is) => is.inside('homeware') && !is.kind('pet-accessories')),
  asked(
    '送俾爸爸嘅父親節禮物',
    (is) =>
      is.worn('men') ||
      (is.worn('unisex') &&
        (is.inside('watches-and-jewellery/watches', 'beauty/fragrance', 'homeware/home-fragrance') ||
          is.kind('glassware', 'mugs-and-teaware', 'games-and-puzzles', 'books', 'towels-and-robes'))),
    (is) => is.worn('men'),
  ),
  asked('千鳥格外套', (is) => is.named(/houndstooth/) && is.kind('jackets', 'coats', 'blazers')),
  asked('格仔頸巾', (is) => is.kind('scarves', 'scarves-and-shawls', 'silk-scarves') && is.named(/checked/)),
  asked('1000至2000蚊太陽眼鏡', (is) => is.kind('sunglasses') && is.price >= 1000 && is.price <= 2000),
  asked(
    '夏天麻質恤衫',
    (is) =>
      (is.kind('shirts', 'blouses-and-shirts') && is.made('linen')) || (is.inside('women/clothing/tops') && is.made('linen')),
    (is) => is.kind('shirts') && is.made('linen'),
  ),
  asked('高跟凉鞋', (is) => is.named(/heel(ed)? sandals/)),
  asked('双肩包', (is) => is.kind('backpacks')),
  asked('公文包', (is) => is.kind('briefcases')),
  asked('羽绒服女', (is) => is.inside('women/clothing/down-and-puffer-jackets')),
  asked('风衣', (is) => is.named(/trench coat/)),
  asked('小白鞋', (is) => is.kind('sneakers') && is.coloured('white', 'off-white')),
  asked('眼镜框', (is) => is.kind('eyeglass-frames')),
  asked(
    '腮红',
    (is) => is.kind('cheeks') || is.named(/face palette/),
    (is) => is.kind('cheeks'),
  ),
  asked(
    '精华液',
    (is) => is.kind('serums') || is.named(/essence/),
    (is) => is.kind('serums'),
  ),
  asked('吊坠', (is) => is.named(/pendant/)),
  asked('耳钉', (is) => is.named(/stud earrings|studs$/)),
  asked('洋裝', (is) => is.kind('dresses')),
  asked('保養品', (is) => is.inside('beauty/skincare')),
  asked(
    '皮夾',
    (is) => is.kind('wallets', 'card-holders'),
    (is) => is.kind('wallets'),
  ),
  asked('盘子', (is) => is.inside('homeware/dining') && is.named(/plate/)),
  asked('冷杉', (is) => is.kind('knitwear')),
  asked('羽絨樓', (is) => is.kind('down-and-puffer-jackets')),
  asked('香熏臘燭', (is) => is.kind('candles')),
  asked('太陽眼境', (is) => is.kind('sunglasses')),
  asked('高爭鞋', (is) => is.inside('women/shoes') && is.named(/pump|heel|stiletto/)),
  asked('愛馬仕手袋', (is) => is.inside('women/bags') || (is.inside('men/bags') && !is.kind('luggage')), undefined, true),
  asked(
    '做伴娘想搵對綠色高踭鞋，邊對好？',
    (is) => is.inside('women/shoes') && is.named(/pump|heel|stiletto/) && is.coloured('green'),
    (is) => is.inside('women/shoes') && is.named(/pump|heel|stiletto/) && is.coloured('green') && !is.named(/boots/),
  ),
  asked(
    '手錶手錶手錶',
    (is) => is.inside('watches-and-jewellery/watches') && !is.kind('watch-boxes-and-winders', 'watch-straps'),
  ),
  asked('有冇防風嘅長遮', (is) => is.named(/(long|walking) umbrella/)),
  asked('縮骨遮', (is) => is.named(/folding umbrella/)),
  asked(
    '想搵對平底鞋返工著,行成日都唔攰',
    (is) =>
      is.kind('flats', 'ballerinas', 'loafers', 'drivers') ||
      is.named(/slipper mules/) ||
      (is.kind('sneakers') && is.worn('women')),
    (is) => is.worn('women') && is.kind('flats', 'ballerinas', 'loafers'),
  ),
  asked('頸巾', (is) => is.kind('scarves', 'scarves-and-shawls', 'silk-scarves')),
  asked('有冇長身嘅羽絨褸', (is) => is.named(/down coat/)),
  asked('冷帽', (is) => is.named(/beanie/)),
  asked(
    '沖完涼著嘅浴袍',
    (is) => is.named(/bathrobe|kimono robe|dressing gown/),
    (is) => is.named(/bathrobe|kimono robe/),
  ),
  asked('黑超', (is) => is.kind('sunglasses')),
  asked(
    '吊咀',
    (is) => is.named(/pendant|medallion necklace/),
    (is) => is.named(/pendant/),
  ),
  asked('玉鈪', (is) => is.named(/jade bangle/)),
  asked('平安扣', (is) => is.named(/pi-disc/)),
  asked('心口針', (is) => is.kind('brooches')),
  asked('煲呔', (is) => is.named(/bow tie/)),
  asked(
    '過膝長襪',
    (is) => is.named(/knee socks|long socks|hold-ups/),
    (is) => is.named(/knee socks/),
  ),
  asked('一對白色波鞋', (is) => is.kind('sneakers') && is.coloured('white', 'off-white')),
  asked('人字拖', (is) => is.named(/thong sandals/)),
  asked('豆豆鞋', (is) => is.kind('drivers')),
  asked('西部牛仔靴', (is) => is.named(/western boots/)),
  asked('乾濕褸', (is) => is.named(/trench coat/)),
  asked(
    '皮褸',
    (is) =>
      is.kind('leather-jackets') || (is.named(/biker jacket/) && is.made('calfskin', 'lambskin', 'goatskin', 'suede', 'nappa')),
  ),
  asked(
    '絨褸',
    (is) => is.kind('coats') && (is.made('virgin-wool', 'wool', 'cashmere') || is.named(/bouclé|tweed|wool|cashmere/)),
  ),
  asked('泡泡袖衫', (is) => is.named(/puff-sleeve/)),
  asked(
    '試香套裝',
    (is) => is.kind('fragrance-sets'),
    (is) => is.named(/discovery set|trio of scents/),
  ),
  asked('搽手霜', (is) => is.named(/hand cream/)),
  asked('洗頭水', (is) => is.named(/shampoo/)),
  asked('行山搽嘅太陽油', (is) => is.kind('sun-care')),
  asked(
    '胭脂',
    (is) => is.kind('cheeks') || is.named(/face palette/),
    (is) => is.kind('cheeks'),
  ),
  asked(
    '一條頸鍊送俾老婆',
    (is) => (is.kind('necklaces', 'necklaces-and-pendants') || is.named(/necklace|pendant|chunky chain/)) && !is.inside('men'),
  ),
  asked('想買啲嘢整香間屋', (is) => is.inside('homeware/home-fragrance')),
  asked('花樽', (is) => is.kind('vases')),
  asked('狗狗食飯嘅碗', (is) => is.named(/pet bowl|feeding bowl|raised feeder/)),
  asked('啤牌', (is) => is.named(/playing cards/)),
  asked('男裝裇衫', (is) => is.inside('men/clothing/shirts')),
  asked(
    '邊個公事包放得落A4文件',
    (is) => is.kind('briefcases', 'tote-bags') || (is.kind('messenger-and-crossbody-bags') && is.inside('men/bags')),
    (is) => is.kind('briefcases'),
  ),
  asked(
    '去三日兩夜用嘅旅行袋',
    (is) => is.kind('travel-bags', 'luggage'),
    (is) => is.kind('travel-bags'),
  ),
  asked('水桶袋', (is) => is.kind('bucket-bags')),
  asked(
    '想求婚,有冇鑽戒睇',
    (is) => is.kind('rings', 'engagement-and-wedding-rings') && is.made('diamond') && is.named(/ ring$/),
  ),
  asked('有月相嘅手錶', (is) => is.named(/moon-phase/)),
  asked('開胸冷衫', (is) => is.named(/cardigan/)),
  asked('返學書包', (is) => is.kind('backpacks')),
  asked('五千樓下嘅女裝手袋', (is) => is.inside('women/bags') && is.price <= 5000),
  asked('男裝牛仔褲 腰圍36', (is) => is.inside('men/clothing/jeans') && is.sizes.includes('W 36')),
  asked('漆皮鞋', (is) => (is.inside('women/shoes') || is.inside('men/shoes')) && is.made('patent-leather')),
  asked('V領冷衫', (is) => is.kind('knitwear') && is.named(/V-neck/)),
  asked(
    '爸爸生日禮物 一千蚊樓下',
    (is) => is.price <= 1000 && is.worn('men', 'unisex') && !is.inside('beauty/make-up') && !is.kind('pet-accessories'),
  ),
  asked(
    '飲宴著嘅紅色裙',
    (is) => is.kind('dresses', 'skirts') && is.coloured('red', 'burgundy'),
    (is) => is.kind('dresses') && is.coloured('red', 'burgundy'),
  ),
  asked(
    '沙灘裙',
    (is) => is.kind('dresses') && is.named(/cotton|linen|floral|poplin|halter|chiffon|jersey/),
    (is) => is.kind('dresses') && is.named(/cotton halter|linen|floral/),
  ),
  asked('粗踭涼鞋', (is) => is.named(/block-heel sandals/)),
  asked('black色 tote bag 返工用', (is) => is.kind('tote-bags') && is.coloured('black')),
  asked(
    '想買 perfume 俾 bf',
    (is) => is.kind('mens-fragrance', 'unisex-fragrance', 'fragrance-sets'),
    (is) => is.kind('mens-fragrance'),
  ),
  asked('oversized blazer 女', (is) => is.named(/oversized blazer/)),
  asked(
    'pearl 耳環',
    (is) => (is.kind('earrings') || is.named(/earrings|studs$|hoops$/)) && (is.made('pearl') || is.named(/pearl/)),
  ),
  asked(
    '老公生日 wallet 邊個好',
    (is) => is.inside('men/accessories/wallets') || is.inside('men/accessories/card-holders'),
    (is) => is.inside('men/accessories/wallets'),
  ),
  asked('linen 恤衫', (is) => is.kind('shirts', 'blouses-and-shirts') && is.of(/linen/)),
  asked('mask 敷面', (is) => is.kind('masks')),
  asked('sports bra 做gym', (is) => is.named(/sports bra|bra and legging/)),
  asked('denim 短褲', (is) => is.kind('shorts') && (is.made('denim') || is.named(/five-pocket/))),
  asked('party 著 satin 裙', (is) => is.kind('dresses', 'skirts') && is.named(/satin/)),
  asked('bomber 褸', (is) => is.named(/bomber/)),
  asked('matte 唇膏', (is) => is.named(/matte lipstick/)),
  asked('check 頸巾', (is) => is.kind('scarves', 'scarves-and-shawls') && is.named(/checked/)),
  asked('card holder 一千內', (is) => is.kind('card-holders') && is.price <= 1000),
  asked('hand cream set 送同事', (is) => is.named(/hand cream trio/)),
  asked(
    '小香风外套',
    (is) => is.worn('women') && is.named(/bouclé|tweed/) && is.kind('jackets', 'coats', 'suits-and-sets', 'blazers'),
    (is) => is.named(/collarless jacket/),
  ),
  asked('羊绒大衣', (is) => is.kind('coats') && is.of(/cashmere/)),
  asked('墨镜 女', (is) => is.inside('women/accessories/sunglasses')),
  asked('笔记本电脑内胆包', (is) => is.named(/laptop sleeve/)),
  asked('玻尿酸精华', (is) => is.named(/hyaluronic serum/)),
  asked('香氛蜡烛', (is) => is.kind('candles')),
  asked('耳钉', (is) => is.named(/stud earrings|studs$/)),
  asked(
    '床上用品',
    (is) => is.kind('bedding', 'cushions-and-throws'),
    (is) => is.kind('bedding'),
  ),
  asked('连帽羽绒服', (is) => is.named(/hooded/) && is.kind('down-and-puffer-jackets')),
  asked(
    '男士西装外套',
    (is) => is.inside('men/clothing/blazers') || is.inside('men/clothing/suits'),
    (is) => is.inside('men/clothing/blazers'),
  ),
  asked(
    '高睜鞋',
    (is) => is.inside('women/shoes') && is.named(/pump|heel|stiletto/),
    (is) => is.kind('pumps'),
  ),
  asked(
    '牛仔庫',
    (is) => is.kind('jeans') || (is.kind('shorts') && is.made('denim')),
    (is) => is.kind('jeans'),
  ),
  asked('戒子', (is) => (is.kind('rings', 'engagement-and-wedding-rings') && !is.named(/earring/)) || is.named(/ ring$/)),
  asked('calloway 西裝', (is) => is.by('calloway') && is.kind('suits', 'blazers')),
  asked(
    '🧣❄️ 羊毛',
    (is) => is.kind('scarves', 'scarves-and-shawls', 'knitwear', 'gloves', 'hats', 'hats-and-caps', 'coats') && is.of(/wool/i),
    (is) => is.kind('scarves', 'scarves-and-shawls') && is.of(/wool/i),
  ),
  asked('。。。有冇「睡袍」？？？', (is) => is.named(/dressing gown|bathrobe|kimono robe/)),
  asked(
    '田日廿金竹',
    (is) => is.inside('watches-and-jewellery/watches') && !is.kind('watch-boxes-and-winders', 'watch-straps'),
    undefined,
    true,
  ),
]
