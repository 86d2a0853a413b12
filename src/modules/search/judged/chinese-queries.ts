import type { JudgedQuery } from './judged-piece.ts'

/** What shoppers typed in Chinese who did not know the vocabulary, with what is right for it. */
export const chineseQueries: readonly JudgedQuery[] = [
  { query: '斜揹包', language: 'zh', right: (piece) => piece.kind('crossbody-bags', 'messenger-and-crossbody-bags') },
  { query: '行李箱', language: 'zh', right: (piece) => piece.kind('luggage') },
  { query: '手拿包', language: 'zh', right: (piece) => piece.kind('clutches-and-evening-bags', 'pouches-and-clutches') },
  {
    query: '菱格手袋',
    language: 'zh',
    right: (piece) =>
      (piece.inside('women/bags') || (piece.inside('men/bags') && !piece.kind('luggage'))) && piece.named(/quilted/),
  },
  { query: '郵差包', language: 'zh', right: (piece) => piece.kind('messenger-and-crossbody-bags') },
  { query: '腋下包', language: 'zh', right: (piece) => piece.named(/baguette/) },
  { query: '咭片套', language: 'zh', right: (piece) => piece.kind('card-holders') },
  { query: '散紙包', language: 'zh', right: (piece) => piece.kind('wallets', 'card-holders', 'pouches-and-clutches') },
  { query: '鎖匙扣', language: 'zh', right: (piece) => piece.kind('key-rings', 'key-rings-and-bag-charms') },
  { query: '唇膏', language: 'zh', right: (piece) => piece.kind('lips') },
  { query: '電話殼', language: 'zh', right: (piece) => piece.named(/phone case/) && !piece.named(/earphone/) },
  {
    query: '娃娃鞋',
    language: 'zh',
    right: (piece) => piece.named(/Mary Jane/) || piece.kind('ballerinas', 'flats'),
    needed: (piece) => piece.named(/Mary Jane/) || piece.kind('ballerinas'),
  },
  {
    query: '男裝皮鞋',
    language: 'zh',
    right: (piece) =>
      piece.inside('men/shoes/oxfords-and-derbies') || piece.inside('men/shoes/loafers') || piece.inside('men/shoes/drivers'),
  },
  { query: '涼鞋', language: 'zh', right: (piece) => piece.named(/sandals$/) },
  {
    query: '短靴',
    language: 'zh',
    right: (piece) => piece.kind('ankle-boots') || piece.named(/Chelsea|chukka/),
    needed: (piece) => piece.kind('ankle-boots'),
  },
  {
    query: '漁夫鞋',
    language: 'zh',
    right: (piece) => piece.kind('espadrilles') || piece.named(/fisherman sandals/),
    needed: (piece) => piece.kind('espadrilles'),
  },
  {
    query: '婚鞋',
    language: 'zh',
    right: (piece) =>
      piece.inside('women/shoes') &&
      piece.named(/pump|heel|stiletto/) &&
      !piece.named(/boots/) &&
      piece.coloured('white', 'off-white', 'silver', 'gold', 'nude', 'pink'),
  },
  { query: '裙', language: 'zh', right: (piece) => piece.kind('dresses', 'skirts') },
  { query: '短裙', language: 'zh', right: (piece) => piece.kind('skirts'), needed: (piece) => piece.named(/mini skirt/) },
  {
    query: '飲衫',
    language: 'zh',
    right: (piece) => (piece.kind('dresses') && !piece.named(/poplin|linen|cotton/)) || piece.kind('suits', 'suits-and-sets'),
  },
  { query: '碎花裙', language: 'zh', right: (piece) => piece.kind('dresses', 'skirts') && piece.named(/floral/) },
  { query: '包臀裙', language: 'zh', right: (piece) => piece.named(/pencil skirt/) },
  {
    query: '女裝上衣',
    language: 'zh',
    right: (piece) =>
      piece.worn('women') && piece.kind('tops', 'blouses-and-shirts', 't-shirts', 'knitwear', 'sweatshirts-and-hoodies'),
  },
  {
    query: '短袖T恤',
    language: 'zh',
    right: (piece) => (piece.kind('t-shirts') || piece.named(/T-shirt/)) && !piece.named(/long-sleeved/),
  },
  { query: '吊帶背心', language: 'zh', right: (piece) => piece.named(/camisole/), needed: (piece) => piece.named(/camisole$/) },
  { query: '有帽衛衣', language: 'zh', right: (piece) => piece.named(/hoodie|hooded sweatshirt/) },
  { query: '扭紋冷衫', language: 'zh', right: (piece) => piece.kind('knitwear') && piece.named(/cable-knit/) },
  { query: '茄士咩冷衫', language: 'zh', right: (piece) => piece.kind('knitwear') && piece.of(/cashmere/i) },
  { query: '女裝西裝褸', language: 'zh', right: (piece) => piece.inside('women/clothing/blazers') },
  {
    query: '西褲',
    language: 'zh',
    right: (piece) => piece.kind('trousers') && piece.named(/tailored|wool|straight trousers|pleated/),
  },
  { query: '瑜伽褲', language: 'zh', right: (piece) => piece.named(/legging/) },
  {
    query: '睡衣',
    language: 'zh',
    right: (piece) => piece.kind('lingerie-and-sleepwear') && piece.named(/pyjama|nightshirt|shorts set/),
    needed: (piece) => piece.named(/pyjama/),
  },
  { query: '孖煙囪', language: 'zh', right: (piece) => piece.named(/boxer/) },
  { query: '襪', language: 'zh', right: (piece) => piece.named(/socks|tights|hold-ups/) },
  { query: '皮帶', language: 'zh', right: (piece) => piece.kind('belts') },
  {
    query: '領呔',
    language: 'zh',
    right: (piece) => piece.kind('ties-and-bow-ties'),
    needed: (piece) => !piece.named(/bow tie/) && piece.kind('ties-and-bow-ties'),
  },
  { query: '披肩', language: 'zh', right: (piece) => piece.named(/shawl|stole/) },
  { query: '手襪', language: 'zh', right: (piece) => piece.kind('gloves') },
  { query: '漁夫帽', language: 'zh', right: (piece) => piece.named(/bucket hat/) },
  { query: '草帽', language: 'zh', right: (piece) => piece.named(/straw/) && piece.kind('hats') },
  { query: '髮夾', language: 'zh', right: (piece) => piece.named(/hair clip/) },
  { query: '大腸髮圈', language: 'zh', right: (piece) => piece.named(/scrunchie/) },
  {
    query: '大圈耳環',
    language: 'zh',
    right: (piece) => (piece.kind('earrings') || piece.named(/earring|studs$/)) && piece.named(/hoop/),
  },
  {
    query: '結婚戒指',
    language: 'zh',
    right: (piece) => piece.kind('engagement-and-wedding-rings') || piece.named(/wedding band|milgrain band/),
  },
  { query: '對戒', language: 'zh', right: (piece) => piece.named(/pair of wedding bands/) },
  { query: '足金', language: 'zh', right: (piece) => piece.made('pure-gold-999') },
  {
    query: '龍鳳鈪',
    language: 'zh',
    right: (piece) => piece.named(/pure-gold bangle|bangle/) && (piece.made('pure-gold-999') || piece.coloured('gold')),
    needed: (piece) => piece.named(/pure-gold bangle/),
  },
  {
    query: '紅寶石戒指',
    language: 'zh',
    right: (piece) =>
      ((piece.kind('rings', 'engagement-and-wedding-rings') && !piece.named(/earring/)) || piece.named(/ ring$/)) &&
      (piece.made('ruby') || (piece.coloured('red') && piece.named(/crystal/))),
    needed: (piece) =>
      ((piece.kind('rings', 'engagement-and-wedding-rings') && !piece.named(/earring/)) || piece.named(/ ring$/)) &&
      piece.made('ruby'),
  },
  { query: '錶帶', language: 'zh', right: (piece) => piece.kind('watch-straps') },
  { query: '指甲油', language: 'zh', right: (piece) => piece.kind('nails') },
  { query: '睫毛液', language: 'zh', right: (piece) => piece.named(/mascara/) },
  { query: '洗面膏', language: 'zh', right: (piece) => piece.kind('cleansers') },
  { query: '番梘', language: 'zh', right: (piece) => piece.named(/soap/) },
  { query: '風筒', language: 'zh', right: (piece) => piece.named(/hair dryer/) },
  { query: '擴香', language: 'zh', right: (piece) => piece.kind('diffusers') },
  { query: '枕頭套', language: 'zh', right: (piece) => piece.named(/pillowcase/) },
  { query: '茶壺', language: 'zh', right: (piece) => piece.named(/teapot/) },
  { query: 'wallet 女裝', language: 'zh', right: (piece) => piece.inside('women/accessories/wallets') },
  { query: 'cabin size 喼', language: 'zh', right: (piece) => piece.kind('luggage') },
  { query: 'iphone 殼', language: 'zh', right: (piece) => piece.named(/phone case/) && !piece.named(/earphone/) },
  { query: 'AirPods 套', language: 'zh', right: (piece) => piece.named(/earphone case/) },
  { query: 'boots 女', language: 'zh', right: (piece) => piece.worn('women') && piece.kind('ankle-boots', 'boots') },
  {
    query: 'slippers 拖鞋',
    language: 'zh',
    right: (piece) => piece.kind('slides-and-slippers') || piece.named(/slide|slipper|thong sandal/),
  },
  { query: 'mules 穆勒鞋', language: 'zh', right: (piece) => piece.kind('mules') || piece.named(/espadrille mules/) },
  { query: 'wrap dress 裹身裙', language: 'zh', right: (piece) => piece.named(/wrap dress/) },
  {
    query: 'crop top 短身上衣',
    language: 'zh',
    right: (piece) =>
      piece.worn('women') &&
      piece.named(/cropped/) &&
      piece.kind('t-shirts', 'tops', 'sweatshirts-and-hoodies', 'knitwear', 'jackets'),
  },
  { query: 'polo 衫 男裝', language: 'zh', right: (piece) => piece.inside('men/clothing/polo-shirts') },
  { query: 'zip hoodie 拉鏈衛衣', language: 'zh', right: (piece) => piece.named(/zip-up hoodie/) },
  { query: 'cashmere 冷衫', language: 'zh', right: (piece) => piece.kind('knitwear') && piece.of(/cashmere/i) },
  { query: 'turtleneck 樽領', language: 'zh', right: (piece) => piece.named(/roll-neck/) },
  { query: 'jeans 女', language: 'zh', right: (piece) => piece.inside('women/clothing/jeans') },
  {
    query: 'jogger 褲',
    language: 'zh',
    right: (piece) => piece.named(/drawstring trousers|training trousers/),
    needed: (piece) => piece.named(/training trousers|loopback-cotton drawstring trousers/),
  },
  { query: 'legging 緊身褲', language: 'zh', right: (piece) => piece.named(/legging/) },
  { query: 'gym 衫', language: 'zh', right: (piece) => piece.kind('activewear') },
  { query: 'down jacket 羽絨', language: 'zh', right: (piece) => piece.kind('down-and-puffer-jackets') },
  {
    query: 'bra 內衣',
    language: 'zh',
    right: (piece) => piece.named(/bra\b/) || piece.named(/lace bodysuit/),
    needed: (piece) => piece.named(/bra and brief|sports bra/),
  },
  { query: 'tennis 手鏈', language: 'zh', right: (piece) => piece.named(/tennis bracelet/) },
  { query: 'cushion 粉底', language: 'zh', right: (piece) => piece.named(/cushion compact/) },
  { query: 'SPF 防曬', language: 'zh', right: (piece) => piece.kind('sun-care') },
  { query: 'whisky 杯', language: 'zh', right: (piece) => piece.named(/whisky/) },
  { query: '斜挎包', language: 'zh', right: (piece) => piece.kind('crossbody-bags', 'messenger-and-crossbody-bags') },
  {
    query: '手提包',
    language: 'zh',
    right: (piece) => piece.inside('women/bags') || (piece.inside('men/bags') && !piece.kind('luggage')),
  },
  { query: '凉鞋', language: 'zh', right: (piece) => piece.named(/sandals$/) },
  { query: '乐福鞋', language: 'zh', right: (piece) => piece.kind('loafers') },
  {
    query: '马丁靴',
    language: 'zh',
    right: (piece) => piece.named(/laced boots|Chelsea|chukka/),
    needed: (piece) => piece.named(/laced boots/),
  },
  { query: '衬衫男', language: 'zh', right: (piece) => piece.inside('men/clothing/shirts') },
  { query: '连体裤', language: 'zh', right: (piece) => piece.kind('jumpsuits') },
  { query: '泳装', language: 'zh', right: (piece) => piece.kind('swimwear') },
  {
    query: '丝巾',
    language: 'zh',
    right: (piece) =>
      piece.kind('silk-scarves') || (piece.kind('scarves', 'scarves-and-shawls', 'silk-scarves') && piece.made('silk')),
  },
  { query: '渔夫帽', language: 'zh', right: (piece) => piece.named(/bucket hat/) },
  { query: '手镯', language: 'zh', right: (piece) => piece.named(/bangle|open cuff/) },
  { query: '机械手表', language: 'zh', right: (piece) => piece.kind('automatic-watches') || piece.named(/automatic|moon-phase/) },
  { query: '抱枕 毯子', language: 'zh', right: (piece) => piece.kind('cushions-and-throws') },
  { query: '背襄', language: 'zh', right: (piece) => piece.kind('backpacks') },
  {
    query: '麂皮短靴',
    language: 'zh',
    right: (piece) => (piece.kind('ankle-boots') || piece.named(/Chelsea|chukka/)) && piece.made('suede'),
    needed: (piece) => piece.kind('ankle-boots') && piece.made('suede'),
  },
  {
    query: '羊皮手套',
    language: 'zh',
    right: (piece) => piece.kind('gloves') && piece.made('goatskin', 'lambskin', 'nappa'),
    needed: (piece) => piece.kind('gloves') && piece.made('goatskin'),
  },
  {
    query: '玫瑰金手鏈',
    language: 'zh',
    right: (piece) =>
      piece.named(/bracelet|bangle|cuff/) && piece.coloured('rose-gold') && !piece.kind('watch-straps', 'cufflinks'),
  },
  {
    query: '送女朋友禮物',
    language: 'zh',
    right: (piece) => piece.worn('women', 'unisex') && !piece.inside('homeware/games-pets') && !piece.kind('mens-fragrance'),
  },
  {
    query: '溫氏石藝 翡翠',
    language: 'zh',
    right: (piece) => piece.by('lapidary-wen') && piece.kind('jade-and-fei-cui', 'gemstones'),
    needed: (piece) => piece.by('lapidary-wen') && piece.kind('jade-and-fei-cui'),
  },
  {
    query: 'Plum and Ink 蠟燭',
    language: 'zh',
    right: (piece) => piece.by('plum-ink') || piece.kind('candles'),
    needed: (piece) => piece.kind('candles'),
    mayBeEmpty: true,
  },
  {
    query: '溫石 戒指',
    language: 'zh',
    right: (piece) =>
      piece.by('lapidary-wen') &&
      ((piece.kind('rings', 'engagement-and-wedding-rings') && !piece.named(/earring/)) || piece.named(/ ring$/)),
  },
  { query: '香奈兒香水', language: 'zh', right: (piece) => piece.inside('beauty/fragrance'), mayBeEmpty: true },
  { query: 'sk-ii 神仙水', language: 'zh', right: (piece) => piece.kind('toners-and-essences', 'serums'), mayBeEmpty: true },
  {
    query: '我想搵個黑色手袋返工用',
    language: 'zh',
    right: (piece) =>
      (piece.inside('women/bags') || (piece.inside('men/bags') && !piece.kind('luggage'))) && piece.coloured('black'),
  },
  {
    query: '袋',
    language: 'zh',
    right: (piece) => piece.inside('women/bags') || (piece.inside('men/bags') && !piece.kind('luggage')),
  },
  { query: '鞋', language: 'zh', right: (piece) => piece.inside('women/shoes') || piece.inside('men/shoes') },
]
