/**
 * Jewellery and watches, by kind. Written from the trade: the categories of jewellers and watch shops in Hong Kong, Taiwan, the mainland,
 * Britain and America, the glossaries of gemmology and watchmaking, and dictionaries of Cantonese. See entries.ts for how a line is read.
 */
const jewels = 'watches-and-jewellery/fine-jewellery,women/fashion-jewellery,men/accessories/jewellery'
const rings = `${jewels}+>ring,>band`
const earrings = `${jewels}+>earring,>stud,>hoop`
const necklaces = `${jewels}+>necklace,>pendant,>chain,>strand`
const bracelets = `${jewels}+>bracelet,>bangle,>cuff bracelets-and-bangles ${jewels}+.bangle`
const brooches = `${jewels}+>brooch`

export const jewelleryKinds = `
watches-and-jewellery/fine-jewellery women/fashion-jewellery men/accessories/jewellery | jewellery, jewelry, jewels, jewel, bijoux, jewellry, jewlery, jewelery, 珠寶, 首飾, 飾物, 飾品, 珠寶首飾, 手飾, 首飾配飾, 珠宝, 朱寶
watches-and-jewellery/fine-jewellery | fine jewellery, fine jewelry, high jewellery, precious jewellery, real jewellery, 高級珠寶, 高級首飾, 真金首飾, 貴金屬首飾
women/fashion-jewellery men/accessories/jewellery | fashion jewellery, fashion jewelry, costume jewellery, costume jewelry, demi fine, demi-fine, 時尚首飾, 時裝首飾, 流行飾品, 仿真首飾
men/accessories/jewellery | men's jewellery, mens jewellery, men's jewelry, 男士首飾, 男裝首飾, 男裝飾物, 男士飾物
${rings} ; rings engagement-and-wedding-rings | ring, rings, finger ring, 戒指, 指環, 介指, 戒子, 介子, 戒只, 戒枝, 指环子, 戒子仔
engagement-and-wedding-rings ; watches-and-jewellery/fine-jewellery+.diamond+>ring | engagement ring, engagement rings, proposal ring, diamond ring engagement, betrothal ring, 訂婚戒指, 求婚戒指, 求婚鑽戒, 訂婚鑽戒, 求婚戒
engagement-and-wedding-rings rings+.wedding ; watches-and-jewellery/fine-jewellery+>band | wedding ring, wedding rings, wedding band, wedding bands, marriage ring, eternity ring, 結婚戒指, 婚戒, 結婚戒, 結婚指環, 結婚介指, 結婚戎指
${jewels}+.pair engagement-and-wedding-rings | couple rings, couple ring, matching rings, his and hers rings, pair of rings, promise rings, 對戒, 情侶戒指, 情侶對戒, 結婚對戒, 情侶戒, 一對戒指
${jewels}+.diamond+>ring ; engagement-and-wedding-rings | diamond ring, diamond rings, diamond engagement ring, 鑽戒, 鑽石戒指, 鑽石介指, 鑽石指環, 鑽介, 鉆戒
${jewels}+.solitaire+>ring ; ${jewels}+.claw+>ring | solitaire, solitaire ring, single stone ring, 單石戒指, 單石鑽戒, 單鑽戒指, 一卡鑽戒
${jewels}+.halo+>ring ${jewels}+.halo | halo ring, halo, 圍鑲, 圍鑲戒指, 光環戒指
${jewels}+.signet+>ring ; ${jewels}+.dome+>ring | signet ring, signet, pinky ring, 印章戒指, 圖章戒指, 尾戒, 印戒
${jewels}+.dome+>ring ${jewels}+.wide+>band ; ${rings} | stacking rings, stackable rings, dome ring, cocktail ring, statement ring, chunky ring, 疊戴戒指, 疊戒, 圓拱戒指, 闊身戒指, 粗戒指
${earrings} earrings | earrings, earring, ear rings, ear studs and hoops, 耳環, 耳飾, 耳墜, 耳珠環, 耳鏈, 耳吊, 耳還, 耳坏, 耳圜
${jewels}+.stud | studs, stud, stud earrings, ear studs, earstuds, ear stud, 耳釘, 耳針, 耳丁, 耳粒, 耳钉子, 鑽石耳釘耳環
${jewels}+.hoop | hoops, hoop, hoop earrings, huggies, huggie, creoles, hoop earring, 耳圈, 大耳環, 圈形耳環, 圈圈耳環, 圓圈耳環, 圓環耳環, 大圈耳環
${jewels}+.drop,pearldrop+>earring,>hoop | drop earrings, dangle earrings, dangly earrings, chandelier earrings, drop earring, 垂吊耳環, 水滴耳環, 垂墜耳環, 吊咀耳環, 垂飾耳環, 吊墜耳環, 長耳環, dangles
~ ${earrings} | ear cuff, ear cuffs, ear climber, clip on earrings, clip-ons, clip earrings, nose ring, piercing, 耳骨夾, 耳夾, 夾耳環, 耳骨釘, 鼻環
${necklaces} ; necklaces necklaces-and-pendants | necklace, necklaces, neck chain, neckpiece, chain necklace, 項鏈, 頸鏈, 鏈咀, 項鍊, 頸鍊, 頸鍊仔, 鎖骨鏈, 毛衣鏈, 項連, 頸連, 項練, 頸練
${jewels}+>chain ; ${necklaces} | chain, chains, gold chain, neck chains, chunky chain, curb chain, 鏈, 粗鏈, 頸鏈粗, 金鏈, 鏈仔, 粗頸鏈, 粗環頸鏈
${jewels}+.pendant ; ${necklaces} | pendant, pendants, pendant necklace, locket, charm necklace, 吊墜, 鏈墜子, 墜子, 吊咀, 鏈嘴, 吊墜項鏈, 吊嘴, 墜飾, 掛墜, 相盒, 相盒項鏈
${necklaces} | choker, chokers, collar necklace, lariat, layered necklace, statement necklace, 頸圈, 項圈, 短頸鏈, 鎖骨鍊, 疊戴項鏈
${jewels}+.tennis+.necklace ; ${jewels}+.diamond+.necklace | tennis necklace, riviere necklace, diamond necklace riviere, 排鑽項鏈, 排石項鏈
${bracelets} ; bracelets | bracelet, bracelets, wristband, bracelet chain, wrist chain, 手鏈, 手鍊, 手串, 手鏈仔, 手連, 手練, 手繩, 手链子, 腕鏈
${jewels}+.bangle,cuff ; ${bracelets} | bangle, bangles, cuff, cuff bracelet, cuffs, open cuff, open bangle, 手鐲, 手鈪, 鈪, 手環, 鐲子, 手扼, 手厄, 手鐲子, 手濁, 開口手鐲, 手鐲環, 手軛
${jewels}+.tennis+.bracelet | tennis bracelet, tennis, diamond tennis bracelet, line bracelet, 網球手鏈, 排鑽手鏈, 鑽石手鏈排, 排石手鏈, tennis手鏈, 網球手鍊
${jewels}+.bead ; ${bracelets} | beaded bracelet, beaded, bead bracelet, beads, 珠串, 珠鏈, 串珠手鏈, 珠串手鏈, 串珠, 珠仔手鏈
${jewels}+.cord+.bracelet ; ${bracelets} | leather bracelet, cord bracelet, friendship bracelet, rope bracelet, red string, 皮手繩, 皮手鏈, 編繩手鏈, 紅繩, 紅繩手鏈
~ ${bracelets} ${necklaces} | anklet, anklets, ankle bracelet, body chain, toe ring, 腳鏈, 腳鍊, 足鏈, 腰鏈飾
${brooches} brooches | brooch, brooches, broach, pin brooch, brooch pin, lapel brooch, pins, corsage, 胸針, 心口針, 胸花, 襟針, 扣針, 別針, 胸釘, 胸章, 襟花, 心口釘, 
${jewels}+.diamond m:diamond+watches-and-jewellery/fine-jewellery ; diamond-jewellery | diamond, diamonds, diamond jewellery, diamond jewelry, lab diamond, lab grown diamond, 鑽石, 鑽飾, 鑽石首飾, 鑽, 鑽石飾物, 钻石, 鉆石, 培育鑽石, 閃石
gold-jewellery m:pure-gold-999 | pure gold, 24k, 24k gold, 999 gold, 9999 gold, fine gold, gold jewellery, 足金, 黃金飾物, 千足金, 純金, 足金首飾, 黃金首飾, 金飾, 四條九, 9999, 足赤金, 萬足金, 黃金金飾, 金器
gold-jewellery+.bangle ; ${jewels}+.bangle+m:yellow-gold-18k | gold bangle, gold bangles, dragon phoenix bangle, 金鈪, 金手鈪, 金鐲, 龍鳳鈪, 足金手鐲, 黃金手鐲, 金手鐲, 龍鳳鐲, 嫁女鈪
gold-jewellery+.chain ; ${jewels}+>chain,>necklace,>pendant+m:yellow-gold-18k | gold chain necklace, 金頸鏈, 足金項鏈, 黃金項鏈, 足金頸鏈, 黃金頸鏈, 金項鏈
gold-jewellery+>ring,>band ; ${jewels}+>ring,>band+m:yellow-gold-18k | 金戒指, 黃金戒指, 足金戒指, 金介指, 黃金指環, 足金介指
gold-jewellery+.ingot gold-jewellery | gold bar, gold ingot, gold bullion, gold coin, 金條, 金粒, 金條吊墜, 金幣, 金磚
jade-and-fei-cui m:jade,fei-cui | jade, jadeite, fei cui, feicui, jade jewellery, nephrite, hetian jade, 玉, 翡翠, 玉器, 玉石, 翠玉, 和田玉, 軟玉, 緬甸玉, 玉飾, 翡翠首飾, 玉仔, A貨翡翠, 緬玉, 玉墜
jade-and-fei-cui+.bangle | jade bangle, jade bracelet, jade bangles, 玉鐲, 玉鈪, 翡翠手鐲, 玉手鐲, 翡翠玉鐲, 玉手鈪, 翡翠鐲, 玉鈪仔
jade-and-fei-cui+.pendant | jade pendant, jade buddha, 玉墜, 玉佩, 平安扣, 玉吊墜, 翡翠吊墜, 平安扣吊墜, 玉牌, 觀音玉墜
jade-and-fei-cui+.ring | jade ring, fei cui ring, 玉戒指, 翡翠戒指, 翡翠蛋面, 蛋面, 玉指環
pearl-jewellery m:pearl ; ${jewels}+.pearldrop,fauxpearl,pearl | pearl, pearls, pearl jewellery, pearl jewelry, akoya, akoya pearl, south sea pearl, freshwater pearl, faux pearl, 珍珠, 珍珠首飾, 珍珠飾物, 真珠, 南洋珠, 海水珠, 淡水珍珠, 珠仔, 大溪地珍珠, 珍朱
${jewels}+.pearl,fauxpearl+>necklace,>strand,>pendant | pearl necklace, pearl strand, pearl string, string of pearls, pearls necklace, pearl choker, 珍珠項鏈, 珍珠頸鏈, 珍珠鏈, 珠頸鏈, 珍珠項鍊
${jewels}+.pearl,pearldrop+>earring,>stud,>hoop ; pearl-jewellery ${jewels}+>earring,>stud | pearl earrings, pearl studs, pearl earring, pearl drop earrings, 珍珠耳環, 珍珠耳釘, 珍珠耳釘環, 珍珠耳飾
gemstones ${jewels}+.ruby,sapphire,emerald | gemstone, gemstones, gem, gems, coloured stone, coloured stones, birthstone, precious stone, 寶石, 彩色寶石, 有色寶石, 誕生石, 彩寶, 半寶石, 寶石首飾, 宝石
${jewels}+.ruby m:ruby | ruby, rubies, 紅寶石, 紅寶, 红宝石, 鴿血紅, 紅保石
${jewels}+.sapphire m:sapphire | sapphire, sapphires, blue sapphire, 藍寶石, 藍寶, 蓝宝石, 皇家藍, 藍保石
${jewels}+.emerald m:emerald | emerald, emeralds, 祖母綠, 綠寶石, 绿宝石, 祖母录, 綠寶
~ gemstones ${rings} ${necklaces} | amethyst, topaz, opal, garnet, turquoise stone, aquamarine, moonstone, tourmaline, tanzanite, peridot, citrine, onyx, agate, 紫水晶, 黃水晶, 月光石, 碧璽, 海藍寶, 石榴石, 蛋白石, 瑪瑙, 綠松石, 坦桑石, 托帕石, 水晶手鏈, 蜜蠟, 琥珀飾物
~ watches-and-jewellery/fine-jewellery women/fashion-jewellery homeware/living/trays-and-boxes+.box | silver jewellery, sterling silver, 925 silver, 925, silver 925, tiara, 純銀, 925銀, 純銀首飾, 銀飾, 925純銀, 皇冠頭飾
${jewels}+.crystal | crystal ring, crystal jewellery, cubic zirconia, zirconia, cz, rhinestone, 水晶戒指, 水晶首飾, 鋯石, 仿鑽, 水鑽, 閃石首飾
watch-boxes-and-winders trays-and-boxes+.box | jewellery box, jewelry box, trinket box, jewellery case, ring box, jewellery organiser, 首飾盒, 珠寶盒, 飾物盒, 首飾箱, 戒指盒, 首飾收納盒, trinket dish, ring dish, jewellery dish, 首飾碟

automatic-watches chronographs dive-watches dress-watches mens-watches womens-watches | watch, watches, wrist watch, wristwatch, timepiece, timepieces, wrist watches, 手錶, 腕錶, 錶, 手表, 腕表, 钟表, 鐘錶, 表, 手標, 隻錶, 石英錶, quartz watch, quartz, 手錶仔
womens-watches ; dress-watches | women's watch, ladies watch, womens watch, ladies watches, lady watch, 女裝錶, 女錶, 女裝手錶, 女表, 女裝腕錶, 女士手錶, 女款手錶, 女士腕錶
mens-watches automatic-watches dive-watches chronographs ; dress-watches | men's watch, mens watch, gents watch, men's watches, 男裝錶, 男錶, 男裝手錶, 男表, 男裝腕錶, 男士手錶, 男款手錶, 男士腕錶
automatic-watches ; chronographs | automatic watch, automatic, self winding, self-winding, mechanical watch, automatics, mechanical, skeleton watch, tourbillon, 自動錶, 機械錶, 自動腕錶, 自動機械錶, 機械表, 全自動手錶, 機械腕錶, 陀飛輪, 自動上鏈, 機械手錶, 上鏈錶, 機械標
dive-watches | dive watch, diver watch, diving watch, diver's watch, divers watch, divers, diver, waterproof watch, water resistant watch, sports watch, sport watch, swimming watch, rubber strap watch, 潛水錶, 潛水腕錶, 防水錶, 潛水表, 水鬼, 防水手錶, 運動手錶, 運動錶, 游水錶, 潛水手錶, 濳水錶
chronographs automatic-watches+.chronograph womens-watches+.chronograph | chronograph, chronographs, chrono, stopwatch, racing watch, chronograph watch, 計時錶, 計時碼錶, 三眼錶, 計時腕錶, 碼錶, 計時表, 熊貓錶, 賽車錶, 計時手錶
dress-watches ; mens-watches+.round,tankshaped womens-watches | dress watch, dress watches, formal watch, thin watch, slim watch, classic watch, 正裝錶, 正裝腕錶, 薄錶, 紳士錶, 正裝手錶, 斯文錶, 薄身錶, 禮服錶
${'automatic-watches,womens-watches,mens-watches'}+.moonphase | moon phase, moonphase, moon-phase watch, moon phase watch, 月相, 月相錶, 月相腕錶, 月相手錶
${'automatic-watches,womens-watches,mens-watches'}+.date | date watch, datejust style, calendar watch, 日曆錶, 日曆腕錶, 日誌型, 日曆手錶
mens-watches+.pilot | pilot watch, pilot's watch, aviator watch, flieger, field watch, 飛行員錶, 飛行員腕錶, 飛行錶, 軍錶, 飛機師錶
mens-watches+.tankshaped womens-watches+.rectangular | rectangular watch, square watch, tank watch, 方錶, 長方形錶, 方殼錶, 方形手錶, 方形錶, 坦克錶
mens-watches+.octagonal | octagonal watch, 八角錶, 八角形錶
${'automatic-watches,chronographs,dress-watches,mens-watches,womens-watches'}+.goldtone | gold watch, gold tone watch, yellow gold watch, 金錶, 金色手錶, 金色錶, 金手錶, 金表, 金勞
${'automatic-watches,chronographs,dive-watches,mens-watches,womens-watches'}+.steel | steel watch, stainless steel watch, silver watch, 鋼錶, 精鋼錶, 鋼帶錶, 銀色手錶, 不鏽鋼錶, 銀色錶
~ mens-watches womens-watches watch-boxes-and-winders | smartwatch, smart watch, apple watch, digital watch, pocket watch, clock, alarm clock, wall clock, 智能手錶, 電子錶, 智能錶, 懷錶, 陀錶, 時鐘, 鬧鐘, 掛鐘
watch-straps | watch strap, watch band, watchband, watchstrap, strap for watch, watch bracelet, replacement strap, watch straps, apple watch strap, rubber strap, nato strap, 錶帶, 手錶帶, 表帶, 表带, 手表带, 錶鏈, 皮錶帶, 鋼錶帶, 橡膠錶帶, 錶代, 腕錶帶
watches-and-jewellery/watches+m:calfskin ; dress-watches | leather strap watch, leather watch, watch with leather strap, 皮帶錶, 皮錶帶手錶, 皮帶手錶, 皮帶腕錶
watch-boxes-and-winders | watch box, watch case, watch winder, watch roll, watch storage, watch boxes, winder, watch display box, watch holder, 錶盒, 手錶盒, 上鏈盒, 錶卷, 搖錶器, 表盒, 手表盒, 收藏錶盒, 自動上鏈盒, 轉錶器, 手錶收納盒, 錶箱, 搖錶盒, 錶袋
`
