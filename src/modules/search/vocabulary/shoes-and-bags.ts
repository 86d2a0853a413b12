/**
 * Shoes and bags, by kind. Written from the trade: the categories of department stores and shoe and bag shops in Hong Kong, Taiwan, the
 * mainland, Britain and America, and dictionaries of Cantonese. See entries.ts for how a line is read.
 */
export const shoeKinds = `
women/shoes men/shoes | shoes, shoe, footwear, kicks shoes, pair of shoes, 鞋, 鞋履, 鞋子, 鞋類, 對鞋
women/shoes | women's shoes, ladies shoes, womens shoes, 女裝鞋, 女鞋, 女士鞋履, 女仔鞋
men/shoes | men's shoes, mens shoes, gents shoes, 男裝鞋, 男鞋, 男士鞋履, 男仔鞋
pumps ; sandals+.heeled,blockheel mules+.kittenheel,blockheel boots+.heeled ankle-boots+.stiletto,blockheel | heels, heel, high heels, high heel shoes, heeled shoes, stilettos heels, 高踭鞋, 高跟鞋, 高爭鞋, 高踭, 有踭鞋, 高根鞋, 高睜鞋, 高跟, 高踭女鞋, 晚裝鞋, evening shoes, evening heels, party shoes
pumps ; sandals+.heeled ballerinas flats+.bow | wedding shoes, bridal shoes, bride shoes, bridal heels, wedding heels, bridesmaid shoes, 婚鞋, 新娘鞋, 裙褂鞋, 伴娘鞋, 姊妹鞋, 結婚鞋
pumps | pumps, pump, court shoes, court shoe, courts, court heels, closed toe heels, 船鞋, 淺口鞋, 單鞋, 包頭高踭鞋, 女裝返工鞋, 宮廷鞋
pumps+.pointed ; ankle-boots+.stiletto | stiletto, stilettos, stiletto heels, pointed pumps, pointed toe heels, pointy heels, pointed heels, needle heels, 尖頭鞋, 尖頭高踭鞋, 幼踭鞋, 細跟鞋, 尖頭高跟鞋, 細踭, 幼踭高踭鞋, 尖頭高跟, pointed shoes, pointy shoes, 尖頭
pumps+.blockheel sandals+.blockheel ; mules+.blockheel ankle-boots+.blockheel | block heels, block heel, chunky heels, block heel shoes, 粗踭鞋, 粗跟鞋, 粗踭, 粗跟高跟鞋, 粗跟, 粗跟涼鞋
pumps+.lowheel mules+.kittenheel ; pumps flats | low heels, low heel, low heel pumps, mid heel, mid heels, 低踭鞋, 低跟鞋, 矮踭鞋, 細跟低踭, 低踭, 中跟鞋
mules+.kittenheel ; pumps+.lowheel ; pumps flats | kitten heels, kitten heel, kitten pumps, 貓跟鞋, 貓跟, 小貓跟
flats+.slingback ; pumps | slingback, slingbacks, sling back, slingback heels, 後帶鞋, 後空鞋, 露踭鞋, 後空高跟鞋, 繞踝鞋
espadrilles+.wedge ; sandals espadrilles | wedges, wedge, wedge sandals, wedge heels, wedge shoes, platform, platforms, platform shoes, platform heels, platform sandals, flatforms, 坡跟鞋, 鬆糕鞋, 厚底鞋, 楔形鞋, 坡跟, 松糕鞋, 楔型鞋, 坡踭鞋, 坡跟涼鞋
flats ballerinas ; loafers mules+.slipper espadrilles | flats, flat shoes, flat, flat pumps, pumps flat, 平底鞋, 平跟鞋, 平底女鞋, 平踭鞋, 軟底鞋, 平地鞋
ballerinas ; flats | ballerinas, ballerina, ballet flats, ballet shoes, ballet pumps, ballet flat, dolly shoes, ballerina flats, 芭蕾舞鞋, 芭蕾鞋, 芭蕾平底鞋, 舞鞋, 巴蕾舞鞋, 芭蕾舞平底鞋
flats+.jane ; ballerinas flats | mary janes, mary jane, maryjane, mary jane shoes, bar shoes, 瑪莉珍鞋, 瑪麗珍鞋, 瑪莉珍, 瑪莉真鞋, 娃娃鞋, 一字帶鞋, 瑪麗珍, 公仔鞋
flats+.bow ; ballerinas flats | bow flats, 蝴蝶結平底鞋
flats+.bow slides-and-slippers+.bow mules+.bow pumps+.bow ; ballerinas flats | bow shoes, 蝴蝶結鞋
loafers | loafers, loafer, slip on shoes, slip-on shoes, slip-ons leather, penny loafers shoes, 樂福鞋, 便鞋, 懶人鞋, 一腳蹬, 豆豆鞋樂福, 乐褔鞋, 皮便鞋, 福樂鞋, 懶佬鞋, school shoes, 返學鞋, 一腳套
loafers+.penny drivers+.penny | penny loafer, penny loafers, pennies shoes, 便士樂福鞋
loafers+.chain drivers+.bit | horsebit loafers, horsebit, chain loafers, bit loafers, snaffle loafers, 馬銜扣樂福鞋, 馬銜扣, 鏈扣樂福鞋, 鏈飾樂福鞋
drivers+.tassel ; loafers | tassel loafers, tasselled loafers, 流蘇樂福鞋
drivers ; loafers | drivers, driving shoes, driving shoe, moccasins, moccasin, driving loafers, car shoes, boat shoes, deck shoes, 豆豆鞋, 駕車鞋, 揸車鞋, 莫卡辛, 船鞋男, 帆船鞋, 開車鞋, 莫卡辛鞋
oxfords-and-derbies ; loafers drivers | dress shoes, formal shoes, lace ups, lace-up shoes, lace up shoes, leather shoes, brogue shoes, smart shoes, business shoes, office shoes, work shoes, 皮鞋, 綁帶皮鞋, 返工皮鞋, 正裝鞋, 紳士鞋, 商務皮鞋, 繫帶皮鞋, 返工鞋, 西裝鞋
oxfords-and-derbies+.oxford ; oxfords-and-derbies | oxfords, oxford shoes, oxford, oxford shoe, 牛津鞋, 牛津皮鞋
oxfords-and-derbies ; loafers | derbies, derby shoes, derby, derbys, bluchers, 德比鞋
oxfords-and-derbies+.brogue | brogues, brogue, wingtips, wing tips, wingtip, full brogue, 雕花鞋, 雕花皮鞋, 翼尖鞋, 布洛克鞋, 布洛克
oxfords-and-derbies+.monkstrap | monk straps, monks, monk shoes, monk strap, monk strap shoes, double monk, 孟克鞋, 僧侶鞋, 扣帶皮鞋
sneakers | sneakers, sneaker, trainers, trainer, kicks, tennis shoes, athletic shoes, sport shoes, sports shoes, gym shoes, plimsolls, low tops, low-tops, canvas shoes, running shoes, runners, skate shoes, 波鞋, 運動鞋, 球鞋, 跑鞋, 板鞋, 休閒鞋, 布鞋, 慢跑鞋, 帆布鞋, 跑步鞋, 老爹鞋, 德訓鞋, 波蛙, 休閒波鞋, 運動孩, 籃球鞋, rubber shoes, dad shoes, chunky sneakers, chunky trainers, 懶佬波鞋, school trainers
sneakers+c:white,off-white | white sneakers, white trainers, 小白波鞋, 小白鞋, 白波鞋, 白色波鞋, white kicks, 白球鞋, 白鞋仔
women/shoes/boots men/shoes/boots ankle-boots | boots, boot, 靴, 靴子, 皮靴, 靴鞋
ankle-boots ; men/shoes/boots+.chelsea,chukka | ankle boots, ankle boot, booties, bootie, short boots, shoe boots, 短靴, 踝靴, 及踝靴, 裸靴, 短筒靴, 踝鞋
ankle-boots+.chelsea men/shoes/boots+.chelsea | chelsea boots, chelsea boot, chelseas, dealer boots, 切爾西靴, 車路士靴, 切爾西短靴, 切爾西, 雀爾喜靴, 卻爾西靴, 鬆緊靴, 橡筋靴
men/shoes/boots+.chukka ; men/shoes/boots | chukka, chukka boots, desert boots, desert boot, chukkas, 沙漠靴, 查卡靴, 沙漠鞋
men/shoes/boots+.laced ; men/shoes/boots ankle-boots | lace up boots, lace-up boots, combat boots, work boots, worker boots, army boots, biker boots, hiking boots, military boots, timberland boots, 馬丁靴, 工裝靴, 軍靴, 繫帶靴, 綁帶靴, 機車靴, 行山靴, 大頭靴, 登山靴, 工人靴, 丁靴
women/shoes/boots | knee high boots, knee-high boots, knee boots, tall boots, long boots, high boots, calf boots, over the knee boots, thigh high boots, thigh boots, 長靴, 高筒靴, 膝上靴, 過膝靴, 及膝靴, 長筒靴, 高靴, 過膝長靴, 對膝靴
women/shoes/boots+.riding | riding boots, equestrian boots, horse riding boots, 馬靴, 騎士靴, 騎馬靴, 騎士長靴
women/shoes/boots+.western | western boots, cowboy boots, cowgirl boots, cowboy boot, 西部靴, 牛仔靴, 牛仔鞋, 西部牛仔靴
women/shoes/boots+.heeled ankle-boots+.stiletto,blockheel | heeled boots, high heel boots, stiletto boots, heel boots, 高踭靴, 高跟靴, 高跟短靴, 有踭靴, 高踭短靴
~ women/shoes/boots men/shoes/boots | rain boots, wellies, wellington boots, wellingtons, gumboots, snow boots, ugg boots, uggs, sock boots, winter boots, 水鞋, 雨鞋, 雨靴, 雪靴, 雪地靴, 襪靴, 水靴, 厚底靴
sandals sandals-and-slides+>sandal ; slides-and-slippers | sandals, sandal, 涼鞋, 凉鞋, 凉孩, 露趾鞋, chappals, chappal, kolhapuri, sandles, sandel, sandels
sandals+.heeled,blockheel | heeled sandals, strappy heels, strappy sandals, high heel sandals, heel sandals, sandal heels, ankle strap heels, open toe heels, peep toe, 高踭涼鞋, 高跟涼鞋, 一字帶涼鞋, 魚嘴鞋, 綁帶涼鞋, 有踭涼鞋, 粗跟涼鞋
sandals+.twostrap sandals-and-slides+.twostrap ; sandals sandals-and-slides | flat sandals, birkenstock style, two strap sandals, footbed sandals, double strap sandals, 平底涼鞋, 雙帶涼鞋, 勃肯鞋, 羅馬鞋, 羅馬涼鞋, gladiator sandals, gladiators
sandals-and-slides+.fisherman | fisherman sandals, fisherman sandal, huarache, 漁夫涼鞋, 編織涼鞋
sandals-and-slides+.thong slides-and-slippers ; sandals-and-slides sandals | flip flops, flip-flops, flipflop, flip flop, thongs, thong sandals, toe post, jandals, 人字拖, 人字拖鞋, 夾腳拖, 夹脚拖, 夾趾拖, 人字涼鞋, 沙灘鞋, 夾腳拖鞋, 海灘鞋
slides-and-slippers ; sandals-and-slides+.slide mules espadrilles+.mule | slides, slide, slide sandals, pool slides, slippers, slipper, house slippers, house shoes, sliders, slider, slip ons, scuffs, 拖鞋, 涼拖, 室內拖鞋, 一字拖, 家居拖鞋, 家居鞋, 便拖, 拖孩, 室内鞋, 懶人拖鞋, 鞋拖, 沙灘拖鞋, outdoor slippers, bath slippers
mules espadrilles+.mule ; slides-and-slippers | mules, mule, backless shoes, slip on mules, 穆勒鞋, 穆勒, 無後跟鞋, 半拖, 包頭拖鞋, 懶人半拖, 半拖鞋, 露踭拖鞋, 無後踭鞋
mules+.kittenheel,blockheel | heeled mules, mule heels, 高踭拖鞋, 高跟拖鞋, 高跟穆勒
mules+.slipper ; slides-and-slippers | slipper mules, flat mules, loafer mules, babouche, babouches, 平底穆勒鞋, 平底拖鞋
espadrilles | espadrilles, espadrille, espadrils, jute shoes, rope shoes, alpargatas, 麻編鞋, 草編鞋, 麻繩鞋, 麻底鞋, 藤編鞋, 漁夫鞋, 漁夫懶人鞋, 草織鞋, 草鞋, 麻鞋
~ sneakers men/shoes women/shoes | football boots, cleats, golf shoes, clogs, crocs, dance shoes, ski boots, 足球鞋, 波boot, 高爾夫球鞋, 木屐, 洞洞鞋, 跳舞鞋, 溯溪鞋, 功夫鞋
~ men/shoes women/shoes | insole, insoles, shoe laces, shoelaces, shoe care, shoe polish, shoe tree, shoe trees, shoe horn, 鞋墊, 鞋帶, 鞋油, 鞋擦, 鞋撐, 鞋抽
`
export const bagKinds = `
women/bags men/bags+.tote,messenger,briefcase,backpack,pouch,bag | bag, bags, bagz, 袋, 袋子, 包袋, 包包, 包, 袋袋, 袋款, 背包袋
women/bags | handbag, handbags, hand bag, purse bag, pocketbook, women's bag, ladies bag, it bag, designer bag, 手袋, 女袋, 手提包, 女包, 女裝袋, 手代, 女包包, 女士包, 手帶袋, 名牌手袋, 女生包
men/bags+.tote,messenger,briefcase,backpack,pouch,bag,duffel | men's bag, mens bag, man bag, manbag, murse, 男裝袋, 男袋, 男包, 男士包, 男裝包
women/bags+.quilted men/bags+.quilted | quilted bag, quilted handbag, diamond quilted bag, 菱格手袋, 菱格包, 菱格袋, 菱格紋包, 絎縫手袋, 絎縫包, 菱形格包
women/bags+.chain | chain bag, chain strap bag, bag with chain, 鏈帶袋, 鏈條包, 鏈袋, 金鏈袋, 鏈帶包, 鏈帶手袋, 鍊條包, 金屬鏈包, 鏈條袋, 鏈咀袋
tote-bags | tote, totes, tote bag, tote bags, shopper, shopper bag, shopping bag, carryall, carry all, large bag, big bag, 托特袋, 托特包, 大袋, 購物袋, tote袋, tote包, 手提袋, 大手袋, 大包, 購物包, 單膊大袋, 托特, 妈咪包, 媽媽袋, 媽咪袋, diaper bag, baby bag, 托托袋, 拖特包, 大容量包, reusable bag, 環保袋, nappy bag, lunch bag, picnic bag, 返學袋, 上課袋
tote-bags briefcases messenger-and-crossbody-bags backpacks | work bag, office bag, work tote, commuter bag, business bag, laptop tote, uni bag, college bag, 返工袋, 返工手袋, 通勤包, 上班袋, a4袋, OL袋, 上班包, 返工包, 開工袋
tote-bags bucket-bags ; travel-bags | beach bag, beach tote, straw bag, basket bag, raffia bag, 沙灘袋, 草編袋, 草編包, 藤籃, 藤編包, 沙灘包, 草袋, 編織包
crossbody-bags messenger-and-crossbody-bags ; mini-bags | crossbody, crossbody bag, cross body, cross-body bag, cross body bag, sling bag, slingbag, sling, satchel crossbody, side bag, sling pack, 斜揹袋, 斜孭袋, 斜背包, 斜挎包, 斜揹包, 斜咩袋, 斜肩包, 側背包, 斜孭包, 挎包, 斜跨包, 斜預袋, 斜背袋, 側孭袋, 隨身包, 斜挎袋, 斜揹, 邪揹袋, 鞋揹袋
messenger-and-crossbody-bags | messenger bag, messenger, satchel, satchel bag, courier bag, postman bag, 郵差袋, 郵差包, 信差袋, 劍橋包, 信使包, 遊差袋
crossbody-bags+.saddle,saddlebag ; crossbody-bags | saddle bag, saddlebag, 馬鞍袋, 馬鞍包
crossbody-bags+.camera ; crossbody-bags | camera bag, 相機袋, 相機包
crossbody-bags+.halfmoon mini-bags+.halfmoon shoulder-bags+.crescent | half moon bag, half-moon bag, crescent bag, moon bag, dumpling bag, banana bag style, 半月袋, 半月包, 彎月袋, 彎月包, 月牙包, 月亮包, 餃子包, 雲朵包, 新月包
shoulder-bags ; tote-bags crossbody-bags | shoulder bag, shoulderbag, shoulder bags, hobo, hobo bag, slouchy bag, underarm bag, 單肩袋, 單肩包, 肩背包, 單膊袋, 肩揹袋, 膊頭袋, 流浪包, 孭袋, 單孭袋, 側肩袋, 肩袋, 單肩手袋, 單肩背包, 胳肢窩包, 胳肢窩袋
shoulder-bags+.baguette ; shoulder-bags | baguette bag, baguette, armpit bag, 腋下袋, 腋下包, 法棍包, 法國麵包袋, 法棍袋
women/bags/top-handle-bags mini-bags+.tophandle | top handle bag, top-handle bag, top handle, handheld bag, satchel handbag, grab bag, lady bag, bowling bag, bowler bag, 手挽袋, 手挽包, 手提手袋, 保齡球包, 手拎包, 醫生手袋, 手提女包, 枕頭包, 拎包, 單柄袋, 保齡球袋
top-handle-bags+.trapeze ; top-handle-bags | trapeze bag, 梯形袋, 梯形包, 蝙蝠包, 鞦韆包
top-handle-bags+.box ; top-handle-bags | box bag, boxy bag, vanity bag, structured bag, 方盒袋, 盒子包, 方包, 小方包, 化妝箱, 硬殼包, 豆腐包
bucket-bags | bucket bag, bucket bags, bucketbag, drawstring bag, 水桶袋, 水桶包, 索繩袋, 抽繩包, 桶包, 福袋, 水筒包, 水筒袋, 桶袋, 索袋
mini-bags ; crossbody-bags clutches-and-evening-bags | mini bag, mini bags, small bag, micro bag, tiny bag, phone bag, mini handbag, phone pouch bag, mobile bag, 迷你袋, 迷你包, 細袋, 小包, 電話袋, 手機包, 手機袋, 小手袋, 小袋子, 細手袋, 小包包, 迷你手袋, 細細個袋, 細包, phone pouch
clutches-and-evening-bags pouches-and-clutches ; mini-bags | clutch, clutches, clutch bag, evening clutch, 手拿包, 手抓包, 手包, 手拿袋, 手抓袋
clutches-and-evening-bags ; mini-bags | evening bag, party bag, evening purse, minaudiere, minaudière, wedding bag, occasion bag, box clutch, 晚裝袋, 晚宴包, 晚裝包, 派對袋, 飲宴手袋, 宴會包, 晚宴袋, 晚裝手袋, 晚妝袋, 飲袋, 飲宴袋, 口金包, frame bag, 口金袋
clutches-and-evening-bags+.envelope pouches-and-clutches+.envelope | envelope bag, envelope clutch, envelope pouch, 信封包, 信封手拿包, 信封手拿袋, 信封手袋, 信封袋
pouches-and-clutches ; clutches-and-evening-bags | pouch, pouches, zip pouch, wristlet, toiletry bag, wash bag, washbag, cosmetic bag, make up bag, makeup bag, make-up bag, dopp kit, vanity case, toilet bag, travel pouch, 小袋, 拉鏈袋, 化妝袋, 收納袋, 洗漱包, 盥洗包, 化妝包, 收納包, 梳洗袋, 旅行收納袋, 手腕包, 手腕袋, 化裝袋
belt-bags | belt bag, beltbag, bumbag, bum bag, fanny pack, fannypack, waist bag, waist pack, hip bag, hip pack, bum pack, moonbag, 腰包, 腰袋, 腰封包, 腰间包, 胸包, 胸前包, 胸袋, 屁股包, 腰帶包, chest bag
backpacks | backpack, backpacks, back pack, rucksack, ruck sack, knapsack, haversack, school bag, schoolbag, daypack, day pack, book bag, bookbag, 背囊, 背包, 書包, 雙肩包, 後背包, 雙肩背包, 雙肩袋, 背嚢, 揹囊, 孭囊, 雙膊背囊, 双肩书包, 電腦背囊, 揹包, 背裹, 孖孭袋
briefcases ; messenger-and-crossbody-bags | briefcase, brief case, document case, attache, attaché case, portfolio case, document bag, folio, attache case, 公事包, 公文包, 公文袋, 文件袋, 公事袋, 手提公文包, 辦公包, 公司包, 公仕包
briefcases+.briefcase tech-accessories+.laptop ; tote-bags backpacks messenger-and-crossbody-bags | laptop bag, computer bag, notebook bag, laptop case bag, 電腦袋, 手提電腦袋, 電腦包, 筆電包, 电脑手提包, 手提電腦包, laptop袋
luggage | luggage, suitcase, suit case, suitcases, trolley, trolley case, cabin bag, cabin case, carry on, carry-on, carryon, hand luggage, cabin luggage, cabin size, rolling suitcase, wheeled case, roller bag, spinner, trunk case, travel case, 行李箱, 行李喼, 喼, 旅行箱, 登機箱, 拉杆箱, 旅行喼, 行李, 手拉喼, 拉桿箱, 皮箱, 登機喼, 上機喼, 行李夾, 拉喼, 手提行李, 行李篋, 旅行篋, 篋, 20吋喼, 寄艙行李, trolley bag, hand carry, hand carry luggage, handcarry
travel-bags ; luggage | travel bag, travel bags, weekender, weekend bag, weekender bag, duffel, duffel bag, duffle, duffle bag, holdall, hold all, overnight bag, gym bag, sports bag, overnighter, boston bag, carry bag, 旅行袋, 旅行包, 過夜袋, 健身袋, 波士頓包, 週末袋, 運動袋, gym袋, 圓筒袋, 行李袋, 健身包, 波士頓袋, 短途旅行袋, 週末旅行袋, 周末包, 運動包
travel-bags+.doctor | doctor bag, doctor's bag, gladstone, gladstone bag, 醫生袋, 醫生包, 醫生手袋包
travel-bags+.duffel | barrel bag, 圓筒包, 圓桶包, 滾筒袋
~ card-holders wallets ; pouches-and-clutches | passport holder, passport cover, passport case, passport wallet, travel wallet, document holder, 護照套, 護照夾, 護照袋, 證件套, 旅行證件套, 機票夾
~ key-rings-and-bag-charms key-rings ; luggage | luggage tag, baggage tag, 行李牌, 行李標籤, 行李吊牌
~ luggage travel-bags | garment bag, suit bag, packing cubes, 西裝袋, 行李收納袋
~ women/bags/shoulder-bags women/bags/mini-bags | bag strap, bag chain, bag organiser, bag insert, dust bag, 袋帶, 袋鏈, 包中包, 塵袋, 肩帶, 手袋帶, 手袋鏈
`
