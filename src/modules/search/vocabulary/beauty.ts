/**
 * Beauty, by kind. Written from the trade: the categories of perfumeries, drugstores and beauty halls in Hong Kong, Taiwan, the mainland,
 * Britain, America, Korea and Japan, and dictionaries of Cantonese. See entries.ts for how a line is read.
 */
export const beautyKinds = `
beauty | beauty, beauty products, cosmetic products, toiletries, 美容, 美妝, 美容品, 美容產品, 美妝品, 護膚化妝品, 美容用品
womens-fragrance mens-fragrance unisex-fragrance ; fragrance-sets body-mists | perfume, perfumes, fragrance, fragrances, scent, scents, parfum, parfume, eau de parfum, edp, pefume, perfum, eau de cologne, 香水, 淡香精, 香精, 香芬, 香水仔, 香薰水, 淡香水edp, 噴霧香水, 古龍水女, 香水大樽, 走珠香水, roll on perfume, rollerball, travel spray
mens-fragrance | men's perfume, mens perfume, men's fragrance, cologne, aftershave, after shave, male perfume, 男士香水, 男裝香水, 男香, 古龍水, 鬚後水, 男香水, 古龍, 剃鬚水
womens-fragrance ; unisex-fragrance | women's perfume, ladies perfume, womens perfume, women's fragrance, female perfume, 女士香水, 女裝香水, 女香, 女香水
unisex-fragrance | unisex perfume, unisex fragrance, genderless perfume, 中性香水, 中性香, 男女香水
mens-fragrance+.toilette unisex-fragrance+.toilette ; womens-fragrance mens-fragrance unisex-fragrance | eau de toilette, edt, toilette, 淡香水
beauty/fragrance+.extrait ; womens-fragrance mens-fragrance unisex-fragrance | extrait, extrait de parfum, perfume oil, pure perfume, parfum extract, 濃香精, 香精油, 純香精
fragrance-sets | fragrance set, perfume set, discovery set, perfume sampler, sample set, perfume gift set, travel perfume, perfume samples, scent set, 香水套裝, 香水禮盒, 試用裝, 香水試用裝, 香水小樣, 香水組合, 香水旅行裝, 小樣, 試香, fragrance sampler, sampler, perfume trial set, trial set perfume, scent sampler, sample perfume, mini perfume, mini perfumes, travel size perfume, 試香套裝, 試香裝, 試香組, 試香盒, 香水試香, 香水分裝, 分裝香水, 香水迷你裝, 香水細裝
body-mists | body mist, body spray, hair mist, hair perfume, fragrance mist, travel mist, body mists, deodorant, deo, 身體香霧, 香霧, 身體噴霧, 香氛噴霧, 髮香噴霧, 頭髮香霧, 香體噴霧, 止汗劑, 香體劑, 髮香, 頭髮香水, 止汗, antiperspirant

beauty/skincare | skincare, skin care, skincare products, facial care, face care, 護膚, 護膚品, 面部護理, 保養品, 护肤品, 保養, 護膚用品, 護臘, 面部保養, 戶膚品
cleansers | cleanser, cleansers, face wash, facewash, facial wash, facial cleanser, face cleanser, cleansing foam, foam cleanser, cleansing milk, cleansing gel, cleansing balm, makeup remover, make up remover, make-up remover, micellar water, cleansing oil, facial foam, 潔面, 洗面奶, 洗面, 潔面乳, 洗面膏, 潔面膏, 洗面泡沫, 潔膚, 卸妝, 卸妝水, 卸妝油, 洗臉, 洗面乳, 洗顏, 洗面啫喱, 潔面泡沫, 潔膚乳, 卸妆乳, 落妝, 落妝油, 洗面皂, 卸妝膏, 洗面奶仔, 潔面啫喱, 潔顏, 落粧
toners-and-essences | toner, toners, essence, essences, lotion toner, facial mist, hydrating lotion, astringent, first essence, treatment essence, face mist, softener lotion, 爽膚水, 化妝水, 精華水, 柔膚水, 收斂水, 保濕水, 面部噴霧, 機能水, 神仙水, 健康水, 花水, 濕敷水, 菌菇水, 爽肤水, 噴霧面, 保濕噴霧, 妝前水
serums | serum, serums, face serum, facial serum, ampoule, ampoules, concentrate, booster, face oil, facial oil, 精華, 精華液, 安瓶, 面油, 精華素, 原液, 肌底液, 小棕瓶, 美容液, 精華油, 精華乳, 精花, 濃縮精華, 小黑瓶
moisturisers ; serums | moisturiser, moisturizer, moisturisers, face cream, facecream, day cream, night cream, cream for face, facial cream, face lotion, hydrating cream, moisturising cream, rich cream, gel cream, emulsion, 面霜, 乳霜, 日霜, 晚霜, 保濕霜, 潤膚霜, 乳液, 面部乳液, 潤面霜, 面箱, 面部潤膚
eye-care | eye cream, eye creams, eye gel, eye serum, eye balm, eye care, eye treatment, eye patches, eye mask, eye masks, eye mask patches, under eye cream, 眼霜, 眼部護理, 眼膜, 眼部精華, 眼精華, 眼部啫喱, 眼貼膜, 眼膏, 眼部, 眼周, under eye, under eyes, around the eyes, around eyes, eye wrinkles, eye area, eye contour, crows feet, crow’s feet, 魚尾紋, 眼尾紋, 眼下, 眼部細紋, 眼部緊緻
masks | face mask, face masks, facial mask, sheet mask, sheet masks, clay mask, gel mask, mask, masks, mud mask, sleeping mask, facial masks, mask sheet, 面膜, 敷面膜, 片裝面膜, 泥膜, 保濕面膜, 貼片面膜, 面莫, 睡眠面膜, 清潔面膜, 面摸, 冷膜, 泥面膜, 凍膜
masks+.clay | clay facial mask, mud facial mask, pore mask, 礦泥面膜, 黑頭面膜, 火山泥面膜
sun-care | sunscreen, sun cream, suncream, sunblock, sun block, spf, spf50, spf 50, spf30, sun care, sun protection, sun lotion, suntan lotion, after sun, uv protection, sun stick, factor 50, uv cream, 防曬, 太陽油, 防曬霜, 防曬乳, 防曬棒, 防曬噴霧, 太陽膏, 防晒霜, 隔離霜, 防曬啫喱, 防曬油, 曬後, 防晒, 防嗮, 防䑕, 隔離乳
skincare-sets | skincare set, skin care set, skincare gift set, skincare kit, travel skincare, skincare trio, beauty set, face care set, 護膚套裝, 護膚禮盒, 護膚旅行裝, 保養套裝, 护肤套盒, 護膚三件裝, 護膚品套裝, 旅行護膚裝
~ cleansers masks | exfoliator, scrub, face scrub, peel, pimple patch, acne cream, blackhead, cotton pads, exfoliant, peeling, 去角質, 磨砂膏, 暗瘡貼, 祛痘, 黑頭貼, 化妝棉, 去死皮, 暗瘡膏
~ skincare-sets beauty/skincare | vitamins, supplements, collagen drink, 保健品, 膠原蛋白, 維他命丸

beauty/make-up | makeup, make-up, make up, cosmetics, cosmetic, colour cosmetics, maquillage, 化妝品, 彩妝, 化妝, 妝容, 彩妝品, 化裝品, 化粧品, 化妆品类, 彩粧
lips | lipstick, lipsticks, lip colour, lip color, lip, lips, lip gloss, lipgloss, lip balm, lip tint, lip stain, lip oil, lip liner, chapstick, lippy, liquid lipstick, lippie, 唇膏, 口紅, 唇彩, 唇釉, 潤唇膏, 唇蜜, 唇線筆, 唇露, 唇油, 護唇膏, 咀唇膏, 唇妝, 唇糕, 啞光唇膏, 口红色号, 脣膏, 潤唇, 嘴唇膏
lips+.matte | matte lipstick, matt lipstick, 啞面唇膏, 霧面唇膏, 霧面口紅, 啞光口紅
lips+.satin | satin lipstick, 緞光唇膏, 絲緞唇膏
face | face makeup, base makeup, complexion, primer, concealer, setting powder, setting spray, face powder, powder makeup, loose powder, bb cream, cc cream, highlighter makeup, 底妝, 面部彩妝, 粉底類, 妝前底霜, 遮瑕, 遮瑕膏, 定妝, 碎粉, 散粉, 蜜粉, 粉餅, bb霜, 妝前乳, 定妝噴霧, 遮暇, powder compact
face+.foundation,cushion ; face | foundation, foundations, liquid foundation, base foundation, 粉底, 粉底液, 粉底霜, 粉霜, 底霜, 粉底棒, 粉低
face+.cushion | cushion foundation, cushion compact, compact foundation, air cushion, cushion makeup, cushion, 氣墊, 氣墊粉底, 氣墊粉, 氣墊bb, 气垫粉底, 汽墊粉底, 氣墊粉餅
face+.tinted | tinted moisturiser, tinted moisturizer, skin tint, 有色潤膚霜, 有色潤膚, 有色面霜, 裸妝霜
face+.stick | foundation stick, stick foundation, contour stick, 粉底條
cheeks ; palettes-and-sets+.face | blush, blusher, blushers, cheek colour, rouge, cheek, cheeks, bronzer, contour, cheek tint, cream blush, highlighter, 胭脂, 腮紅, 面頰, 修容, 打亮, 高光, 修容粉, 腮紅膏, 胭脂膏, 光影, 胭脂粉, 顋紅, 古銅粉
eyes | eye makeup, eye make up, eye make-up, eyes makeup, brow pencil, eyebrow pencil, eyebrow, brow gel, false lashes, eyelashes, 眼妝, 眼部彩妝, 眉筆, 眉粉, 假睫毛, 眼妆, 眉膏, 染眉膏, 眼妝品
eyes+.mascara | mascara, mascaras, lash mascara, masacra, 睫毛膏, 睫毛液, 睫毛, 眼睫毛膏, 電眼毛, 睫毛糕
eyes+.eyeshadow ; palettes-and-sets | eyeshadow, eye shadow, eye shadows, eyeshadow palette, shadow palette, 眼影, 眼影盤, 眼影粉, 眼盤, 四色眼影, 眼影盒, 眼影膏
eyes+.pencil | eyeliner, eye liner, eye pencil, eye pencils, kohl, kajal, liquid liner, liner, 眼線, 眼線筆, 眼線液, 眼線膏, 眼线笔, 眼綫筆, 眼線液筆
nails | nail polish, nail varnish, nail lacquer, nails, nail, manicure, nail colour, nail enamel, gel polish, press on nails, 指甲油, 甲油, 美甲, 蔻丹, 手甲油, 指甲水, 指甲, 甲油膠, 整甲, 脷甲
palettes-and-sets | makeup palette, make-up palette, face palette, palette, palettes, makeup set, makeup gift set, makeup kit, make-up set, 彩妝盤, 彩妝套裝, 化妝套裝, 調色盤, 修容盤, 彩妝禮盒, 化妝盤, 化妝盒套裝, 彩妝組合
brushes-and-tools | makeup brush, make-up brush, makeup brushes, make up brush, brush set, powder brush, kabuki, kabuki brush, foundation brush, blush brush, brushes, beauty blender, makeup sponge, makeup tools, 化妝掃, 化妝刷, 粉掃, 刷具, 散粉刷, 粉撲, 美妝蛋, 化妝工具, 腮紅刷, 眼影刷, 化妝掃套裝, 化妝棉撲, 化裝掃, 碎粉掃, 胭脂掃
brushes-and-tools+.set | brush sets, makeup brush set, 化妝刷套裝, 刷具套裝, 套刷

hair-care | hair care, haircare, hair products, hair treatment, 護髮, 頭髮護理, 護髮產品, 护发产品, 洗護, 頭皮護理, 頭髮, 護髮用品, 頭皮, scalp, hair growth, 生髮
hair-care+.shampoo | shampoo, shampoos, dry shampoo, shampoo bar, shampo, 洗頭水, 洗髮露, 洗髮水, 洗髮精, 洗髮乳, 洗头膏, 洗头水, 洗發水, 洗髮, 洗頭, 洗發露, 洗頭波, 洗頭精
hair-care+.conditioner ; hair-care+.mask,oil | conditioner, conditioners, hair conditioner, leave in conditioner, 護髮素, 潤髮乳, 護髮乳, 潤髮露, 潤髮, 护发素, 護髮露, 潤髮素
hair-care+.mask ; hair-care | hair mask, hair masks, deep conditioner, hair masque, 髮膜, 焗油, 護髮膜, 焗油膏, 頭髮面膜, 發膜
hair-care+.oil ; hair-care | hair oil, hair serum, argan oil, hair oils, scalp oil, 髮油, 護髮油, 摩洛哥油, 護髮精油, 護髮精華, 頭髮油, 髮尾油
~ hair-care | hair dye, hair colour, hair gel, hair wax, hair spray, pomade, styling gel, hairspray, styling cream, hair color, 染髮, 髮蠟, 定型噴霧, 髮泥, 啫喱膏, 染髮劑, 頭蠟, 造型品, gel頭
styling-tools | hair tools, styling tools, hair tool, hot tools, 美髮工具, 造型工具, 美髮電器
styling-tools+.dryer | hair dryer, hairdryer, hair drier, blow dryer, blowdryer, hairdrier, blow drier, ionic dryer, 風筒, 吹風機, 電吹風, 吹风筒, 負離子風筒, 風同, 吹風筒, 風桶
~ styling-tools+.dryer styling-tools | straightener, hair straightener, curling iron, curling tongs, straighteners, curler, hair curler, airwrap, 直髮夾, 捲髮棒, 直髮器, 捲髮器, 電髮棒, 直髮梳, 夾直髮
styling-tools+.brush,comb hair-accessories+.comb | hairbrush, hair brush, paddle brush, comb, combs, brush hair, detangler, detangling brush, 髮梳, 梳, 梳子, 氣墊梳, 氣囊梳, 頭梳, 梳頭, 按摩梳, 木梳, 頭皮梳, scalp brush
styling-tools+.brush | paddle hairbrush, wooden brush, cushion brush, 氣墊髮梳, 木柄髮梳
bath-and-shower | bath and shower, bath, shower, shower gel, body wash, bodywash, bath oil, bath salts, bath salt, bath soak, bath bomb, bath bombs, bubble bath, shower oil, bath products, 沐浴, 沐浴露, 浴鹽, 泡泡浴, 浴球, 沖涼液, 沐浴油, 沖涼, 沐浴乳, 泡澡, 浸浴, 浴露, 沖涼露, 泡泡浴球, 洗澡, 冲凉液, 沐浴用品, 沐浴鹽, 浴芭
bath-and-shower+.soap ; hand-and-foot-care+.wash | soap, soaps, soap bar, bar soap, bar of soap, soap set, hand soap bar, 番梘, 香皂, 肥皂, 皂, 番鹼, 手工皂, 梘, 香梘, 肥梘, 香皂套裝, 潔膚皂, 番見
bath-and-shower+.oil | bath oils, 浴油, 泡澡油
bath-and-shower+.salt,bomb | salts bath, 浴鹽浸浴, 泡澡球, 泡泡彈, 浸浴球
body-lotion | body lotion, body cream, body butter, body moisturiser, body milk, body care, body oil, bodylotion, lotion, body moisturizer, 身體乳, 身體霜, 潤膚露, 潤膚乳, 身體護理, 身體乳液, 潤膚膏, 身体乳, 身體潤膚, 乳木果, 身體油, 潤膚, 搽身, body乳, 身體潤膚露
hand-and-foot-care | hand care, hand and foot, foot cream, foot care, hand and foot care, foot lotion, 手足護理, 足霜, 手部護理, 腳霜, 潤足霜, 護足霜, 手足
hand-and-foot-care+.cream | hand cream, handcream, hand lotion, hand balm, hand moisturiser, hand cream set, 護手霜, 潤手霜, 手霜, 护手霜, 潤手膏, 手部潤膚, 戶手霜
hand-and-foot-care+.wash | hand wash, handwash, hand soap, liquid soap, liquid hand soap, hand sanitiser, hand sanitizer, 洗手液, 洗手皂, 洗手乳, 洗手露, 搓手液, 洗手梘液, 梘液
~ bath-and-shower beauty/hair-body | toothpaste, toothbrush electric, mouthwash, razor, shaver, shaving cream, beard oil, hair removal, wax strips, epilator, loofah, body scrub, tampons, shaving foam, 牙膏, 電動牙刷, 漱口水, 剃鬚刀, 鬚刨, 剃鬚膏, 脫毛, 身體磨砂, 鬍鬚油, 衛生巾, 磨砂, 剃鬚, shaving, 剃鬚用品
beauty/hair-body | body and hair, hair and body, hair & body, bodycare, 身體及頭髮護理, 身體護理品, 個人護理
`

