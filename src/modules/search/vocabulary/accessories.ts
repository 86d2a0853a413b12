/**
 * Accessories, by kind. Written from the trade: the categories of department stores and accessory shops in Hong Kong, Taiwan, the
 * mainland, Britain and America, and dictionaries of Cantonese. See entries.ts for how a line is read.
 */
export const accessoryKinds = `
women/accessories men/accessories | accessories, accessory, accessorise, small accessories, 配飾, 配件, 飾品配件, 小配件, 時裝配飾
wallets card-holders key-rings key-rings-and-bag-charms | small leather goods, slg, leather goods, 小皮具, 皮具, 皮件, 皮革用品
wallets ; card-holders | wallet, wallets, billfold, purse, purses, long wallet, short wallet, bifold, bi-fold, trifold, zip wallet, money clip, 銀包, 錢包, 皮夾, 荷包, 錢夾, 長銀包, 短銀包, 皮夾子, 长夹, 短夾, 長夾, 長錢包, 短錢包, 銀苞, 銀包仔, 銀飽, 對摺銀包, 折疊錢包, 钱夹子, 鏈條銀包, 鈔票夾
wallets+.ziparound,zip | zip around wallet, zip-around wallet, continental wallet, zip purse, 拉鏈銀包, 環繞拉鏈銀包, 拉鍊錢包, 拉鏈長銀包
wallets+.flap | flap wallet, french wallet, 翻蓋銀包
~ wallets card-holders pouches-and-clutches | coin purse, coin pouch, coin case, coin bag, change purse, coin wallet, 散紙包, 零錢包, 硬幣包, 散銀包, 零錢袋, 碎銀包, 散子包, 硬幣袋, 毫子包
card-holders ; wallets | card holder, cardholder, card holders, card case, card wallet, card sleeve, credit card holder, business card holder, name card holder, octopus card holder, card purse, 卡片套, 咭片套, 卡套, 卡包, 卡夾, 名片夾, 卡片夾, 八達通套, 咭套, 証件套, 咭包, 名片套, 信用卡套, 職員證套, 卡片包, 咭片夾, 卡片銀包, 証件夾
key-rings key-rings-and-bag-charms+.fob ; key-rings-and-bag-charms | keyring, key ring, keychain, key chain, key fob, key holder, key case, key pouch, key purse, fob, keyrings, 鎖匙扣, 鑰匙扣, 匙扣, 鎖匙包, 鑰匙圈, 鑰匙包, 匙圈, 锁匙圈, 鑰匙鏈, 鎖匙圈, 所匙扣
key-rings-and-bag-charms+.charm key-rings+.charm ; key-rings-and-bag-charms | bag charm, bag charms, purse charm, handbag charm, bag accessories, charm, charms, 袋飾, 掛飾, 吊飾, 包掛, 袋掛飾, 手袋掛飾, 包包掛飾, 公仔掛飾, 手袋吊飾, 包飾
belts | belt, belts, leather belt, waist belt, dress belt, 皮帶, 腰帶, 褲頭帶, 褲帶, 腰封, 皮代, 腰鏈, 皮帯
~ belts | braces, suspenders, belt buckle, 吊帶男, 皮帶扣, 皮帶頭
men/accessories/scarves women/accessories/scarves-and-shawls ; silk-scarves | scarf, scarves, scarfs, muffler, winter scarf, neck scarf, snood, neck warmer, 頸巾, 圍巾, 圍脖, 颈巾, 頸套, 冷頸巾, 脖圍, 围巾套, 冷圍巾, 套圈圍巾, 頚巾, neckwear, around my neck, for my neck, around the neck, round my neck, neck scarf warm
silk-scarves scarves+m:silk scarves+.silktwill,silk ; scarves-and-shawls+m:silk | silk scarf, silk scarves, silk square, bandana, bandanna, neckerchief, foulard, twilly, head scarf, headscarf, carre, carré, square scarf, 絲巾, 方巾, 真絲方巾, 絲質圍巾, 小方巾, 領巾, 頭巾, 長絲巾, 真絲圍巾, 司巾, 絲帶巾
scarves-and-shawls+.shawl,stole ; scarves-and-shawls | shawl, shawls, stole, pashmina, wrap shawl, wraps, cape shawl, throw scarf, 披肩, 披巾, 大披肩, 毛披肩, 坡肩, 批肩, 長披肩, 圍巾披肩, 冷氣披肩, 披㡇
gloves | glove, gloves, mittens, mitten, leather gloves, driving gloves, fingerless gloves, touchscreen gloves, mitts, 手套, 手襪, 手袜, 皮手套, 連指手套, 觸屏手套, 保暖手套, 冷手套, 手𧙕
hats hats-and-caps | hat, hats, headwear, head wear, 帽, 帽子, 帽款, 冒子
hats+.cap hats-and-caps+.cap | cap, caps, cap帽
hats+.baseball hats-and-caps+.baseball ; hats+.cap hats-and-caps+.cap | baseball cap, baseball hat, dad cap, snapback, trucker hat, trucker cap, peaked cap, sports cap, 鴨舌帽, 棒球帽, 鴨咀帽, 老帽, 運動帽, 鴨嘴帽, 大舌帽, 卡車帽, 鸭舌冒
hats+.felted hats-and-caps+.felted ; hats+.cap hats-and-caps+.cap | flat cap, newsboy cap, baker boy cap, beret, berets, baker boy, ivy cap, 報童帽, 畫家帽, 貝雷帽, 八角帽, 前進帽, 貝蕾帽, 毛氈帽仔
hats+.bucket hats-and-caps+.bucket | bucket hat, fisherman hat, fishing hat, bucket cap, bob hat, 漁夫帽, 盆帽, 水桶帽, 渔夫冒, 魚夫帽, 漁夫冒, 盤帽, 漁民帽
hats+.beanie hats-and-caps+.beanie | beanie, beanies, woolly hat, bobble hat, knit hat, knitted hat, winter hat, ski hat, wool hat, pompom hat, toque, 冷帽, 毛帽, 毛線帽, 針織帽, 毛冷帽, 绒线帽, 雪帽, 冷帽子, 絨球帽, 保暖帽, 冷冒
hats+.fedora hats-and-caps+.fedora ; hats+.wide | fedora, fedora hat, trilby, panama hat, panama, homburg, 紳士帽, 爵士帽, 巴拿馬帽, 費多拉帽, 禮帽, 紳仕帽
hats+.straw ; hats+.wide,bucket hats-and-caps+.bucket ; hats+.baseball hats-and-caps+.baseball | sun hat, sunhat, straw hat, beach hat, boater, visor, sun visor, summer hat, floppy hat, 太陽帽, 草帽, 沙灘帽, 遮陽帽, 防曬帽, 草編帽, 渡假帽, 遮太陽帽, 空頂帽
hats+.wide,wool,fedora ; hats | wide brim hat, wide-brimmed hat, felt hat, brimmed hat, cloche, 闊簷帽, 闊邊帽, 寬簷帽, 毛氈帽, 大簷帽, 寬沿帽
~ hats hats-and-caps | fascinator, cowboy hat, ear muffs, earmuffs, balaclava, trapper hat, 耳罩, 牛仔帽, 頭盔帽, 耳暖, 雷鋒帽
ties-and-bow-ties+>tie ; ties-and-bow-ties | tie, ties, necktie, neck tie, neckties, neckwear, knitted tie, silk tie, skinny tie, 領帶, 領呔, 呔, 领太, 領太, 領態, 頸呔, 真絲領帶, 針織領帶, 條呔, 領軚
ties-and-bow-ties+.bow | bow tie, bowtie, bow ties, bowties, dickie bow, dicky bow, 煲呔, 領結, 蝴蝶結領結, 蝴蝶領結, 煲太, 保呔, 啤呔, 煲態, 煲軚, 蝴蝶呔, 蝴蝶結呔
~ ties-and-bow-ties ; silk-scarves men/accessories/scarves | pocket square, pocket squares, handkerchief, handkerchiefs, hanky, hankie, cravat, ascot, cummerbund, 口袋巾, 袋巾, 手帕, 胸巾, 手巾仔, 西裝袋巾, 方巾手帕
~ cufflinks ; ties-and-bow-ties | tie clip, tie bar, tie pin, tie tack, lapel pin, collar stays, collar pin, 領帶夾, 呔夾, 領針, 領帶針, 襟針男, 領呔夾
cufflinks | cufflinks, cufflink, cuff links, cuff link, shirt studs, 袖口鈕, 袖扣, 袖口針, 袖鈕, 袖釘, 袖口扣, 袖鈕扣, 䄂口鈕, 柚口鈕, 袖釦, 衫袖鈕
women/accessories/sunglasses men/accessories/sunglasses | sunglasses, sunglass, sun glasses, sunnies, sunny glasses, shades, sunnys, dark glasses, eyewear sun, 太陽眼鏡, 太陽鏡, 墨鏡, 黑超, 黑眼鏡, 遮陽鏡, 太阳镜子, 大陽眼鏡, 太洋眼鏡, 太陽眼境, 墨境
sunglasses+.doublebridge ; sunglasses | aviator, aviators, aviator sunglasses, pilot sunglasses, 飛行員眼鏡, 飛行員太陽眼鏡, 飛機師眼鏡, 雷朋款, 雙樑太陽眼鏡, 蛤蟆鏡, 飛行員墨鏡, 飛行員太陽鏡
sunglasses+.round ; sunglasses | round sunglasses, oval sunglasses, 圓框太陽眼鏡, 圓形太陽眼鏡, 圓形墨鏡, 圓框墨鏡
sunglasses+.rectangular ; sunglasses | rectangular sunglasses, square sunglasses, wayfarer, wayfarers, oversized sunglasses, 長方框太陽眼鏡, 方框太陽眼鏡, 方形太陽眼鏡, 方框墨鏡, 大框太陽眼鏡
eyeglass-frames | glasses, eyeglasses, eye glasses, spectacles, specs, frames, glasses frames, optical frames, eyeglass frame, opticals, prescription glasses, reading glasses, blue light glasses, optical, 眼鏡, 眼鏡框, 鏡框, 近視眼鏡, 光學眼鏡, 眼鏡架, 老花眼鏡, 老花鏡, 閱讀鏡, 平光眼鏡, 眼鏡片, 眼鏡柜, 眼境, 近視鏡, 閱讀眼鏡
eyeglass-frames sunglasses | eyewear, eye wear, 眼鏡配飾, 眼鏡類, 眼鏡及太陽眼鏡
eyeglass-frames+.cateye ; sunglasses | cat eye glasses, cat-eye frames, cat eye, cateye, cat eye sunglasses, 貓眼眼鏡, 貓眼鏡框, 貓眼框, 貓眼, 貓眼墨鏡, 貓眼太陽鏡, 貓眼太陽眼鏡
eyeglass-frames+.round,panto ; eyeglass-frames | round glasses, round frames, panto, 圓框眼鏡, 圓形眼鏡, 圓眼鏡
eyeglass-frames+.square,browline ; eyeglass-frames | square glasses, square frames, browline, clubmaster, half rim, 方框眼鏡, 方形眼鏡, 眉框眼鏡, 黑框眼鏡
~ eyeglass-frames sunglasses | glasses case, contact lenses, contact lens, glasses chain, eyeglass case, sunglasses case, 眼鏡盒, 隱形眼鏡, con, 眼鏡鏈, 眼鏡套, 美瞳
tech-accessories | tech accessories, gadgets, electronics, phone accessories, device case, 數碼配件, 電子配件, 科技配件, 電子產品配件, 電話配件, 手機配件
tech-accessories+.phone | phone case, phone cover, iphone case, phone cases, mobile cover, cell phone case, iphone cover, mobile case, phone shell, smartphone case, iphone, 電話殼, 手機殼, 手提電話殼, 手機套, 電話套, iphone殼, 保護殼, iphone套, 手機壳子, 電話皮套, 電話機殼, 電話壳, 手机保护套, iphone 16
tech-accessories+.earphone | airpods case, airpod case, airpods, airpods pro, earphone case, earbuds case, headphone case, earbud case, airpods cover, ear phone case, 耳機套, airpods套, 耳機殼, 耳機盒, airpods殼, 耳筒套, airpods保護套, 耳機保護套, 耳機袋
tech-accessories+.laptop ; briefcases | laptop sleeve, laptop case, laptop cover, macbook case, macbook sleeve, tablet case, tablet sleeve, ipad case, ipad sleeve, laptop, macbook, ipad, 電腦套, 手提電腦套, 筆電套, 電腦保護套, macbook套, 平板套, ipad套, 筆記本電腦套, laptop套, 手提電腦, 電腦內膽包
~ tech-accessories | headphones, earphones, earbuds, phone, mobile phone, charger, phone charger, wireless charger, power bank, smart watch strap, 充電器, 無線充電器, 無線充電, 充電寶, 尿袋, 外置充電器, cable, phone holder, phone strap, lanyard, 耳機, 耳筒, 手機, 電話, 充電器, 尿袋, 充電線, 手機繩, 手機掛繩, 相機, camera, 電腦, card lanyard, badge holder, cable organiser, 掛繩
umbrellas | umbrella, umbrellas, brolly, parasol, rain umbrella, uv umbrella, 雨傘, 遮, 傘, 雨遮, 洋傘, 太陽傘, 防風遮, 遮陽傘, 陽傘, 雨伞, 自動傘
umbrellas+.long,walking ; umbrellas | golf umbrella, 長遮, 直遮, 長傘
umbrellas+.folding ; umbrellas | folding umbrella, 縮骨遮, 折傘, 摺遮, 折叠伞, compact umbrella, travel umbrella, foldable umbrella, 縮骨傘, 摺傘, 短遮, 折疊遮, 摺疊傘, 三折傘
hair-accessories | hair accessories, hair accessory, hair pieces, hair bits, hair ornaments, 髮飾, 頭飾, 髮夾髮圈, 头发饰品, 發飾, 頭髮飾物
hair-accessories+.headband | headband, headbands, hairband, hair band, alice band, hair hoop, head band, 髮箍, 頭箍, 髮帶, 頭帶, 發箍, 髮框
hair-accessories+.scrunchie | scrunchie, scrunchies, hair tie, hair ties, hair bobble, hair elastic, bobbles, ponytail holder, hair bands elastic, 髮圈, 大腸髮圈, 大腸圈, 橡根圈, 束髮帶, 髮束, 髮繩, 扎頭繩, 橡筋, 髮帶圈, 頭繩, 馬尾圈, silk scrunchie, satin scrunchie, 絲質髮圈
hair-accessories+.clip ; hair-accessories | hair clip, hair clips, hair claw, claw clip, hair pin, hairpin, barrette, hair slide, hair grip, bobby pin, bobby pins, hairclip, kirby grip, 髮夾, 髮釵, 鯊魚夾, 抓夾, 頭夾, 抓夹子, 鴨嘴夾, 髮簪, 大髮夾, 發夾, 夾頭髮, 一字夾, hair bow, 蝴蝶結髮夾, 蝴蝶結頭飾
hair-accessories+.comb ; styling-tools+.comb | hair comb, decorative comb, comb hair, 插梳, 髮插, 髮梳飾
socks-and-tights underwear-and-socks+.sock | socks, sock, hosiery, hose, 襪, 襪子, 襪仔, 袜, 短襪子, 襪類, 對襪, 袜仔
socks-and-tights+.ankle underwear-and-socks+.ankle | ankle socks, trainer socks, no show socks, short socks, low socks, invisible socks, sneaker socks, 短襪, 船襪, 隱形襪, 淺口襪, 踝襪, 腳底襪
socks-and-tights+.crew underwear-and-socks+.crew | crew socks, sports socks, mid-calf socks, calf socks, mid calf socks, 中筒襪, 運動襪, 堆堆襪, 中襪, 半筒襪
socks-and-tights+.knee underwear-and-socks+.long | knee socks, knee high socks, long socks, knee highs, over the knee socks, dress socks, 長襪, 及膝襪, 過膝襪, 長筒襪, 小腿襪, 西裝襪, 紳士襪
socks-and-tights+.tights,holdup | tights, pantyhose, panty hose, stockings, stocking, hold ups, hold-ups, holdups, nylons, fishnets, thigh highs, sheers, collants, 絲襪, 襪褲, 褲襪, 連褲襪, 大腿襪, 吊帶襪, 絲袜, 网袜, 黑絲, 絲襪褲, 肉色絲襪, 司襪, 漁網襪, 打底襪, 透膚絲襪
women/accessories men/accessories ~ | winter accessories, 保暖配飾, 禦寒用品
~ women/accessories men/accessories | face mask covering, fan, hand fan, walking stick, lighter, cigar case, smoking, vape, pen, pens, fountain pen, 口罩, 扇, 摺扇, 火機, 打火機, 雪茄盒, 拐杖, 筆, 鋼筆, 墨水筆, 煙盒
`
