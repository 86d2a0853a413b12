/**
 * Clothing, by kind. Written from the trade: the categories of department stores and online shops in Hong Kong, Taiwan, the mainland,
 * Britain and America, pattern-making terms, and dictionaries of Cantonese. See entries.ts for how a line is read.
 */
export const clothingKinds = `
women/clothing men/clothing | clothes, clothing, apparel, garment, outfit, ready to wear, rtw, 衫, 衣服, 衣物, 服裝, 服飾, 成衣, 時裝, 衫褲
women/clothing | womenswear, women's clothing, ladies wear, ladieswear, 女裝衫, 女士服裝, 女裝時裝, 女装衣服
men/clothing | menswear, men's clothing, mens wear, gents wear, 男裝衫, 男士服裝, 男裝時裝, 男装衣服
tops blouses-and-shirts t-shirts women/clothing/knitwear sweatshirts-and-hoodies shirts polo-shirts | top, tops, upper, 上衣, 上身, 面衫, 衫仔, 上裝
women/clothing/trousers men/clothing/trousers jeans shorts skirts | bottoms, bottom half, 下身, 下裝, 褲裝

dresses | dress, dresses, frock, one piece dress, onepiece, gown, 連身裙, 連衣裙, 洋裝, 連身洋裝, 一件頭裙, 裙衫, 連身长裙, 连身群, 連衣群, 布拉吉
dresses+.slip ; lingerie-and-sleepwear+>slip | slip dress, cami dress, camisole dress, strappy dress, spaghetti strap dress, 吊帶裙, 吊帶連身裙, 吊带连衣裙, 細肩帶洋裝, 背帶裙
dresses+.wrap | wrap dress, wrapover dress, 裹身裙, 裹身連身裙, 綁帶裙, 和服裙, 一片裙
dresses+.shirt ; dresses+.poplin | shirt dress, shirtdress, shirt-waist dress, shirtwaister, 恤衫裙, 襯衫裙, 襯衫洋裝, 衬衫连衣裙
dresses+.shift ~ dresses | shift dress, straight dress, sheath dress, sheath, tunic dress, 直身裙, 直筒裙, 直筒連身裙, 背心裙
dresses+.fitandflare,fit ~ dresses | fit and flare dress, skater dress, a-line dress, swing dress, tea dress, prom dress, 傘裙, 收腰裙, 收腰連身裙, A字裙連身, A字連身裙, 娃娃裝, 孖帶裙
dresses+.pleated ; dresses+.chiffon | pleated dress, 百褶連身裙, 百褶洋裝
dresses+.halter ; dresses+.slip | halter dress, halterneck dress, backless dress, open back dress, 掛頸裙, 掛脖裙, 露背裙, 露背連身裙
dresses+.slip,pleated,silk,silksatin,satin,velvet,chiffon,crepe,silkcrepe ; dresses+.woolcrepe,wool,boucle,wrap | evening dress, evening gown, cocktail dress, party dress, ball gown, ballgown, formal dress, formal gown, gala dress, gala gown, black tie dress, prom gown, dinner dress, occasion dress, special occasion dress, red carpet dress, wedding guest dress, bridesmaid, bridesmaids, 伴娘, 伴娘裙, 姊妹裙, bridesmaid dress, bridesmaid gown, mother of the bride dress, 晚裝, 晚裝裙, 晚禮服裙, 晚禮服女, 小禮服, 雞尾酒裙, 酒會裙, 派對裙, 宴會裙, 飲宴裙, 飲裙, 伴娘裙, 姊妹裙, 禮服裙, 晚宴裙, 晚晏裙
dresses+.slip,pleated,silk,silksatin,satin,velvet,chiffon,crepe,silkcrepe,wrap,woolcrepe suits suits-and-sets ; dresses+.boucle | 飲衫, 宴會服, 飲宴衫, 赴宴服裝, 擺酒衫, 去飲衫
dresses+.slip,pleated ; dresses+.wrap,halter | maxi dress, long dress, floor length dress, full length dress, ankle length dress, 長裙連身, 長身連身裙, 長連衣裙, 長洋裝, 及地長裙, 曳地長裙, 拖地裙
dresses+.halter,shirt,shift,fit ~ dresses | mini dress, short dress, 短連衣裙, 短身連身裙, 短洋裝
dresses+.silk,wrap,pleated,shirt ; dresses | midi dress, knee length dress, 中長連身裙, 及膝連身裙, 及膝裙
dresses+.linen,cotton,poplin,cottontwill,jersey ; dresses+.floral,chiffon,halter | sundress, sun dress, summer dress, beach dress, holiday dress, vacation dress, day dress, casual dress, 沙灘裙, 度假裙, 夏日連身裙, 太陽裙
dresses+.black ; dresses+c:black | lbd, little black dress, 小黑裙, 黑色小禮服
~ dresses knitwear | knit dress, knitted dress, sweater dress, jumper dress, bodycon dress, bodycon, bandage dress, 針織裙, 針織連身裙, 毛衣裙, 冷裙, 緊身裙, 緊身連身裙
~ dresses+.shift dresses | pinafore, pinafore dress, dungaree dress, kaftan, caftan, smock dress, qipao, cheongsam, qi pao, chinese dress, kimono dress, 長衫, 旗袍, 旗袍裙, 新中式裙, 工人裙, 吊帶工人裙, 長袍
~ dresses+.silksatin,silk,chiffon | wedding dress, wedding gown, bridal gown, bridal dress, bridal, 婚紗, 裙褂, 龍鳳褂, 嫁衣, 出門紗, 敬酒服, 輕婚紗

skirts | skirt, skirts, 半身裙, 半裙, 裙仔, 下裙, 腰裙, 半截裙
dresses skirts | 裙, 裙子, 群子, 裙裝
skirts+.mini ; skirts | mini skirt, miniskirt, short skirt, micro skirt, skort, tennis skirt, 短裙, 迷你裙, 超短裙, 裙褲, 網球裙, 短半身裙
skirts+.midi ; skirts | midi skirt, calf length skirt, knee length skirt, 中長半身裙, 中裙, 過膝裙
skirts+.midi dresses+.silk,wrap,pleated,shirt ; skirts dresses | 中長裙
skirts+.long ; skirts+.midi,pleated ; dresses+.slip,pleated | maxi skirt, long skirt, full length skirt, 長裙, 長半身裙, 及踝裙
skirts+.pleated ; dresses+.pleated | pleated skirt, pleat skirt, pleats, accordion skirt, 百褶裙, 百摺裙, 壓褶裙, 打褶裙, 風琴裙, 百褶半身裙, 百折裙
skirts+.pencil ; skirts | pencil skirt, tube skirt, straight skirt, bodycon skirt, 鉛筆裙, 包臀裙, 一步裙, 直身半裙, 窄裙, 包裙, 緊身半身裙
skirts+.bias ; skirts+.silksatin,satin | slip skirt, bias skirt, satin skirt, silk skirt, 緞裙, 斜裁裙, 緞面半身裙, 絲裙
skirts+.fluted ; skirts+.button | a-line skirt, a line skirt, flared skirt, flippy skirt, circle skirt, skater skirt, tiered skirt, peplum skirt, A字裙, A字半身裙, 喇叭裙, 魚尾裙, 荷葉裙, 太陽裙子, 蛋糕裙, 波浪裙
skirts+.button ; skirts | button skirt, button front skirt, buttoned skirt, 排扣裙, 排釦裙
skirts+.denim ~ skirts | denim skirt, jean skirt, leather skirt, tulle skirt, cargo skirt, tutu, sarong, kilt, 牛仔裙, 牛仔半身裙, 皮裙, 紗裙, 網紗裙, 蓬蓬裙, 工裝裙, 沙龍裙, 蘇格蘭裙, 馬面裙

blouses-and-shirts ; women/clothing/tops+.top | blouse, blouses, ladies shirt, 女裝恤衫, 女裝襯衫, 女恤, 女襯衫, 雪紡衫, 罩衫, 女恤衫
blouses-and-shirts+.pussybow | pussy bow blouse, pussybow, pussy bow, bow blouse, tie neck blouse, neck tie blouse, 蝴蝶結恤衫, 蝴蝶結襯衫, 綁結襯衫, 綁帶領恤衫
blouses-and-shirts+>tunic ~ women/clothing/tops | tunic, tunic top, tunic shirt, 中袖衫, 長版上衣, 束腰上衣
shirts+>shirt blouses-and-shirts+>shirt ; shirts blouses-and-shirts | shirt, shirts, button down, button-down shirt, button up, buttonup, collared shirt, oxford button down, 恤衫, 襯衫, 襯衣, 裇衫, 衬衣, 衬衫, 裇, 扣鈕衫, 襯杉, 恤杉, 鈕扣襯衫
men/clothing/shirts+>shirt ; men/clothing/shirts | dress shirt, formal shirt, business shirt, office shirt, work shirt, tuxedo shirt, wing collar shirt, men's shirt, mens shirt, 男裝恤衫, 男恤, 男恤衫, 男襯衫, 男裝襯衫, 西裝恤衫, 返工恤衫, 正裝襯衫, 商務襯衫
shirts+>overshirt | overshirt, over shirt, shacket, shirt jacket, shirt-jacket, jac-shirt, 外穿恤衫, 襯衫外套, 恤衫外套, 衬衫夹克, 恤衫褸, 襯衫式外套
shirts+.camp,campcollar ; shirts+.linen | camp collar shirt, cuban collar shirt, hawaiian shirt, aloha shirt, bowling shirt, resort shirt, short sleeve shirt, short sleeved shirt, 古巴領恤衫, 古巴領, 夏威夷恤, 夏威夷襯衫, 花恤衫, 花襯衫, 短袖恤衫, 短袖襯衫, 保齡球衫
shirts+.band,bandcollar blouses-and-shirts+.band,bandcollar | grandad shirt, grandad collar, mandarin collar shirt, collarless shirt, band collar shirt, stand collar shirt, nehru shirt, 企領恤衫, 立領襯衫, 小立領, 中山領恤衫
shirts+.oxford,oxfordcotton ~ shirts | oxford shirt, oxford cloth shirt, ocbd, 牛津恤, 牛津紡恤衫, 牛津紡襯衫
~ shirts | denim shirt, flannel shirt, lumberjack shirt, chambray shirt, western shirt, 牛仔恤衫, 牛仔襯衫, 法蘭絨恤衫, 格仔恤, 伐木衫

t-shirts | t-shirt, tee, tees, t shirt, tshirt, t-恤, t恤, tee shirt, 體恤, 体恤, 踢恤, t恤衫, tee恤, 文化衫, 汗衫, t血, t裇, 圓領衫
t-shirts+.crewneck,vneck,pocket,cropped | 短袖t恤, 短袖衫, 短袖, short sleeve tee, short sleeved t-shirt, short sleeve t-shirt, graphic tee, logo tee, baby tee, cap sleeve tee, 短恤, 短袖上衣, 印花t恤
t-shirts+.longsleeved ; polo-shirts+.longsleeved tops | long sleeve tee, long sleeved t-shirt, long sleeve t-shirt, longsleeve, long sleeve top, 長袖t恤, 長袖衫, 長袖上衣, 打底衫, 長袖恤
lingerie-and-sleepwear+>camisole ; lingerie-and-sleepwear+.camisole,slip tops+.sleeveless | camisole, cami, cami top, strappy top, spaghetti top, slip top, 吊帶背心, 吊帶衫, 吊帶上衣, 小背心, 細帶背心, 細肩帶
tops+.sleeveless ; lingerie-and-sleepwear+>camisole knitwear+>vest ; t-shirts | tank top, tank, vest top, sleeveless top, singlet, halter top, tube top, bandeau top, 背心, 背心仔, 無袖上衣, 無袖衫, 過肩背心, 抹胸, 掛頸背心, 工字背心, 坦克背心, bra top, 背心上衣
t-shirts+.cropped sweatshirts-and-hoodies+.cropped ; tops+.sleeveless t-shirts women/clothing/knitwear+.short | crop top, cropped top, cropped tee, cropped t-shirt, 短身上衣, 短版上衣, 短上衣, 露臍裝, 短身t恤, 短版t恤, 露腰上衣
tops+.puffsleeve ; tops | puff sleeve top, balloon sleeve top, puff sleeves, 泡泡袖上衣, 泡泡袖, 公主袖
tops+.peplum ; tops | peplum, peplum top, 荷葉腰上衣, 收腰上衣
tops+.mockneck ; knitwear+.rollneck | mock neck, mock neck top, funnel neck top, 小高領, 小高領上衣, 半高領
women/clothing/tops blouses-and-shirts women/clothing/t-shirts women/clothing/knitwear women/clothing/sweatshirts-and-hoodies | ladies top, women's top, women's tops, 女裝上衣, 女上衣, 女裝面衫
polo-shirts | polo, polo shirt, polos, golf shirt, polo tee, polo恤, polo衫, 有領t恤, 波羅衫, 波羅恤, 球衣領衫, 保羅衫, 馬球衫
lingerie-and-sleepwear+>bodysuit activewear+>bodysuit | bodysuit, body suit, leotard, body top, 連身衣, 緊身連身衣, 連體衣, 連身內衣, 體操服

women/clothing/knitwear men/clothing/knitwear | knitwear, knit, knits, knitted top, knitted, woollens, 針織, 針織衫, 針織上衣, 冷衫, 毛衣, 毛衫, 毛線衫, 织衫, 針織品, 冷杉, 毛织品
knitwear+>sweater ; knitwear | sweater, sweaters, jumper, jumpers, pullover, pull over, woolly jumper, woolly, 過頭冷衫, 過頭毛衣, 套頭衫, 套頭毛衣, 毛線衣
knitwear+.rollneck ; tops+.mockneck | turtleneck, turtle neck, roll neck, rollneck, polo neck, poloneck, high neck jumper, cowl neck, 樽領, 樽領冷衫, 高領, 高領毛衣, 樽領毛衣, 高领毛衣, 堆堆領, 樽領衫, 尊領, 高領衫
knitwear+.crewneck ; sweatshirts-and-hoodies+.crewneck | crew neck sweater, crewneck sweater, crew neck jumper, round neck jumper, 圓領冷衫, 圓領毛衣, 圓領針織衫
knitwear+.vneck ; t-shirts+.vneck | v neck sweater, v-neck jumper, v neck jumper, V領毛衣, V領冷衫
knitwear+>cardigan | cardigan, cardigans, cardi, button up knit, twinset, 開胸冷衫, 冷外套, 開衫, 開襟衫, 開襟毛衣, 針織外套, 開衫毛衣, 羊毛開衫, 毛衣外套, 開胸毛衣, 針織開衫, 開胸外套, 小外套, 薄外套, 冷氣褸, 空調外套, 冷氣外套, 空調衫, 冷氣衫
knitwear+.cable,cableknit | cable knit, cable-knit sweater, cable jumper, aran, aran jumper, fisherman sweater, fisherman knit, fair isle, 麻花冷衫, 扭紋冷衫, 麻花毛衣, 麻花針織, 絞花毛衣, 鉸花毛衣, 扭繩冷衫, 絞繩毛衣, 扭紋毛衣, 扭紋
knitwear+.halfzip ; knitwear+.vneck | half zip, half-zip sweater, quarter zip, quarter-zip, 1/4 zip, zip neck, troyer, 半拉鏈, 半拉鏈毛衣, 半拉鏈冷衫, 半開襟毛衣
knitwear+.vest ; down-and-puffer-jackets+>gilet | sweater vest, knitted vest, knit vest, jumper vest, tank knit, tank top knit, 針織背心, 毛衣背心, 冷背心, 毛背心, 羊毛背心, 針織馬甲
knitwear+>knit ; polo-shirts+.knitted,knit | short sleeve knit, knit tee, knitted tee, knitted t-shirt, 短袖針織衫, 短袖冷衫, 短袖毛衣, 冰絲針織
polo-shirts+.knitted ; knitwear | knitted polo, knit polo, 針織polo, 針織polo衫

sweatshirts-and-hoodies | sweatshirt, sweat shirt, sweatshirts, sweat top, fleece, fleece top, 衛衣, 厚衛衣, 大學衛衣, 大学t, 大學t, 絨衫, 衛衫, 抓毛, fleece jacket, 抓毛衫, 抓毛外套, 抓毛褸, 刷毛外套, 搖粒絨
sweatshirts-and-hoodies+.hoodie,hooded | hoodie, hoody, hoodies, hooded sweatshirt, hooded jumper, hooded top, zip hoodie, zip up hoodie, 有帽衛衣, 連帽衛衣, 帽衛, 帽衫, 連帽上衣, 帽t, 連帽衫, 有帽衫, 連帽t, 有帽外套
sweatshirts-and-hoodies+.zipup ; sweatshirts-and-hoodies+.hoodie | zip up, zip-up, zip through, zip through sweatshirt, 拉鏈衛衣, 拉鏈外套, 拉鍊衛衣, 衛衣外套, 有帽褸, hoodie jacket
sweatshirts-and-hoodies+.crewneck,funnelneck | crew neck sweatshirt, crewneck sweatshirt, 圓領衛衣, 無帽衛衣
sweatshirts-and-hoodies trousers+.drawstring activewear+.trousers ~ activewear | tracksuit, track suit, sweatsuit, sweat suit, loungewear, lounge wear, jogging suit, leisurewear, 運動套裝, 衛衣套裝, 家居休閒服, 休閒服

women/clothing/jackets men/clothing/jackets leather-jackets down-and-puffer-jackets+>jacket ; blazers down-and-puffer-jackets | jacket, jackets, 外套, 夾克, 褸仔, 短外套, 茄克, 甲克, 夹克衫, 外套衫
women/clothing/jackets men/clothing/jackets women/clothing/coats men/clothing/coats leather-jackets down-and-puffer-jackets ; blazers | outerwear, outer, 外衣, 面褸, 外穿
women/clothing/coats men/clothing/coats down-and-puffer-jackets leather-jackets women/clothing/jackets men/clothing/jackets | 褸, 大褸外套, 冬褸
women/clothing/coats men/clothing/coats ; down-and-puffer-jackets+>coat | coat, coats, overcoat, over coat, topcoat, winter coat, wool coat, woollen coat, chesterfield, 大褸, 大衣, 長褸, 厚褸, 長大衣, 呢大衣, 毛呢大衣, 羊毛大衣, 大楼, 厚大衣, 大䄛, 長身褸, 乾大衣, 短褸, 中褸
coats+.wool,woolcashmere,cashmere,tweed,boucle ; coats | 絨褸, 絨大褸, 呢褸, 毛褸, 呢絨大衣
coats+.trench | trench coat, trenchcoat, trench, mac, macintosh, mackintosh, belted mac, 乾濕褸, 風衣, 風褸長身, 干濕褸, 風衣外套, 长风衣, 乾濕樓, 長風衣, 乾濕䄛, 干湿褸, 大風衣
coats+.trench ; jackets+.harrington | raincoat, rain coat, rain jacket, mackintosh raincoat, mac coat, rain mac, 雨褸, 雨衣, 雨衫, 防水褸
coats+.wrap ; coats+.tailored | wrap coat, belted coat, robe coat, 繫帶大衣, 腰帶大衣, 浴袍大衣, 裹身大衣, 綁帶大衣
coats+.doublebreasted ; coats | double breasted coat, double-breasted coat, 雙排鈕大衣, 雙排扣大衣, 雙排釦大衣
coats+.car coats+.pea ; coats | car coat, pea coat, peacoat, reefer coat, reefer, duffle coat, duffel coat, toggle coat, crombie, 海軍褸, 牛角扣大衣, 牛角褸, 雙排扣短大衣, 短大衣, 中長大衣, 牛角釦大衣
~ women/clothing/coats men/clothing/coats | cape, poncho, cape coat, cocoon coat, teddy coat, shearling coat, fur coat, faux fur, faux fur coat, fur jacket, 斗篷, 披肩外套, 斗蓬, 泰迪熊外套, 羊羔毛外套, 皮草, 皮草大衣, 毛毛外套, 熊仔外套, 羔羊毛外套, 人造皮草, 貂皮大衣, 貂
down-and-puffer-jackets | down jacket, puffer, puffer jacket, puffer coat, puffa, puffa jacket, down coat, padded jacket, padded coat, quilted jacket, bubble jacket, bubble coat, duvet coat, ski jacket, winter jacket, 羽絨, 羽絨褸, 羽絨服, 羽絨外套, 羽絨衣, 夾棉褸, 夾棉外套, 棉褸, 棉衣, 棉服, 棉襖, 鋪棉外套, 面包服, 麵包外套, 雪褸, 滑雪褸, 羽戎, 絨褸, 羽絨樓, 羽毛褸
down-and-puffer-jackets+>gilet ; knitwear+>vest | gilet, body warmer, bodywarmer, down vest, puffer vest, padded vest, quilted vest, down gilet, sleeveless puffer, 羽絨背心, 背心褸, 夾棉背心, 羽絨馬甲, 棉背心, 羽絨坎肩, 坎肩
jackets+.bomber leather-jackets+.bomber | bomber, bomber jacket, flight jacket, varsity jacket, letterman jacket, ma-1, ma1, baseball jacket, souvenir jacket, 飛行外套, 飛行員外套, 飛行夾克, 飛行員夾克, 棒球外套, 棒球褸, 飛機褸, 飛行褸, 空軍外套, 空軍褸, 大學褸, 棒球褸外套
jackets+.biker leather-jackets+.biker | biker jacket, biker, moto jacket, motorcycle jacket, motorbike jacket, perfecto, 電單車褸, 電單車皮褸, 機車外套, 機車皮衣, 機車夾克, 機車皮褸, 騎士外套, 騎士皮衣, 摩托車皮衣, 車手褸, 電單車外套
leather-jackets jackets+.biker | leather jacket, leather jackets, leather coat, suede jacket, racer jacket, cafe racer, 皮褸, 皮衣, 皮外套, 皮夾克, 真皮外套, 麂皮外套, 皮䄛, 皮樓, 小羊皮外套
jackets+.trucker ; leather-jackets+.trucker | trucker jacket, trucker, denim jacket, jean jacket, jeans jacket, chore jacket, chore coat, worker jacket, workwear jacket, utility jacket, 牛仔褸, 牛仔外套, 牛仔夾克, 牛仔衣, 丹寧外套, 工裝外套, 工裝夾克, 牛仔樓, 工人外套
jackets+.field ; jackets+.trucker | field jacket, safari jacket, military jacket, army jacket, m65, cargo jacket, barn jacket, 軍褸, 軍裝外套, 獵裝外套, 獵裝, 軍風外套, 四袋外套
jackets+.harrington ; jackets+.bomber | harrington, harrington jacket, blouson, golf jacket, coach jacket, windbreaker, wind breaker, windcheater, anorak, track jacket, cagoule, parka, waterproof jacket, shell jacket, gore-tex, 風褸, 風䄛, 衝鋒衣, 風衣夾克, 防風外套, 防水外套, 軟殼外套, 派克大衣, 皮膚衣, 教練外套, 運動外套, 雨褸, 雨衣, 防風褸, 風樓, 沖鋒衣, 充鋒衣
jackets+.collarless ; jackets+.tweed,boucle blazers+.cropped | collarless jacket, tweed jacket, boucle jacket, bouclé jacket, french jacket, cropped jacket, 小香風外套, 小香風, 無領外套, 粗花呢外套, 香奶奶外套, 斜紋軟呢外套, 花呢外套, 小香外套, 名媛外套
blazers | blazer, blazers, suit jacket, sport coat, sports coat, sports jacket, tailored jacket, tailoring, 西裝外套, 西褸, 西裝褸, 西装外套, 小西裝, 西服外套, 西外, 休閒西裝, 西装上衣, 西樓, 西裝樓, 单西
blazers+.dinner,tuxedo suits+.dinner suits-and-sets+.tuxedo | tuxedo, dinner jacket, dinner suit, black tie, tux, smoking jacket, evening suit, 晚禮服, 踢死兔, 燕尾服, 禮服, 禮服外套, 禮服西裝, 塔士多
suits suits-and-sets ; blazers | suit, suits, two piece suit, 2 piece suit, three piece suit, business suit, formal suit, suiting, pantsuit, pant suit, trouser suit, power suit, 西裝, 西服, 套裝, 西裝套裝, 成套西裝, 行政套裝, 職業套裝, 洋服, 西装一套, 老西, 三件套西裝, 單襟西裝, 雙襟西裝
suits-and-sets | women's suit, ladies suit, skirt suit, women's set, matching set, co-ord, coord, co-ords, two piece set, 女裝西裝, 女西裝, 女裝套裝, 女士套裝, 兩件套, 女套裝, 女士西裝, 西裝裙, 套裝裙, 半截裙套裝, 兩件式, matching two piece, matching co-ord, two-piece, twin piece, co-ord set, coord set, co ord, coordinates, matching top and bottom
men/clothing/suits | men's suit, groom suit, wedding suit, groomsman suit, 新郎西裝, 結婚西裝, 兄弟團西裝, 男西裝, 男士西裝, 男套裝
~ suits blazers knitwear+.vest | waistcoat, waist coat, suit vest, vest suit, 西裝背心, 背心馬甲, 馬甲, 馬夾, 西裝馬甲

women/clothing/trousers men/clothing/trousers | trousers, trouser, pants, bottoms pants, long pants, 長褲, 褲, 褲子, 直腳褲, 休閒褲, 裤子, 库子, 休閑褲, 九分褲, 八分褲
trousers+.tailored,pleated,tropicalwool,wool ; trousers+.straight,flannel ; women/clothing/trousers men/clothing/trousers | slacks, slack, 西褲, 長西褲, 西裝褲, dress pants, suit trousers, suit pants, tailored trousers, formal trousers, dress trousers, work pants, office pants, cigarette pants, smart trousers, 西裝長褲, 正裝褲, 返工褲, 西裝西褲
trousers+.wideleg ; jeans+.wideleg | wide leg trousers, wide leg pants, wide-leg, palazzo, palazzo pants, wide leg, culottes, wideleg pants, 闊腳褲, 闊腿褲, 寬褲, 寬管褲, 寬腿褲, 闊褲, 裙褲闊腳, 闊腳長褲, 阔脚裤
trousers+.flared jeans+.bootcut | flares, flared trousers, flared pants, flare pants, bell bottoms, bootcut, boot cut, bootleg, kick flare, 喇叭褲, 微喇褲, 微喇叭褲, 喇叭長褲, 靴型褲, 喇叭褲腳, 馬蹄褲
trousers+.slim,cropped trousers+.straight jeans+.slim,skinny | slim trousers, skinny pants, cropped trousers, capri, capris, capri pants, ankle pants, cigarette trousers, 窄腳褲, 修身褲, 煙管褲, 菸管褲, 鉛筆褲, 七分褲, 小腳褲, 貼身褲, 窄管褲
trousers+.drawstring activewear+.trousers ; activewear+.leggings | joggers, jogger, jogger pants, jogging bottoms, sweatpants, sweat pants, track pants, trackpants, tracksuit bottoms, lounge pants, drawstring trousers, track bottoms, 束腳褲, 衛褲, 運動褲, 運動長褲, 棉褲, 抽繩褲, 橡根褲, 索腳褲, 縮口褲, 哈倫褲, 跑步長褲
trousers+.cargo shorts+.cargo ; jumpsuits+.utility | cargo pants, cargo trousers, cargos, cargo, combat trousers, combats, utility pants, parachute pants, 工裝褲, 工人褲多袋, 多袋褲, 軍褲, 工装裤子, 工作褲, 降落傘褲, 貨袋褲
trousers+.cottontwill ; trousers+.straight,tailored | chinos, chino, khakis, chino pants, twill trousers, 卡其褲, 斜布褲, 斜褲, 斜紋褲, 卡其裤子, 棉布褲
trousers+.linen | linen trousers, linen pants, 麻褲, 亞麻褲, 亞麻長褲, 麻質長褲
trousers+.pleated ; trousers+.wideleg | pleated trousers, pleated pants, pleat front trousers, 打褶褲, 打褶西褲, 打褶長褲
~ trousers | leather trousers, leather pants, corduroys, cords, harem pants, dungarees, overalls, pyjama trousers, 皮褲, 燈芯絨褲, 吊帶褲, 背帶褲, 工人褲, 蘿蔔褲
jeans | jeans, jean, denims, denim jeans, denim pants, denim trousers, 牛仔褲, 牛仔長褲, 丹寧褲, 单宁裤, 牛裝褲, 牛子褲, 牛仔库, 牛記褲, 牛記
jeans+.straight | straight jeans, straight leg jeans, mom jeans, mum jeans, regular jeans, 直腳牛仔褲, 直筒牛仔褲, 老爹褲, 老媽褲
jeans+.skinny,slim,tapered | skinny jeans, slim jeans, skinnies, slim fit jeans, tapered jeans, 窄腳牛仔褲, 緊身牛仔褲, 修身牛仔褲, 小腳牛仔褲, 貼身牛仔褲
jeans+.wideleg,barrel,loose | wide leg jeans, baggy jeans, boyfriend jeans, loose jeans, relaxed jeans, dad jeans, balloon jeans, barrel jeans, barrel leg jeans, 闊腳牛仔褲, 寬管牛仔褲, 寬鬆牛仔褲, 闊腿牛仔褲, 彎刀牛仔褲, 香蕉牛仔褲, 男友褲, 桶形牛仔褲, 彎刀褲
jeans+.bootcut ; jeans+.wideleg | flared jeans, bootcut jeans, flare jeans, boot cut jeans, 喇叭牛仔褲, 微喇牛仔褲
women/clothing/shorts men/clothing/shorts ; activewear+>short swimwear+>short | shorts, short pants, 短褲, 熱褲, 五分褲, 短西褲, 中褲, 孖煙囪短褲
shorts+.tailored,city ; shorts | bermuda, bermudas, bermuda shorts, tailored shorts, city shorts, knee shorts, chino shorts, 百慕達短褲, 及膝短褲, 西裝短褲, 百慕達褲, 及膝褲
shorts+.fivepocket ; shorts | denim shorts, jean shorts, jorts, hot pants, daisy dukes, 牛仔短褲, 丹寧短褲
shorts+.cargo ; shorts | cargo shorts, 工裝短褲, 多袋短褲
shorts+.drawstring ; activewear+>short | drawstring shorts, sweat shorts, lounge shorts, 橡根短褲, 抽繩短褲, 棉短褲
jumpsuits | jumpsuit, jump suit, playsuit, romper, all in one, boiler suit, boilersuit, unitard, catsuit, coverall, coveralls, 連身褲, 連體褲, 連衣褲, 连身裤装, 連褲裝, 工裝連身褲, 吊帶連身褲, 連身褲裝, 褲裝連身, 跳傘裝

activewear | activewear, active wear, sportswear, sports wear, gym wear, gymwear, workout clothes, gym clothes, athleisure, yoga wear, running gear, fitness wear, training wear, exercise clothes, pilates outfit, 運動服, 運動衫, 運動裝, 健身服, 健身衫, 瑜伽服, 瑜伽衫, 跑步衫, 做gym衫, 運動衣, 健身衣, gym衫, 瑜珈服, 瑜珈衣, 跑衫
activewear+.leggings,legging | leggings, legging, yoga pants, yoga leggings, running tights, gym leggings, workout leggings, sports tights, 緊身褲, 瑜伽褲, 健身褲, 內搭褲, 打底褲, 貼腿褲, 瑜珈褲, legging褲, 鯊魚褲, 芭比褲, 運動緊身褲, jeggings, jegging
activewear+.bra | sports bra, sport bra, gym bra, running bra, bralette sports, 運動內衣, 運動胸圍, 運動文胸, 運動bra, 健身內衣, 瑜伽背心
activewear+.cycling ; activewear+>short | cycling shorts, bike shorts, biker shorts, bike short, 單車褲, 騎行褲, 自行車褲, 踩單車褲
activewear+.running activewear+.training | running top, gym top, training top, running shirt, dry fit, dri-fit, workout top, training t-shirt, base layer, 跑步上衣, 運動上衣, 運動t恤, 快乾衫, 速乾衣, 排汗衫, 快乾t恤, 運動背心
activewear+>short | running shorts, gym shorts, training shorts, sports shorts, workout shorts, 跑步短褲, 運動短褲, 跑步褲, 快乾短褲, 波褲, 球褲
~ activewear | ski wear, skiwear, golf wear, tennis wear, football shirt, jersey football, cycling jersey, hiking clothes, 滑雪服, 高爾夫球衫, 網球服, 波衫, 球衣, 行山衫, 單車衫, 哥爾夫球衫

women/clothing/swimwear men/clothing/swimwear | swimwear, swim wear, swimsuit, swim suit, bathing suit, bathers, swimming costume, bathing costume, cozzie, beachwear, 泳衣, 泳裝, 游水衫, 泳装衣, 游泳衣, 泳依, 游水衣
women/clothing/swimwear+>swimsuit ; women/clothing/swimwear | one piece swimsuit, one-piece, one piece, maillot, 一件頭泳衣, 連身泳衣, 一件式泳衣, 连体泳衣, 一件過泳衣
women/clothing/swimwear+>bikini ; women/clothing/swimwear | bikini, bikinis, two piece swimsuit, tankini, 2 piece swimsuit, 比堅尼, 比基尼, 三點式, 三點式泳衣, 分體泳衣, 兩件式泳衣, 比健尼, 兩件頭泳衣
men/clothing/swimwear | swim trunks, swim shorts, swimming trunks, board shorts, boardshorts, swimming shorts, men's swimwear, trunks swim, speedo, speedos, beach shorts, 泳褲, 游水褲, 沙灘褲, 游泳褲, 衝浪褲, 男裝泳衣, 泳库, budgie smugglers, swim briefs
~ swimwear | wetsuit, wet suit, rash guard, rashguard, cover up, beach cover up, 潛水衣, 防曬泳衣, 水母衣, 罩衫泳衣, 浮潛衣

lingerie-and-sleepwear+.bra,bodysuit,slip underwear-and-socks+.briefs,trunks,boxer,brief,trunk ; activewear+.bra lingerie-and-sleepwear+>camisole | underwear, undies, under garments, undergarments, innerwear, intimates, 內衣, 內衣褲, 貼身衣物, 底衫褲, 內著
lingerie-and-sleepwear+.bra,bodysuit,slip,camisole | lingerie, women's underwear, ladies underwear, 女裝內衣, 女內衣, 性感內衣, 蕾絲內衣, 女裝內衣褲, 情趣內衣
lingerie-and-sleepwear+.bra ; activewear+.bra | bra, bras, brassiere, bralette, bralet, push up bra, lace bra, balconette, strapless bra, 胸圍, 文胸, 奶罩, bra set, 胸罩, 無鋼圈內衣, 無痕內衣, 內衣套裝, 胸圍套裝, 胸衣
lingerie-and-sleepwear+.brief underwear-and-socks+>brief underwear-and-socks+.boxer,trunk | knickers, panties, panty, thong underwear, thong, g-string, women's briefs, 內褲, 底褲, 三角褲, 丁字褲
underwear-and-socks+>brief,>trunk underwear-and-socks+.boxer | briefs, boxers, boxer, boxer briefs, boxer shorts, trunks, y-fronts, underpants, men's underwear, mens underwear, 四角褲, 平腳褲, 孖煙囪, 平角褲, 男裝內褲, 男內褲, 三角內褲, 四角內褲, 男裝底褲, 男士內衣, 男裝內衣, 內庫, 平口褲
~ lingerie-and-sleepwear | shapewear, corset, bustier, garter belt, suspender belt, girdle, 塑身衣, 束身衣, 束腰, 馬甲內衣, 吊襪帶, 束褲
lingerie-and-sleepwear+.slip | slip, half slip, underskirt, petticoat, silk slip, 襯裙, 底裙, 打底裙, 內襯裙
lingerie-and-sleepwear+.pyjama lingerie-and-sleepwear+>nightshirt lingerie-and-sleepwear+.shorts ; lingerie-and-sleepwear+.gown | pyjamas, pajamas, pjs, pj, pyjama, pajama, sleepwear, sleep wear, nightwear, pyjama set, pajama set, homewear, home wear, lounge set, 睡衣, 睡衣套裝, 家居服, 居家服, 真絲睡衣, 睡衫, 瞓覺衫, 睡衣褲, 家居衫, 睡依, nightsuit, night suit, sleep set, lounge set sleep, 睡褲
lingerie-and-sleepwear+>nightshirt lingerie-and-sleepwear+>slip ; lingerie-and-sleepwear+.pyjama | nightdress, night dress, nightie, nightgown, night gown, nightshirt, night shirt, sleepshirt, negligee, chemise, babydoll, 睡裙, 睡袍裙, 吊帶睡裙, 睡衣裙
lingerie-and-sleepwear+.gown towels-and-robes+.robe,bathrobe | robe, robes, dressing gown, bathrobe, bath robe, kimono robe, kimono, housecoat, house coat, silk robe, 晨褸, 睡袍, 浴袍, 浴衣, 和服, 晨袍, 家居袍, 浴袍睡袍, 晨䄛
~ lingerie-and-sleepwear+.pyjama knitwear | thermal underwear, thermals, heattech, long johns, 保暖內衣, 發熱衣, 秋褲, 秋衣, 棉毛褲, 底衫

~ women/clothing men/clothing | maternity, maternity dress, plus size, uniform, school uniform, lab coat, apron, costume, halloween costume, cosplay, kidswear, kids clothes, children's clothes, baby clothes, baby grow, onesie, 孕婦裝, 大碼裝, 制服, 校服, 廚師服, 圍裙, 戲服, 漢服, 童裝, 嬰兒服, bb衫, 兒童服裝, 童裝衫, 唐裝, 中山裝
`
