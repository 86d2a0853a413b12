/**
 * What pieces are like: colours as whole colours with the shades of each, materials, patterns, cuts. Written from the trade: colour cards
 * of dyers and of printers, textile and leather dictionaries, pattern-making terms, dictionaries of Cantonese. See entries.ts for how a
 * line is read.
 */
export const colours = `
c:black ~ c:charcoal,navy | black, jet black, noir, blk, 黑, 黑色, 烏黑, 墨黑, 純黑, 啞黑, 黑款
c:white ; c:off-white | white, snow white, pure white, optic white, bright white, 白, 白色, 純白, 雪白, 白款
s:ivory,ecru,cream ; c:off-white ; c:white,beige | ivory, off-white, off white, ecru, cream, eggshell, vanilla, pearl white, bone, 米白, 米白色, 象牙白, 象牙色, 奶白, 奶白色, 忌廉色, 忌廉白, 奶油色, 燕麥白, 奶油白
c:beige ; c:nude,off-white,camel | beige, sand, oatmeal, oat, stone, biscuit, champagne, linen colour, 米色, 杏色, 沙色, 燕麥色, 卡其米, 奶茶色, 香檳色, 杏, 米黃, 米黃色
c:nude ; c:beige,pink | nude, nude colour, blush nude, skin tone, flesh, skin colour, 裸色, 膚色, 肉色, 裸粉色, 皮膚色
c:camel ; c:tan,brown | camel, caramel, toffee, biscotti, 駝色, 焦糖色, 駝, 駱駝色, 焦糖
c:tan ; c:camel,brown | tan, cognac, saddle brown, whisky colour, light brown, honey, taupe, mink, mushroom, 淺啡色, 灰褐色, 大象灰, 淺啡, 蜜糖色, 干邑色, 淺棕, 淺棕色, 淺咖色
c:brown ; c:tan ; c:camel | brown, chocolate, coffee, mocha, espresso, chestnut, walnut, cocoa, dark brown, tobacco, hazelnut, chocolate brown, 啡, 啡色, 棕色, 咖啡色, 朱古力色, 深啡, 深啡色, 棕, 褐色, 巧克力色, 咖色, 栗色, 深棕, 深棕色, 美拉德, 茶色
c:grey ; c:charcoal,silver | grey, gray, light grey, light gray, dove grey, ash, pale grey, marl, 灰, 灰色, 淺灰, 淺灰色, 銀灰, 灰款, 銀灰色, 麻灰
c:charcoal ; c:grey | charcoal, dark grey, dark gray, graphite, slate, anthracite, gunmetal, slate grey, 炭灰, 炭灰色, 深灰, 深灰色, 鐵灰, 鐵灰色, 黑灰色, 炭黑
c:navy ; c:blue | navy, navy blue, dark blue, midnight blue, midnight, indigo, ink blue, marine, deep blue, 海軍藍, 海軍藍色, 深藍, 深藍色, 藏青, 藏藍, 藏青色, 寶藍深, 午夜藍, 靛藍, 靛藍色, 丈青, 深蓝色
c:blue ; c:light-blue,navy | blue, royal blue, cobalt, cobalt blue, electric blue, azure, denim blue, teal, turquoise, peacock blue, 藍, 藍色, 寶藍, 寶藍色, 鈷藍, 鈷藍色, 克萊因藍, 湖水藍, 孔雀藍, 牛仔藍, 藍款, 湖藍
c:light-blue ; c:blue | light blue, sky blue, baby blue, powder blue, pale blue, ice blue, 淺藍, 淺藍色, 天藍, 天藍色, 粉藍, 粉藍色, 嬰兒藍, 水藍, 冰藍, 天空藍, 湖水色
c:green ; c:khaki | green, emerald green, forest green, bottle green, dark green, mint, mint green, sage, sage green, lime, pistachio, jade green, hunter green, racing green, light green, pine, 綠, 綠色, 墨綠, 墨綠色, 草綠, 薄荷綠, 森林綠, 湖水綠, 抹茶綠, 牛油果綠, 淺綠, 淺綠色, 深綠, 深綠色, 青色, 粉綠, 翠綠, 薄荷色, 鼠尾草綠
c:khaki ; c:green | khaki, olive, olive green, army green, military green, moss, moss green, khaki green, 軍綠, 軍綠色, 橄欖綠, 橄欖綠色, 卡其, 卡其色, 軍绿, 橄欖色, 墨綠軍, 苔綠
c:yellow ; c:gold | yellow, mustard, lemon, butter, ochre, canary, butter yellow, saffron, sunflower, 黃, 黃色, 芥末黃, 芥末色, 鵝黃, 檸檬黃, 薑黃, 薑黃色, 奶油黃, 鮮黃, 芥黃
c:orange ; c:red,yellow | orange, tangerine, rust, terracotta, coral, apricot, peach, burnt orange, amber colour, 橙, 橙色, 橘色, 橘紅, 珊瑚色, 磚紅, 鐵鏽色, 赤陶色, 桔色, 橘黃, 杏橙, 珊瑚橙, 愛馬仕橙
c:red ~ c:burgundy,orange,pink | red, scarlet, crimson, cherry, cherry red, ruby red, bright red, poppy, vermilion, fire red, 紅, 紅色, 大紅, 大紅色, 鮮紅, 正紅, 朱紅, 櫻桃紅, 中國紅, 喜慶紅, 红色款, 硃紅
c:burgundy ; c:red | burgundy, wine red, wine, maroon, oxblood, bordeaux, plum red, claret, deep red, dark red, merlot, mulberry, garnet red, 酒紅, 酒紅色, 暗紅, 暗紅色, 棗紅, 棗紅色, 深紅, 深紅色, 紅酒色, 勃艮第, 車厘子紅, 波爾多紅, 酒红
c:pink s:rose ; c:nude,red | pink, hot pink, fuchsia, rose colour, blush, baby pink, dusty pink, magenta, salmon, blush pink, pale pink, light pink, rose pink, bubblegum, barbie pink, 粉紅, 粉紅色, 粉色, 桃紅, 玫紅, 櫻花粉, 淺粉, 藕粉, 豆沙粉, 芭比粉, 嫩粉, 粉, 玫紅色, 桃色, 玫瑰色
c:purple ; c:pink,burgundy | purple, violet, lilac, lavender, mauve, plum, aubergine, eggplant, grape, amethyst purple, heather, 紫, 紫色, 薰衣草紫, 丁香紫, 香芋紫, 粉紫, 淺紫, 深紫, 茄紫, 芋色, 芋紫, 紫羅蘭, 淺紫色
c:gold ; c:yellow,rose-gold m:yellow-gold-18k,pure-gold-999 .goldtone,gold,yellowgold | gold, golden, gold tone, gold-tone, gold colour, gold plated, gold color, 金, 金色, 香檳金, 鍍金, 包金, 土豪金, 淺金
c:silver ; c:metallic,grey m:white-gold-18k,platinum-950,stainless-steel .steel | silver, silver tone, silver colour, silvery, silver plated, silver color, 銀, 銀色, 鍍銀, 閃銀
c:rose-gold m:rose-gold-18k .rosegold | rose gold, rose-gold, pink gold, rosegold, 18k rose gold, 玫瑰金, 玫瑰金色, 玫金, 粉金, 紅金, 18k玫瑰金
c:multicolour,print,metallic | multicolour, multicolor, multi-colour, multi coloured, colourful, colorful, rainbow, 彩色, 多色, 七彩, 繽紛, 五彩, 彩虹, 撞色多色
c:metallic ; c:silver,gold | metallic, shiny metallic, foil, iridescent, 金屬色, 金屬感, 閃亮色, 閃色
c:transparent ; .sheer,clear | transparent, clear, see through, see-through, pvc clear, 透明, 透視, 透明款
c:off-white,beige,grey,camel,nude,tan ; c:white,black | neutral, neutrals, neutral colour, earth tone, earth tones, earthy, muted colour, 大地色, 中性色, 素色系, 奶油色系, 莫蘭迪色, 莫蘭迪
c:pink,light-blue,purple,yellow ; c:green,off-white | pastel, pastels, pastel colour, macaron, 粉嫩色, 馬卡龍色, 柔和色, 粉色系
c:black,charcoal,navy,brown ; c:burgundy,grey | dark, dark colour, dark coloured, 深色, 暗色, 深色系
c:white,off-white,beige,light-blue,pink ; c:grey,yellow | light colour, light coloured, pale, 淺色, 淺色系, 淡色
c:red,orange,yellow,pink,green,blue | bright, bright colour, bold colour, neon, vivid, vibrant, colour pop, 鮮色, 鮮艷, 螢光色, 亮色, 鮮艷色, 螢光
`
export const materials = `
m:calfskin,lambskin,goatskin,grained-leather,patent-leather,suede,nappa,saffiano .leather,calfskin,lambskin,goatskin,nappa,suede ; .boxcalf | leather, real leather, genuine leather, full grain, leathers, cowhide, leather made, cow leather, hide, 皮, 皮革, 真皮, 皮質, 牛皮, 皮製, 皮料, 頭層牛皮, 真皮料, 皮草皮革
m:calfskin ; .boxcalf,calf .leather | calfskin, calf leather, calf skin, box calf, calf, 小牛皮, 牛皮小牛
m:lambskin .lambskin ; m:nappa .nappa | lambskin, sheepskin, lamb leather, lamb skin, sheep leather, lamb, 小羊皮, 羔羊皮, 綿羊皮, 羊皮料
m:goatskin .goatskin ; m:lambskin,nappa .lambskin,nappa | goatskin, goat leather, kid leather, goat, 山羊皮, 羊皮
m:nappa .nappa ; m:lambskin | nappa, napa, nappa leather, soft leather, 納帕皮, 納帕皮革, 軟皮, 納帕, 軟身皮
m:suede .suede | suede, nubuck, suede leather, sueded, 麂皮, 猄皮, 絨面皮, 磨砂皮, 反絨皮, 翻皮, 鏡皮, 絨皮, 麋皮, 鹿皮, 反毛皮
m:patent-leather .patentleather,patent | patent, patent leather, glossy leather, lacquered leather, shiny leather, 漆皮, 亮皮, 漆面, 閃皮, 亮面皮
m:grained-leather .grainedleather,grained ; m:saffiano | grained leather, grained, pebbled leather, pebble leather, grainy leather, togo, caviar leather, 粒面皮革, 荔枝皮, 荔枝紋, 粒面, 魚子醬皮, 荔枝紋牛皮, 粒面皮
m:saffiano .saffianoleather,saffiano ; m:grained-leather | saffiano, crosshatch leather, saffiano leather, 十字紋, 十字紋皮革, 十字紋皮
.crocembossed,croc m:crocodile,alligator | croc, crocodile, alligator, croc embossed, croc print, exotic leather, exotic skin, snakeskin, python, snake print, ostrich, lizard, crocodile print, 鱷魚皮, 鱷魚紋, 蛇皮, 蛇紋, 鴕鳥皮, 珍稀皮革, 鱷魚
~ m:calfskin,lambskin .vegan | vegan leather, faux leather, pu leather, pleather, pu, imitation leather, 人造皮, 仿皮, 純素皮革, PU皮, 合成皮, 假皮
.vegan | vegan, cruelty free, plant based, animal friendly, 純素, 素食, 零殘忍
m:cotton .cotton,poplin,jersey,cottontwill,cottonjersey,terry,loopbackcotton,sateen,cottoncanvas | cotton, pure cotton, 100% cotton, organic cotton, cottons, 棉, 純棉, 棉質, 全棉, 有機棉, 綿質, 純綿, 棉料, 綿
.poplin ; m:cotton | poplin, percale, crisp cotton, 府綢, 細棉布, 平紋棉
.cottontwill,twill ; m:cotton | twill, cotton twill, gabardine, drill, 斜紋棉, 斜紋, 斜布, 斜紋布
.cottonjersey,jersey,softjersey | jersey, soft jersey, jersey cotton, 平紋, 棉質平紋, 柔軟棉
.terry,loopbackcotton,loopback | terry, terry cloth, loopback, french terry, toweling, towelling, 毛圈棉, 毛巾布, 毛圈
.waffle | waffle, waffle weave, 窩夫紋, 華夫格, 鬆餅紋
.sateen ; bedding+m:cotton | sateen, cotton sateen, 棉緞, 貢緞
m:linen .linen,linenblend | linen, flax, linens fabric, pure linen, linen blend, 麻, 亞麻, 棉麻, 麻質, 麻布, 苧麻, 純麻, 麻料, 亞麻料
m:silk .silk,silksatin,silktwill,silkcrepe | silk, silky, pure silk, mulberry silk, 絲, 真絲, 絲質, 蠶絲, 絲綢, 桑蠶絲, 真丝, 絲料, 100%真絲
.satin,silksatin ; m:silk | satin, silk satin, satiny, 緞面, 絲緞, 緞, 色丁, 緞質, 絲光
m:cashmere .cashmere,woolcashmere | cashmere, kashmir, pashmina wool, cashmere blend, cashmier, cashmir, 羊絨, 茄士咩, 開司米, 山羊絨, 喀什米爾, 茄士咪, 羊戎, 克什米爾, 茄士米, 開司米羊絨, 羊绒
m:wool,virgin-wool,alpaca,mohair,cashmere .wool,finewool,tropicalwool,woolcashmere,flannel,tweed ; .woolblend,lambswool,woolcrepe | wool, woolen, woollen, lambswool, merino, pure wool, woolly wool, wools, virgin wool, merino wool, 羊毛, 純羊毛, 毛料, 美麗諾, 羊毛料, 毛質, 綿羊毛, 初剪羊毛
m:alpaca .alpaca | alpaca, llama, 羊駝毛, 羊駝, 阿爾帕卡, 草泥馬
m:mohair .mohair | mohair, angora, 馬海毛, 安哥拉兔毛, 兔毛
.tweed,boucle ; .houndstooth | tweed, bouclé, boucle, tweedy, 粗花呢, 斜紋軟呢, 花呢, 軟呢, 圈圈絨, 呢絨, 呢, 毛呢
.flannel ; m:wool,virgin-wool+.flannel | flannel, flannels, brushed cotton, 法蘭絨, 絨布, 磨毛
.velvet m:velvet | velvet, velour, velveteen, corduroy, cord, 絲絨, 天鵝絨, 金絲絨, 絨面, 燈芯絨, 絨
.lace m:lace | lace, lacy, crochet, broderie, macrame, 蕾絲, 花邊, 鉤花, 喱士, 通花, 鈎花, 鏤空
.chiffon m:chiffon ; .crepe,silkcrepe | chiffon, georgette, organza, tulle, mesh, 雪紡, 薄紗, 紗, 網紗, 歐根紗, 喬琪紗, 雪仿
.crepe,silkcrepe,woolcrepe | crepe, crêpe, crinkle, 縐紗, 皺紗, 縐
.pique | pique, piqué, 珠地, 珠地棉, 珠地布
m:denim .denim,selvedge ; jeans | denim, selvedge, selvage, raw denim, chambray, 牛仔, 丹寧, 牛仔布, 單寧, 牛仔料
m:canvas .canvas,cottoncanvas,coatedcanvas | canvas, coated canvas, cotton canvas, 帆布, 棉帆布, 塗層帆布, 布袋料, 帆布料
m:nylon,polyamide .nylon,technicalnylon | nylon, technical nylon, polyamide, ripstop, 尼龍, 機能布, 錦綸, 尼龍布, 尼龙
m:polyester .recycledshell | polyester, recycled, sustainable, eco, eco friendly, eco-friendly, recycled fabric, 環保, 再生, 聚酯纖維, 再生布料, 可持續, 環保物料
m:down,feather ; down-and-puffer-jackets | goose down, duck down, feather, down filled, down feather, 鵝絨, 鴨絨, 白鵝絨, 羽毛, 白鴨絨
m:straw .straw ; espadrilles | straw, raffia, wicker, rattan, jute, woven straw, 草編, 藤編, 草織, 拉菲草, 麻編, 竹編
m:rubber .rubber | rubber, silicone, latex, 橡膠, 矽膠, 膠, 橡胶
m:stainless-steel .steel,polishedsteel,polished | steel, stainless steel, 316l, metal, 鋼, 精鋼, 不鏽鋼, 不銹鋼, 金屬, 鋼製
m:brass .brass | brass, copper, bronze, 黃銅, 銅, 銅製
m:titanium .titanium | titanium, ti, 鈦, 鈦金屬, 鈦合金
m:acetate .acetate | acetate, tortoiseshell, tortoise, horn rim, 醋酸纖維, 板材, 玳瑁, 玳瑁色, 膠框, 板材框
m:ceramic .ceramic,porcelain,stoneware,glazedceramic | ceramic, ceramics, porcelain, china bone, bone china, earthenware, stoneware, pottery, 陶瓷, 瓷, 骨瓷, 炻瓷, 陶, 瓷器料, 釉面, 陶土, 粗陶
.porcelain | fine porcelain, 白瓷, 瓷製
.marble,marbled | marble, stone marble, marbled, 雲石, 大理石, 雲石紋, 大理石紋
m:crystal .crystal | crystal, crystals, swarovski style, crystal glass, 水晶, 水晶玻璃, 閃石, 水晶石
m:resin .resin | resin, acrylic, lucite, 樹脂, 亞加力, 壓克力
.lacquered | lacquer, lacquered, lacquerware, 漆器, 髹漆, 大漆
.walnut,woodhandled | wood, wooden, walnut wood, oak, bamboo, 木, 木製, 胡桃木, 木質, 竹, 實木
m:enamel .enamel | enamel, cloisonne, 琺瑯, 搪瓷, 法瑯, 景泰藍
.plated | plated, gold-plated, vermeil, gold vermeil, 電鍍, 鍍18k金
m:yellow-gold-18k .18k | 18k, 18k gold, 18ct, 18 carat, 18ct gold, yellow gold, 18k yellow gold, 750 gold, solid gold, 18K金, K金, 18k黃金, k金
m:yellow-gold-18k,pure-gold-999 ; .goldtone | gold material, 黃金, 黃K金
m:white-gold-18k .whitegold | white gold, 18k white gold, 白金, 白K金, 18k白金, 白色黃金, K白金, 白色k金
m:platinum-950 .platinum | platinum, pt950, pt900, pt, 鉑金, 鉑, 鉑950, 白金pt950
m:sapphire-crystal | sapphire crystal, sapphire glass, 藍寶石玻璃, 藍寶石水晶, 藍寶石鏡面
`
