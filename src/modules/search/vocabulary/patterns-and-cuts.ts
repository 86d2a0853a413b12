/**
 * Patterns, and how pieces are cut and made: words beside the kind of thing. Written from the trade: pattern books of weavers and
 * printers, pattern-making terms, and dictionaries of Cantonese. See entries.ts for how a line is read.
 */
export const patterns = `
.striped,stripe | stripe, stripes, striped, stripy, pinstripe, pinstriped, pin stripe, breton, nautical stripe, 條紋, 間條, 間條紋, 橫間, 直間, 細條紋, 橫條, 豎條紋, 直條紋, 海魂, 間紋, 海軍間條
.checked,check | check, checks, checked, plaid, tartan, gingham, chequered, checkered, windowpane, prince of wales, glen check, 格仔, 格紋, 格子, 蘇格蘭格, 格子紋, 方格, 棋盤格, 威爾斯格, 格仔紋, 間格, 格
.polkadot,polka | polka dot, polka dots, dotted, dots, spots, spotty, spotted, dot, 波點, 圓點, 波波點, 點點, 水玉, 波卡圓點, 圓點紋
.houndstooth | houndstooth, dogtooth, hounds tooth, dog tooth, puppytooth, 千鳥格, 犬牙紋, 千鳥紋, 犬齒格, 雞爪紋
.herringbone | herringbone, chevron, zigzag, herring bone, 人字紋, 鯡骨紋, 魚骨紋, 之字紋
.floral,flower | floral, flower, flowers, flowery, florals, floral print, ditsy, botanical, flower print, 碎花, 花紋, 花朵, 花卉, 印花碎花, 花花, 花, 小碎花, 花款, 花形
.floral,striped,checked,polkadot,monogram .printed c:print | print, printed, pattern, patterned, graphic, prints, 印花, 圖案, 圖案款
.monogram | monogram, monogrammed, logo, logo print, logomania, initials, branded, 字母紋, 老花, 字母, logo款, 標誌, 大logo, 字母款
.cable,cableknit | cable, cabled, aran cable, 麻花, 絞花, 扭繩
.quilted | quilted, quilting, diamond quilt, matelasse, padded quilt, 菱格, 菱格紋, 絎縫, 間棉, 車線菱格, 格紋絎縫
.colourblock,colour,twotone,captoe | colour block, color block, colourblock, two tone, two-tone, contrast, bicolour, 拼色, 撞色, 雙色, 拼接, 間色, 撞色拼接
~ .monogram .houndstooth c:print | leopard, leopard print, animal print, zebra, tie dye, camo, camouflage, paisley, snake, tropical print, tiger, 豹紋, 動物紋, 斑馬紋, 紮染, 迷彩, 佩斯利, 腰果花, 虎紋, 熱帶印花
.twisted,rope | twisted, twist, rope, 扭紋紋理, 繩紋
.marbled,marble | marble print, marbling, 雲石圖案
`
export const cuts = `
.pleated | pleated, pleat, 百褶, 打褶, 壓褶, 百摺, 褶
.wideleg,wide,loose,oversized | wide, loose, relaxed, baggy, roomy, 闊, 闊身, 寬身, 寬鬆, 鬆身, 闊大
.oversized,loose | oversized, oversize, over sized, boyfriend fit, boyfriend, slouchy, 廓形, 大碼寬鬆, 寬版, 落膊
.slim,skinny,tapered,fine | slim, slim fit, skinny, fitted, tight fit, tailored fit, 修身, 貼身, 窄身, 窄腳, 緊身, 瘦身, 顯瘦, slimming
.straight | straight, straight leg, regular fit, straight cut, 直腳, 直筒, 直身
.flared,bootcut,flare | flared, flare, bell, 喇叭, 微喇
.cropped | cropped, crop, short length, 短身, 短款, 短版, 短身款
.mini | mini, micro, 迷你, 超短, 小型
.long,midi,overcoat | long, longline, full length, 長身, 長款, 長版, 長
.short,cropped,mini | short, 短
.midi | midi, mid length, mid-length, 中長, 中長款, 中長身
.hooded,hoodie | hooded, with hood, hood, 連帽, 有帽, 帶帽
.zip,zipup,halfzip,ziparound | zip, zipped, zipper, with zip, zipped up, 拉鏈, 拉鍊, 有拉鏈, 帶拉鏈
.button,buttoned | button, buttons, buttoned, 鈕扣, 鈕, 排扣, 紐扣
.doublebreasted | double breasted, double-breasted, 雙排鈕, 雙排扣, 雙排釦, 双排扣
.singlebreasted,twobutton | single breasted, single-breasted, two button, 單排鈕, 單排扣, 單排釦, 兩粒鈕
.sleeveless | sleeveless, no sleeves, without sleeves, 無袖, 背心款
.longsleeved | long sleeve, long sleeved, long-sleeve, long sleeves, 長袖, 長䄂
.shortsleeved,short,camp ; .crewneck+t-shirts | short sleeve, short sleeved, short sleeves, short-sleeve, 短袖款, 短䄂
.vneck | v-neck, v neck, vneck, v領, v字領, 雞心領, V領
.crewneck | crew neck, crewneck, round neck, 圓領, 圓领, 圓領口
.rollneck,mockneck | roll neck style, high neck, high-neck, 高領款, 樽領款
.collarless,bandcollar,band | collarless, no collar, 無領, 企領, 立領
.halter | halter, halterneck, halter neck, 掛頸, 掛脖, 繞頸
.bandeau ; .halter | bandeau, strapless, off shoulder, off the shoulder, one shoulder, 平口, 無肩帶, 一字膊, 一字肩, 一字領, 卡肩, 露膊, 露肩, 抹胸款, 斜膊, 單膊款
.wrap,belted | belted, tie waist, with belt, waisted, 束帶, 綁帶, 束腰款, 繫帶, 有腰帶, 收腰
.bow,pussybow | bow, bows, with bow, ribbon, 蝴蝶結, 絲帶, 綁結, 煲呔款, 蝴蝶結款
.ruched,scalloped,fluted,peplum,puffsleeve | ruffle, ruffles, ruffled, frill, frills, ruched, 荷葉邊, 花邊款, 抽褶, 木耳邊
.fringed,tassel | fringe, fringed, tassel, tassels, 流蘇, 鬚邊
.studded | studded, stud detail, rivet, 窩釘, 鉚釘, 柳釘
.chain | chain detail, with chain, 鏈飾, 鏈帶
.drawstring,drawcord | drawstring, elasticated, elastic waist, elastic, tie waist trousers, 抽繩, 橡根, 橡筋頭, 索繩, 橡根頭
.pocket,fivepocket,cargo,field | pocket, pockets, with pockets, 口袋, 有袋, 多袋
.blockheel | block-heel, chunky heel, chunky, thick heel, 粗踭款, 粗踭高
.kittenheel,lowheel | low-heel, low heeled, 矮踭, 低踭款
.stiletto,pointed | stiletto heel, thin heel, 幼踭, 細踭款, 幼跟
.pointed | pointed, pointed toe, pointy, point toe, 尖頭, 尖咀, 尖頭款
.round | round, rounded, circle, circular, round shape, 圓, 圓形, 圓框, 圓頭
.square,rectangular | square, square toe, 方, 方形, 方頭, 方框
.rectangular,rectangle | rectangular, rectangle, 長方形, 長方
.oval,panto | oval, 橢圓, 橢圓形
.lowtop ; sneakers | low top, low-top, low rise, 低筒, 低幫
~ sneakers boots | high top, high-top, hi top, high tops, high-tops, 高筒, 高幫
.captoe | cap toe, toe cap, 拼色鞋頭, 包頭款
.laced,tied | lace up, lace-up, laced, tie up, 綁帶款, 繫帶款
.strap,twostrap,slingback | strap, straps, strappy, with strap, 帶, 肩帶款
.buckled,buckle,squarebuckle,roundbuckle,platebuckle | buckle, buckled, 扣, 方扣, 板扣, 扣飾
.flap | flap, fold over, 翻蓋, 有蓋
.structured,framed,box | structured, hard frame, stiff, 挺身, 硬身, 硬框, 有型硬身
.soft,softjersey | soft, cosy, cozy, comfy, comfortable, 柔軟, 舒服, 舒適, 軟身, 軟熟
.stretch | stretch, stretchy, spandex, lycra, 彈性, 彈力, 有彈性, 四面彈
.quickdry,windproof | waterproof, water resistant, water-resistant, quick dry, quick-dry, windproof, 防水, 防潑水, 快乾, 防風, 速乾
.sheer | sheer, see through tights, 透膚, 薄身透明
.embossed,crocembossed | embossed, 壓花, 壓紋
.inlaid | inlaid, inlay, 鑲嵌
.tailored | tailored, structured cut, 合身, 剪裁
.reversible | reversible, two way, 兩面, 雙面, 兩用
.slip | slip on, slip-on, 一腳踏
.whisky | whisky, whiskey, scotch, bourbon, 威士忌, 烈酒, 洋酒
.wine | wine, red wine, white wine, 紅酒, 白酒, 葡萄酒
.champagne | champagne, prosecco, sparkling, 香檳, 氣泡酒
.espresso,coffee ; mugs-and-teaware+.mug,cup | coffee, espresso, cappuccino, latte, 咖啡, 濃縮
.teapot,kettle mugs-and-teaware+.cup ; mugs-and-teaware .tea | tea, chinese tea, english tea, 茶, 中國茶, 紅茶, 茶葉
.folding,folded | folding, foldable, 摺疊, 可摺, 折疊
.drop | drop, dangling, 水滴形, 垂墜
.set,trio,duo,pair | set of, kit, bundle, gift sets, 套裝系列, 組合裝, 一套
.trio | trio, set of three, three piece, 三件裝, 三件套
.travel | travel size, travel sized, mini size, travel-size, 旅行裝, 細樽裝, 旅行尺寸
`
