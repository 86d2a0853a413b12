/**
 * Houses that shoppers ask for by name, in Chinese and by their nicknames, with what each is known for: so that a house that is not sold
 * here is recognised, and pieces of that kind by others are shown. A house that the shop sells is known by its own names. Written from the
 * trade: the houses in department stores of Hong Kong and what their counters sell. See entries.ts for how a line is read.
 */
const fashion =
  'women/bags women/shoes women/clothing women/accessories men/bags men/shoes men/clothing men/accessories womens-fragrance mens-fragrance'
const leather = 'women/bags men/bags wallets card-holders women/shoes men/shoes belts'
const sport = 'sneakers activewear sweatshirts-and-hoodies t-shirts backpacks'
const watches = 'watches-and-jewellery/watches'
const jewels = 'watches-and-jewellery/fine-jewellery women/fashion-jewellery'
const makeUp = 'beauty/make-up beauty/skincare beauty/fragrance'
const skin = 'beauty/skincare'
const scent = 'beauty/fragrance homeware/home-fragrance beauty/hair-body'
const everyday = 'women/clothing men/clothing women/accessories men/accessories women/bags'
export const houses = `
~ women/bags ; ${fashion} beauty/make-up beauty/fragrance | chanel, chanle, channel, coco chanel, 香奈兒, 香奈爾, 小香, 香奶奶, 夏奈爾, 香奈儿, chanel包, cc家
~ women/bags ; ${fashion} luggage | louis vuitton, lv, louis vitton, louisvuitton, vuitton, 路易威登, 路易·威登, 驢牌, 驴牌, 老花包
~ women/bags ; ${fashion} | gucci, guci, gucchi, 古馳, 古驰, 古奇, 古琦
~ women/bags silk-scarves ; ${fashion} homeware/dining | hermes, hermès, 愛馬仕, 爱马仕, 愛瑪仕
~ women/bags ; ${fashion} beauty/make-up beauty/fragrance | dior, christian dior, 迪奧, 迪奥, 狄奧, 克麗絲汀迪奧
~ women/bags ; ${fashion} | prada, miu miu, miumiu, 普拉達, 普拉达, 繆繆, 妙妙, 缪缪, 三角包
~ ${leather} ; ${fashion} | bottega veneta, bottega, bv, celine, céline, loewe, fendi, givenchy, balenciaga, saint laurent, ysl, yves saint laurent, valentino, burberry, 寶緹嘉, 葆蝶家, bv包, 思琳, 賽琳, 羅意威, 羅威, 芬迪, 紀梵希, 纪梵希, 巴黎世家, 聖羅蘭, 圣罗兰, 聖羅蘭包, 華倫天奴, 范倫鐵諾, 巴寶莉, 博柏利, 巴宝莉, 巴黎家, 賽琳包
~ ${leather} | coach, kate spade, michael kors, mk, longchamp, furla, mulberry, goyard, strathberry, polene, polène, mcm, delvaux, tods, tod's, tory burch, jacquemus, chloe, chloé, mansur gavriel, 蔻馳, 寇馳, 凱特絲蓓, 馬可高, 瓏驤, 珑骧, 餃子包longchamp, 戈雅, 狗牙, 蔻依, 德爾沃, 托德斯, 湯麗柏琦, 芙拉
~ ${fashion} | versace, dolce gabbana, dolce & gabbana, dolce and gabbana, d&g, armani, giorgio armani, emporio armani, moschino, marni, jil sander, max mara, maxmara, lanvin, kenzo, isabel marant, the row, alaia, alaïa, brunello cucinelli, loro piana, zegna, ermenegildo zegna, tom ford, alexander mcqueen, mcqueen, stella mccartney, vivienne westwood, acne studios, ami paris, apc, a.p.c., sacai, issey miyake, comme des garcons, cdg, yohji yamamoto, maison margiela, margiela, rick owens, off white house, off-white house, thom browne, ralph lauren, polo ralph lauren, hugo boss, boss house, paul smith, ted baker, etro, missoni, balmain, salvatore ferragamo, ferragamo, dunhill, moynat, 范思哲, 凡賽斯, 杜嘉班納, 阿瑪尼, 亞曼尼, 麥絲瑪拉, 浪凡, 高田賢三, 傑尼亞, 湯姆福特, 西太后, 三宅一生, 川久保玲, 山本耀司, 馬吉拉, 拉夫勞倫, 菲拉格慕, 登喜路, 雨果博斯, 麥昆, 諾悠翩雅, 保羅史密斯
~ pumps sandals women/shoes | jimmy choo, manolo blahnik, manolo, christian louboutin, louboutin, roger vivier, stuart weitzman, aquazzura, gianvito rossi, amina muaddi, charles & keith, charles keith, repetto, 周仰傑, 吉米周, 紅底鞋, 羅傑維威, 魯布托, 紅底高跟鞋, 小ck
~ down-and-puffer-jackets | moncler, canada goose, moose knuckles, mackage, the north face, north face, tnf, patagonia, arcteryx, arc'teryx, uniqlo ultra light down, 盟可睞, 加拿大鵝, 大鵝, 北面, 始祖鳥, 北臉, 蒙口
~ ${sport} | nike, adidas, puma, new balance, nb, asics, reebok, vans, converse, fila, under armour, onitsuka tiger, salomon, hoka, on running, jordan, lululemon, alo yoga, alo, gymshark, skechers, golden goose, common projects, 耐克, 愛迪達, 阿迪達斯, 彪馬, 新百倫, 匡威, 亞瑟士, 鬼塚虎, 三葉草, 喬丹, 露露樂檬, 小髒鞋
~ men/shoes women/shoes | birkenstock, ugg, dr martens, dr. martens, doc martens, docs, clarks, timberland, crocs house, havaianas, hunter boots, church's, crockett & jones, john lobb, geox, ecco, 勃肯, 馬汀大夫, 其樂, 添柏嵐, 哈瓦那人字拖
~ ${everyday} | zara, h&m, hm, uniqlo, cos house, arket, massimo dutti, muji, gu house, mango house, asos, shein, levi's, levis, calvin klein, ck, tommy hilfiger, lacoste, gap house, banana republic, j crew, theory house, sandro, maje, supreme, stussy, bape, cos, 優衣庫, 無印良品, 李維斯, 鱷魚牌, 利維斯
~ ${watches} | rolex, rollex, patek philippe, patek, audemars piguet, ap watch, royal oak, omega, tag heuer, breitling, iwc, longines, tissot, tudor, seiko, casio, citizen watch, hublot, vacheron constantin, panerai, jaeger lecoultre, jlc, richard mille, zenith watch, grand seiko, nautilus, swatch, g-shock, gshock, 勞力士, 劳力士, 勞力仕, 百達翡麗, 愛彼, 歐米茄, 欧米茄, 豪雅, 百年靈, 萬國, 浪琴, 天梭, 帝舵, 帝陀, 精工, 卡西歐, 星辰表, 宇舶, 恆寶, 江詩丹頓, 沛納海, 積家, 理查德米勒, 勞記, 老勞
~ ${jewels} ${watches} | cartier, tiffany, tiffany & co, tiffany and co, bulgari, bvlgari, van cleef, van cleef & arpels, van cleef arpels, vca, chopard, harry winston, graff, boucheron, piaget, mikimoto, swarovski, pandora, de beers, chow tai fook, luk fook, chow sang sang, chaumet, messika, mejuri, tse sui luen, 卡地亞, 卡地亚, 蒂芙尼, 蒂凡尼, 寶格麗, 宝格丽, 梵克雅寶, 四葉草, 蕭邦, 海瑞溫斯頓, 御木本, 施華洛世奇, 潘朵拉, 周大福, 六福, 周生生, 謝瑞麟, 伯爵, 尚美
~ ${skin} | sk-ii, sk2, skii, la mer, lamer, estee lauder, estée lauder, shiseido, clinique, lancome, lancôme, kiehl's, kiehls, la prairie, clarins, sulwhasoo, laneige, the ordinary, drunk elephant, cerave, la roche posay, la roche-posay, augustinus bader, sisley, fresh skincare, cle de peau, clé de peau, albion, pola, decorte, cosme decorte, ipsa, elizabeth arden, biotherm, origins skincare, tatcha, avene, vichy, eucerin, cetaphil, nivea, dr jart, innisfree, curel, orbis, fancl, hada labo, anessa, biore, skinceuticals, allie, 海藍之謎, 海蓝之谜, 雅詩蘭黛, 雅诗兰黛, 資生堂, 资生堂, 倩碧, 蘭蔻, 兰蔻, 契爾氏, 科顏氏, 萊珀妮, 嬌韻詩, 雪花秀, 理膚泉, 希思黎, 肌膚之鑰, 黛珂, 碧歐泉, 雅漾, 薇姿, 修麗可, 安熱沙, 碧柔, 肌研, 珂潤
~ ${makeUp} | mac cosmetics, nars, bobbi brown, charlotte tilbury, fenty, fenty beauty, huda beauty, rare beauty, benefit cosmetics, urban decay, too faced, make up for ever, laura mercier, hourglass cosmetics, shu uemura, guerlain, givenchy beauty, rimmel, maybelline, l'oreal, loreal, revlon, nyx, anastasia, pat mcgrath, armani beauty, 3ce, romand, canmake, suqqu, addiction cosmetics, kiss me, 魅可, 芭比波朗, 植村秀, 嬌蘭, 美寶蓮, 萊雅, 歐萊雅, 貝玲妃, 露華濃
~ ${scent} | jo malone, diptyque, le labo, byredo, aesop, creed, maison francis kurkdjian, mfk, baccarat rouge, penhaligon's, penhaligons, acqua di parma, kilian, frederic malle, santal 33, molton brown, l'occitane, loccitane, lush, rituals, bath & body works, yankee candle, trudon, cire trudon, santa maria novella, buly, officine universelle buly, trussardi, bleu de chanel, marc jacobs daisy, viktor rolf, dr vranjes, 祖瑪瓏, 祖馬龍, 祖玛珑, 蒂普提克, 伊索, 歐舒丹, 梵誦, 帕爾瑪之水, 歐舒丹護手霜, 嵐舒, 百瑞德
~ styling-tools hair-care | dyson, ghd, dyson airwrap, airwrap dyson, panasonic, olaplex, kerastase, kérastase, moroccanoil, aveda, redken, wella, tangle teezer, mason pearson, refa, philips beauty, 戴森, 卡詩, 松下, 阿芙達
~ women/accessories/sunglasses men/accessories/sunglasses eyeglass-frames | ray-ban, rayban, ray ban, oakley, gentle monster, oliver peoples, persol, moscot, linda farrow, maui jim, 雷朋, 雷朋眼鏡, 歐克利
~ luggage | rimowa, tumi, samsonite, away luggage, briggs riley, delsey, american tourister, 日默瓦, 新秀麗, 途明, rimowa喼
~ homeware | ikea, wedgwood, royal copenhagen, baccarat, riedel, le creuset, staub, zara home, villeroy boch, villeroy & boch, bernardaud, ginori, meissen, noritake, christofle, georg jensen, alessi, muji home, waterford, lalique, fornasetti, assouline, taschen, moleskine, montblanc, mont blanc, 宜家, 瑋緻活, 皇家哥本哈根, 萬寶龍, 梅森, 萊儷, 昆庭, 酷彩
~ lingerie-and-sleepwear underwear-and-socks | victoria's secret, victoria secret, la perla, agent provocateur, triumph, wacoal, skims, spanx, wolford, falke, intimissimi, 維多利亞的秘密, 維秘, 華歌爾, 黛安芬
~ tech-accessories | apple, samsung, casetify, huawei, xiaomi, google pixel, sony, bose, beats, 蘋果, 三星, 小米手機, 華為
~ tote-bags ; women/bags | neverfull, le pliage, book tote, horsebit tote, 餃子包
~ top-handle-bags ; women/bags | birkin, kelly bag, lady dior, speedy, capucines, 鉑金包, 凱莉包, 柏金包, 柏金, 戴妃包
~ shoulder-bags crossbody-bags ; women/bags | classic flap, 2.55 bag, boy chanel, marmont, dionysus bag, puzzle bag, cassette bag, jodie bag, loulou bag, pochette metis, constance bag
~ travel-bags luggage | keepall
~ bracelets bracelets-and-bangles jewellery ; ${jewels} | love bracelet, love bangle, juste un clou, alhambra bracelet, 四葉草手鏈, 釘子手鐲
~ necklaces pendants ; ${jewels} | alhambra necklace, 四葉草頸鏈, 四葉草項鏈
~ rings ; ${jewels} | trinity ring, love ring, b.zero1
~ dive-watches chronographs ; ${watches} | submariner, daytona, speedmaster, seamaster, gmt master, 水鬼, 迪通拿
~ sneakers ; ${sport} | air jordan, air jordans, air force 1, air force ones, yeezy, stan smith, samba shoes, samba, gazelles, superstar sneakers, chuck taylor, chuck taylors, ultraboost, 空軍一號, 匡威鞋
~ loafers | horsebit loafers, horsebit loafer
`