/** What scents and care are made of, and what care is for: of beauty and scents for the home alone. */
const care = 'beauty,home-fragrance'
export const ingredients = `
${care}+.fig | fig, figs, 無花果
${care}+.rose,rosewater | rose, roses, rose water, 玫瑰, 玫瑰花, 玫瑰水
${care}+.jasmine | jasmine, 茉莉, 茉莉花, 茉莉清茶
${care}+.neroli | neroli, orange blossom, 橙花, 苦橙花, sea salt, 海鹽
${care}+.cedar,sandalwood,vetiver,juniper | woody, woods, cedar, cedarwood, 木質香, 木質調, 雪松, 木調, 木香
${care}+.sandalwood | sandalwood, santal, 檀香, 檀木
${care}+.iris | iris, orris, 鳶尾, 鳶尾花
${care}+.musk | musk, musky, white musk, 麝香, 白麝香
${care}+.amber | amber, 琥珀
${care}+.vanilla | vanilla, gourmand, 雲呢拿, 香草
${care}+.vetiver | vetiver, smoky, smoke, 香根草, 煙燻
${care}+.juniper | juniper, gin, 杜松
${care}+.bergamot,neroli,verbena | citrus, citrusy, bergamot, lemon scent, fresh scent, grapefruit, 佛手柑, 柑橘, 柑橘調, 清新, 檸檬香
${care}+.verbena | verbena, lemon verbena, 馬鞭草
${care}+.mint | minty, peppermint, 薄荷
${care}+.pear | pear, fruity, 梨, 果香, 梨花
${care}+.rose,jasmine,iris,neroli,pear,camellia | floral scent, floral perfume, flowery perfume, floral fragrance, 花香, 花香調, 花香水
~ ${care} | lavender scent, peony, tuberose, oud, patchouli, tea tree, eucalyptus, coconut, gardenia, lily, 牡丹, 晚香玉, 沉香, 廣藿香, 薰衣草, 茶樹, 尤加利, 椰子, 桂花, 小蒼蘭
${care}+.green,greentea,tea | green tea, tea scent, white tea, 綠茶, 茶香, 抹茶
${care}+.niacinamide | niacinamide, 煙酰胺, 菸鹼醯胺, b3
${care}+.hyaluronic ; ${care}+.hydrating,squalane,ceramide | hyaluronic, hyaluronic acid, 透明質酸, 玻尿酸, ha精華
${care}+.retinal | retinol, retinal, retinoid, 視黃醇, 視黃醛, A醇, a酸
${care}+.vitamin | vitamin c, vit c, vitamin, ascorbic, 維他命c, 維生素c, vc, 維c, 維他命
${care}+.peptide | peptide, peptides, collagen, 胜肽, 勝肽, 胺基酸肽, 膠原
${care}+.ceramide | ceramide, ceramides, 神經酰胺, 賽洛美
${care}+.squalane | squalane, squalene, 角鯊烷
${care}+.caffeine | caffeine, 咖啡因
${care}+.centella | centella, cica, 積雪草
${care}+.aloe | aloe, aloe vera, 蘆薈
${care}+.rice | rice, 白米, 米糠, 大米
${care}+.oat | oat, oats, colloidal oatmeal, 燕麥
${care}+.ferment | ferment, fermented, yeast, 酵母, 發酵
${care}+.camellia | camellia, 山茶花, 茶花
${care}+.clay | clay, 礦泥, 火山泥, 泥
${care}+.amino | amino, amino acid, 氨基酸, 胺基酸
${care}+.argan | argan, morrocan, 摩洛哥堅果, 堅果油
${care}+.keratin | keratin, 角蛋白
${care}+.rosemary | rosemary, 迷迭香
${care}+.seafennel | sea fennel, fennel, 海茴香
`
export const benefits = `
${care}+.hyaluronic,hydrating,squalane,ceramide,rich moisturisers | hydrating, hydration, moisturising, moisturizing, nourishing, dry skin, dehydrated, dry, 保濕, 補水, 補濕, 滋潤, 乾燥, 乾性, 乾肌, 乾性肌膚, 乾性皮膚, 乾燥皮膚, 乾燥肌膚, 補水保濕, 乾旱肌
${care}+.vitamin,niacinamide,ferment,rice | brightening, whitening, glow, radiance, glowing skin, dark spots, 美白, 亮白, 去斑, 淡斑, 提亮, 暗啞, 光澤
${care}+.retinal,peptide | anti ageing, anti aging, anti-ageing, anti wrinkle, wrinkle, wrinkles, firming, fine lines, lifting, antiage, 抗皺, 抗衰老, 抗老, 緊緻, 去皺, 提拉, 皺紋, 細紋
${care}+.centella,aloe,oat,ceramide | sensitive skin, sensitive, soothing, calming, redness, gentle, 敏感肌, 敏感, 敏感肌膚, 敏感性肌膚, 敏感性皮膚, 舒緩, 修護, 修復, 鎮靜, 溫和, 敏感皮膚, 去紅
${care}+.niacinamide,clay,amino | oily skin, acne, pores, blemish, oil control, spots skin, pore, oily, 油性, 暗瘡, 痘痘, 毛孔, 控油, 去油, 油肌, 油性皮膚, 油性肌膚, 油性肌, 混合肌, 混合性皮膚, 混合性肌膚, combination skin, 收毛孔
eye-care | dark circles, puffy eyes, eye bags, puffiness, 黑眼圈, 眼袋, 眼紋, 去眼袋
hair-care | damaged hair, frizzy hair, dry hair, hair loss, oily hair, 受損髮質, 毛躁, 脫髮, 油性頭皮, 防脫
lips+.satin,matte face cheeks | long lasting, longlasting, natural look, full coverage, transfer proof, smudge proof, 持久, 不脫色, 不甩色, 唔甩色, 唔會甩色, 不沾杯, 唔黐杯, 自然妝, 高遮瑕
`
