/**
 * Homeware, by kind. Written from the trade: the categories of home stores and department stores in Hong Kong, Taiwan, the mainland,
 * Britain and America, and dictionaries of Cantonese. See entries.ts for how a line is read.
 */
export const homeKinds = `
homeware | homeware, home ware, homewares, home decor, home goods, household, home accessories, for the home, home furnishing, house stuff, interior, 家居, 家品, 家居用品, 家居擺設, 生活用品, 居家用品, 家飾, 家居精品, 屋企用品, 傢品, 傢俬用品
candles | candle, candles, scented candle, scented candles, wax candle, fragranced candle, pillar candle, tea lights, tealight, candels, 蠟燭, 香薰蠟燭, 香氛蠟燭, 香蠟, 香燭, 臘燭, 香薰臘燭, 蜡烛, 大豆蠟燭, 香味蠟燭, 香熏蠟燭
diffusers ; room-sprays candles | diffuser, diffusers, reed diffuser, reed diffusers, aroma diffuser, oil diffuser, room diffuser, difuser, aromatherapy, 擴香, 香薰, 擴香瓶, 藤條香薰, 擴香石, 擴香儀, 香薰機, 無火香薰, 擴香枝, 香熏, 藤枝香薰, 室內擴香, 擴香棒
home-fragrance | home fragrance, home scent, house fragrance, room fragrance, incense, essential oil, essential oils, joss sticks, room scent, 家居香氛, 室內香薰, 室內香氛, 家居香薰, 空氣清新劑, 線香, 精油, 香氛, 香薰精油, 屋企香薰, 居家香氛, home smell, house smell, 香座, 香薰油, 整香間屋, 屋企香味, 房間香味, 間屋香, 屋企好香, 室內香味
room-sprays | room spray, room sprays, linen spray, pillow spray, pillow mist, home perfume, room mist, fabric spray, home spray, 室內噴霧, 室內香氛噴霧, 布藝噴霧, 枕頭噴霧, 家居香水, 空間噴霧, 香薰噴霧, 家居噴霧, 室內香水, 寢具噴霧, air freshener, air fresheners, room freshener
vases | vase, vases, flower vase, flower pot, flowerpot, plant pot, planter, bud vase, jug vase, flower vases, urn, 花瓶, 花樽, 花插, 花盆, 花罇, 花器, 插花瓶, 花甁, 花尊, 花盤
cushions-and-throws | cushions and throws, soft furnishings, 抱枕毛毯, 家居布藝
cushions-and-throws+.cushion | scatter cushion, throw pillow, throw cushion, sofa cushion, decorative pillow, sofa pillow, cushions, cushion, cushion cover, decorative cushion, 抱枕, 咕𠱸, 靠墊, 梳化墊, 坐墊, 攬枕, 靠枕, 沙發抱枕, 枕墊, 咕臣, cushion枕, 梳化咕臣, 抱枕套, 咕𠹌
cushions-and-throws+.throw,blanket | throw, throws, throw blanket, blanket, blankets, bed throw, sofa throw, travel blanket, picnic blanket, wool blanket, 毛毯, 毯, 毯子, 蓋毯, 冷氣被, 披毯, 梳化毯, 旅行毛毯, 毛氈, 毡, 小毯子, 羊毛毯, 沙發毯, 毛氊, 冷氣毯, 氈仔
decorative-objects | ornament, ornaments, sculpture, sculptures, decorative object, decorative objects, figurine, statue, objet, decor piece, decoration, decorations, paperweight, bookend, bookends, decor, 擺設, 裝飾品, 擺件, 雕塑, 家居裝飾, 藝術品, 工藝品, 書擋, 擺飾, 紙鎮, 雕像, 裝飾擺設, 飾物擺設, 摆件, 聖誕裝飾, christmas decoration, christmas ornament
lighting | lamp, lamps, lighting, table lamp, desk lamp, bedside lamp, night light, bedside light, table lamps, 燈, 燈飾, 枱燈, 檯燈, 床頭燈, 台燈, 書枱燈, 夜燈, 燈具, 座枱燈, 桌燈, 抬燈, 台灯
~ lighting | floor lamp, chandelier, ceiling light, pendant light, light bulb, torch, 座地燈, 落地燈, 吊燈, 天花燈, 燈泡, 水晶燈, 電筒
photo-frames | photo frame, photo frames, picture frame, picture frames, photoframe, frame for photo, frame photo, picture holder, 相架, 相框, 相片框, 照片框, 畫框, 相夾, 擺枱相架, 像框, 相柜
trays-and-boxes | storage, organiser, organizer, 收納, basket, 收納籃, 洗衣籃, laundry basket, 藤籃, desk accessories, 書枱用品, pen holder, 筆筒, desk organiser
trays-and-boxes+.tray ; trays-and-boxes | round tray, tray table, drinks tray, marble tray tray, 圓托盤, 茶盤, 茶托盤, tray, trays, serving tray, 托盤, 托盆, 承盤, 盛盤, 置物盤, 小盤, valet tray, catchall, catch all, coaster tray
trays-and-boxes+.box,boxes ; trays-and-boxes | wooden box, decorative box, lacquer box, 漆盒, 首飾收納, storage box, box, boxes, 收納盒, 盒, 盒子, 儲物盒, 收藏盒, 有蓋盒, 雜物盒, lidded box, nesting boxes, keepsake box
books | book, books, coffee table book, stationery, reading book, essays, art book, 書, 書籍, 簿, 畫冊, 文具, 攝影集, 咖啡桌書, 圖書
books+.journal,notebook ; books | notebook, notebooks, journal, journals, diary, planner, 筆記本, 筆記簿, 日記, 記事簿, 手帳, 手賬, 日記簿, notebook journal, writing book, 日記本, 記事本, 單行簿, 手帳本, 筆記薄
~ homeware/living | mirror, rug, rugs, carpet, furniture, chair, table furniture, doormat, clothes hanger, hanger, 鏡, 鏡子, 地毯, 傢俬, 家具, 椅, 枱, 門墊, 衣架, 化妝鏡, 床, wall art, 掛畫, 鐘, clock, wall clock

dining | tableware, dinnerware, dining, dinner set, table setting, table top, kitchenware, dinner service, table wear, 餐具碗碟, 食具, 餐桌用品, 廚具, 餐廚用品, 餐具套裝餐碟, 廚房用品, 枱面用品
plates-and-bowls | plates and bowls, dinnerware set, crockery set, dishware, 碗碟, 碟碗, 碗盤, 瓷器, 餐盤碗, 碗碟套裝, 杯碟
plates-and-bowls mugs-and-teaware ; dining | crockery, china, bone china, fine china, porcelain set, 瓷器餐具, 杯碗碟, 碗碟杯
plates-and-bowls+.plate | plate, plates, dinner plate, dish, dishes, side plate, salad plate, dinner plates, 碟, 餐碟, 盤子, 盤, 碟子, 西餐碟, 餐盤, 菜碟, 平碟, 牛扒碟, 碟仔, 菜盤
plates-and-bowls+.bowl | bowl, bowls, soup bowl, cereal bowl, salad bowl, rice bowl, serving bowl, noodle bowl, 碗, 飯碗, 湯碗, 沙律碗, 麵碗, 大碗, 碗仔, 沙拉碗
mugs-and-teaware | mugs and teaware, teaware, tea ware, 茶杯, 茶器
mugs-and-teaware+.mug,cup | cup, cups, drinking cup, 杯, 杯子, 水杯杯子, 瓷杯, 陶瓷杯
mugs-and-teaware+.mug ; mugs-and-teaware+.cup | mug, mugs, coffee mug, tea mug, coffee mugs, 馬克杯, 茶杯馬克杯, 大杯, 有柄杯, 水杯瓷, 麥杯
mugs-and-teaware+.espresso,cup ; mugs-and-teaware+.mug | coffee cup, coffee cups, espresso cup, cappuccino cup, teacup, tea cup, cup and saucer, demitasse, tea cups, espresso cups, 咖啡杯, 濃縮咖啡杯, 茶杯碟, 杯連碟, 紅茶杯, 英式茶杯, 啡杯
mugs-and-teaware+.teapot,kettle mugs-and-teaware+.cup | tea set, teaset, tea service, afternoon tea set, gongfu tea, 茶具, 茶具套裝, 下午茶具, 功夫茶具, 茶壺套裝
mugs-and-teaware+.teapot | teapot, tea pot, teapots, kettle, tea kettle, 茶壺, 水壺, 提樑壺, 茶煲, 瓷茶壺, 茶煲仔, 茶壼, 提梁壺
mugs-and-teaware+.pot+.coffee | coffee pot, cafetiere, coffee maker, french press, coffeepot, 咖啡壺, 咖啡壼, 手沖壺
glassware | glassware, glass ware, glasses drinking, drinking glasses, glass cup, crystal glasses, drinking glass, stemware, barware, bar glasses, 玻璃杯, 酒杯, 水晶杯, 玻璃器皿, 水杯, 酒具, 杯具, 玻璃水杯, 飲品杯
glassware+.tumbler,highball ; glassware | tumbler, tumblers, drinking tumbler
; glassware .glass m:glass | glass
glassware+.wine ; glassware | wine glass, wine glasses, wineglass, red wine glass, wine goblet, goblet, 紅酒杯, 葡萄酒杯, 高腳杯, 高腳酒杯, 紅洒杯, 白酒杯
glassware+.champagne | champagne glass, champagne flute, champagne coupe, flutes glass, coupe glass, coupe, champagne glasses, cocktail glass, flutes, 香檳杯, 香檳碟杯, 雞尾酒杯, 氣泡酒杯, 香賓杯
glassware+.whisky | whisky glass, whisky tumbler, whiskey glass, rocks glass, old fashioned glass, whisky glasses, lowball, 威士忌杯, 烈酒杯, 洋酒杯, 威士忌酒杯, 洛克杯
glassware+.highball | highball, highball glass, water glass, long drink glass, juice glass, tall glass, water glasses, 高身水杯, 果汁杯, 高球杯, 長飲杯, 飲水杯
~ glassware mugs-and-teaware | decanter, carafe, jug, pitcher, water bottle, thermos, flask, travel mug, straw drink, ice bucket, wine opener, corkscrew, hip flask, 醒酒器, 水樽, 保溫杯, 保溫瓶, 水壺瓶, 酒壺, 冰桶, 開瓶器, 開酒器, cocktail shaker, 調酒器, bar set
cutlery | cutlery, flatware, silverware, knife and fork, knives and forks, forks, fork, spoon, spoons, knife set, cutlery set, table knives, eating utensils, 餐具, 刀叉, 刀叉匙, 餐具套裝, 匙羹, 叉, 餐刀, 西餐刀叉, 刀叉套裝, 刀羹, 餐匙, 匙, 湯匙
cutlery+.spoon | dessert spoon, dessert spoons, teaspoon, tea spoon, 甜品匙, 甜品羹, 茶匙, 匙更, 甜品匙羹
~ cutlery plates-and-bowls | chopsticks, serving spoon, chopping board, cutting board, knife kitchen, frying pan, pot, saucepan, cookware, pan, baking, tea towel, 筷子, 砧板, 煎鑊, 鑊, 煲, 菜刀, 烘焙, 廚刀, 芝士板, cheese board, serving board
table-linen | table linen, table linens, linens, placemat, placemats, place mat, table mat, table runner, 枱布餐巾, 餐墊, 桌旗, 桌布餐巾, 餐枱布藝, 隔熱墊, 餐桌布藝, coaster, coasters, 杯墊, oven glove
table-linen+.napkin | napkin, napkins, serviette, serviettes, cloth napkin, napkin set, 餐巾, 餐巾布, 布餐巾, 口布, 食飯巾
table-linen+.tablecloth | tablecloth, table cloth, tablecloths, 枱布, 桌布, 檯布, 餐桌布, 抬布, 台布
bedding | bedding, bed linen, bedlinen, bed sheets, bedsheet, bedsheets, sheets, sheet set, comforter, bed set, bed sheet, bedclothes, linen bedding, 床上用品, 床品, 床單, 被單, 床笠, 床鋪用品, 被鋪, 床包, 寢具, 四件套, 床單被套, 床舖, 床笠套裝, 寢室用品, 羽絨被, fitted sheet
bedding+.duvet ; bedding | duvet, duvet cover, duvet set, quilt cover, quilt set, doona cover, 被套, 被套套裝, 被袋, 被袋套裝, 羽絨被套, 被, 被罩, 被單套
bedding+.pillowcase | pillowcase, pillow case, pillowcases, pillow cover, pillow slip, pillow, pillows, pillow cases, silk pillowcase, 枕頭套, 枕套, 枕袋, 枕頭袋, 枕頭, 枕頭布, 忱頭套, 枕芯
towels-and-robes+.towel | towel, towels, bath towel, hand towel, face towel, bath towels, towel set, beach towel, hand towels, bath sheet, face cloth, flannel towel, 毛巾, 浴巾, 手巾, 面巾, 大毛巾, 毛巾套裝, 沙灘巾, 面布, 方巾毛巾, 大浴巾, 沖涼毛巾, 抹手巾
bathroom-accessories | bathroom accessories, bathroom set, bathroom, soap dish, toothbrush holder, soap dispenser, bath accessories, tumbler bathroom, bath mat, vanity tray, 浴室用品, 浴室配件, 牙刷座, 皂碟, 浴室套裝, 牙刷杯, 衛浴用品, 漱口杯, 廁所用品, 洗手間用品, 牙刷架, 浴室三件套, 梘碟, 浴室墊, shower curtain
games-and-puzzles | game, games, board game, board games, puzzle, puzzles, jigsaw, toy, toys, tabletop game, party game, 遊戲, 桌遊, 棋類, 拼圖, 玩具, 益智遊戲, 砌圖, 桌上遊戲, 棋, 棋盤遊戲, 枱面遊戲
games-and-puzzles+.chess | chess, chess set, chessboard, chess board, 國際象棋, 西洋棋, 象棋, 棋盤, 棋套裝
games-and-puzzles+.cards,card | playing cards, deck of cards, poker cards, cards game, card game, poker, card deck, 啤牌, 撲克牌, 紙牌, 卜克牌, 樸克牌, dice, 骰
games-and-puzzles+.domino ; games-and-puzzles | domino, dominoes, mahjong, mah jong, 骨牌, 麻雀, 多米諾, 麻將, 天九
games-and-puzzles+.tower | jenga, tumbling tower, stacking game, block tower, 層層疊, 疊疊樂, 層層迭, 積木塔
pet-accessories | pet, pets, pet accessories, pet supplies, dog, cat, dog accessories, pet products, puppy, kitten, cat accessories, doggy, 寵物, 寵物用品, 貓, 狗, 狗狗用品, 貓狗用品, 毛孩, 狗仔, 貓貓, 寵物配件
pet-accessories+.bowl,feeder | pet bowl, dog bowl, cat bowl, pet feeder, feeding bowl, dog feeder, dog bowls, 寵物碗, 狗碗, 貓碗, 食碗, 狗兜, 貓糧碗, 寵物食碗, dog food bowl, cat food bowl, dog dish, pet dish, pet feeding, 狗狗碗, 狗飯碗, 貓飯碗, 狗狗食飯, 貓貓食飯, 狗食飯, 貓食飯, 寵物餐具
pet-accessories+.bed | pet bed, dog bed, cat bed, 寵物床, 狗床, 貓床, 狗窩, 貓窩, 寵物窩, 寵物墊
pet-accessories+.collar ; pet-accessories | dog collar, pet collar, dog lead, dog leash, leash, lead dog, cat collar, collar dog, 狗頸帶, 狗帶, 狗繩, 寵物頸圈, 頸圈狗, 貓帶, 寵物項圈, 狗鏈, 牽繩
~ games-and-puzzles+.chess ; games-and-puzzles | backgammon, monopoly, scrabble, draughts, checkers, go board, ludo, 雙陸棋, 大富翁, 圍棋, 波子棋, 飛行棋, 鬥獸棋, 五子棋
~ photo-frames books | photo album, photo albums, scrapbook, album for photos, 相集, 相簿, 相薄, 貼相簿
~ candles ; homeware/living/decorative-objects | candle holder, candle holders, candlestick, candlesticks, candelabra, tealight holder, candle snuffer, 燭台, 蠟燭台, 燭座, 蠟燭座, 燭杯
~ towels-and-robes bathroom-accessories | bath rug, shower mat, bathroom rug, door mat, doormat, 浴室地墊, 地墊, 腳墊, 浴墊, 門口地墊
~ pet-accessories | pet clothes, dog coat, pet food, cat tree, dog toy, 寵物衫, 狗衫, 貓砂, 狗糧, 貓糧, 貓爬架, 狗玩具, pet carrier, pet toy, dog clothes, 寵物袋, 寵物玩具
~ homeware/living homeware/home-fragrance | flowers, bouquet, plants, chocolate, hamper, food, cake, mooncake, 鮮花, 花束, 朱古力, 禮籃, 月餅, 盆栽, 零食
`
