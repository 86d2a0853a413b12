/** A form that may not stand in the shop's Chinese, and what stands instead. */
type Banned = {
  form: RegExp
  better: string
  why: string
  /** Longer phrases in which the form is right. */
  unless?: readonly string[]
  /** Files and addresses where it is right. */
  except?: RegExp
}

const SELLERS = '賣家 is whoever sells: individuals do, too'
const OVER = 'an order that ends unpaid is cancelled, as when the shopper cancels it'
const CHARGE = 'not a translated passive'
const PROMISE = 'the zone is 低價專區, the promise 低價承諾, the act 退還差價'
const ONE_WORD = 'one word for one thing'
const SERVICE = '聯絡客戶服務 is what one does, and the name of the button'
const BAGS = 'bags are 袋; only 銀包, 腰包, 公事包 and 手拿包 are 包'
const MONEY = 'one word for each step of paying'
const POLITE = 'shoppers are 您; 閣下 stands in the two contracts alone'
const HONG_KONG = 'the word of Hong Kong'
const CHARACTER = 'the character Hong Kong writes'

const banned: readonly Banned[] = [
  { form: /商戶/, better: '賣家', why: SELLERS, unless: ['商戶合作', '商戶中心', '公司商戶'] },
  { form: /自營/, better: 'PRAYA直售', why: HONG_KONG },
  { form: /全球買手/, better: '環球買手', why: ONE_WORD },

  { form: /已關閉|關閉訂單|訂單(?:將|會)?(?:自動)?關閉|交易關閉/, better: '已取消、取消訂單', why: OVER },
  { form: /被扣款|未有扣款|沒有扣款/, better: '並未扣款', why: CHARGE },
  { form: /全港最低價|差價補償/, better: '低價專區、低價承諾', why: PROMISE },

  { form: /正貨/, better: '正品', why: ONE_WORD },
  { form: /驗證(?!碼)/, better: '鑑定', why: '驗證 is for codes and signatures', unless: ['通過驗證'] },
  { form: /編碼/, better: '編號', why: ONE_WORD, unless: ['日期編碼', '郵政編碼'] },
  { form: /成色/, better: '純度', why: 'the word of the law' },
  { form: /商品/, better: '貨品', why: ONE_WORD, unless: ['《商品說明條例》'] },
  { form: /貨號/, better: '貨品編號', why: ONE_WORD },
  { form: /設計師/, better: '品牌', why: 'a house is 品牌; 設計師 is a person', unless: ['設計師Noor Halden', '字體設計師'] },
  { form: /美妝/, better: '美容', why: ONE_WORD },
  { form: /最新貨品/, better: '新品上架', why: ONE_WORD },
  { form: /保養服務/, better: '護理服務', why: '保養 is a guarantee, or advice on care' },
  { form: /條款及細則/, better: '使用條款', why: ONE_WORD },
  { form: /送貨資訊/, better: '送貨安排', why: ONE_WORD },
  { form: /地區編號|國家編號|區號(?!碼)/, better: '地區號碼', why: ONE_WORD },
  { form: /發佈/, better: '發布', why: ONE_WORD },
  { form: /勾選/, better: '剔選', why: ONE_WORD },
  { form: /屏幕|觸屏/, better: '螢幕', why: ONE_WORD },
  { form: /掃碼|QR ?碼/i, better: '掃描二維碼', why: ONE_WORD },
  { form: /開立/, better: '註冊帳戶、建立帳戶', why: '開立 is for bank accounts' },
  { form: /手機號碼/, better: '手提電話號碼', why: '手提電話 is the number, 手機 the device' },
  { form: /手提電話殼|放手提電話/, better: '手機', why: '手提電話 is the number, 手機 the device' },
  { form: /季節優惠|季度減價/, better: '換季減價', why: ONE_WORD },
  { form: /件件經鑑定/, better: '逐件鑑定', why: ONE_WORD },
  { form: /您可能喜歡/, better: '您可能也喜歡', why: ONE_WORD },
  { form: /頸鏈/, better: '項鏈', why: ONE_WORD },
  { form: /先訂先得/, better: '先到先得', why: ONE_WORD },
  { form: /檢舉/, better: '舉報', why: HONG_KONG },
  { form: /追隨者|回關/, better: '關注的人、粉絲', why: ONE_WORD },
  { form: /個性簽名/, better: '個人簡介', why: HONG_KONG },
  { form: /原路退/, better: '按原付款方式退還', why: HONG_KONG },
  { form: /價款|貨款/, better: '貨價、售貨款項', why: HONG_KONG },
  { form: /無理由退貨/, better: '非瑕疵退貨', why: HONG_KONG },
  { form: /假一賠三/, better: '三倍賠償', why: HONG_KONG },
  { form: /最低價專區/, better: '低價專區', why: PROMISE },
  { form: /收合/, better: '收起', why: HONG_KONG },
  { form: /點選/, better: '按、選擇', why: HONG_KONG },
  { form: /拖曳|拖放/, better: '拖動', why: ONE_WORD },
  { form: /報銷|報損/, better: '報廢', why: '報銷 is to claim expenses' },
  { form: /庫存/, better: '存貨', why: ONE_WORD, except: /column-aliases\.rules/ },
  { form: /申索/, better: '申請', why: ONE_WORD },
  { form: /操作記錄|審計[紀記]錄/, better: '操作紀錄', why: ONE_WORD },
  { form: /無須/, better: '毋須', why: ONE_WORD },
  { form: /追蹤編號|追蹤號碼/, better: '運單號碼', why: ONE_WORD },
  { form: /搜尋器/, better: '搜尋引擎', why: ONE_WORD },
  { form: /聯絡方法/, better: '聯絡方式', why: ONE_WORD },
  { form: /季末減價/, better: '換季減價', why: ONE_WORD },
  { form: /示例/, better: '樣本、例子', why: HONG_KONG },
  { form: /謝謝/, better: '多謝', why: ONE_WORD },
  { form: /打開/, better: '開啟', why: ONE_WORD, except: /^demo\// },
  { form: /退單/, better: '拒付', why: ONE_WORD },
  { form: /優待退款/, better: '心意補償', why: ONE_WORD },
  { form: /不可還原|無法還原/, better: '不能復原', why: ONE_WORD },
  { form: /未能收回/, better: '不獲接納', why: '未能收回 is what could not be got back' },
  { form: /交易失敗/, better: '未能完成', why: 'softer to a shopper' },
  { form: /送錯貨/, better: '發錯貨品', why: ONE_WORD },
  { form: /訂單部/, better: '訂單組', why: ONE_WORD },
  { form: /後台人員/, better: '職員', why: ONE_WORD },
  { form: /包裝盒/, better: '原裝盒', why: ONE_WORD },
  { form: /洗水嘜|洗水標(?!籤)/, better: '洗水標籤', why: ONE_WORD },
  { form: /返回商店/, better: '返回主頁', why: ONE_WORD },
  { form: /圍巾/, better: '頸巾', why: HONG_KONG },
  { form: /錶盤/, better: '錶面', why: ONE_WORD },
  { form: /網店/, better: '商店', why: ONE_WORD },
  { form: /派發/, better: '發放', why: ONE_WORD },
  { form: /批准/, better: '批核', why: ONE_WORD },
  { form: /貨品代[碼號]/, better: '款式編號', why: 'the number of a style, as the shop shows it' },
  { form: /版塊/, better: '區塊', why: 'a 版塊 is of a forum' },
  { form: /代收點/, better: '自提點', why: HONG_KONG },
  { form: /已落的訂單|落單/, better: '提交訂單', why: 'spoken' },
  { form: /每曆年/, better: '每年（按曆年計）', why: 'a word of statutes' },
  { form: /郵政編號/, better: '郵政編碼', why: 'the word of Hongkong Post' },
  { form: /離境/, better: '出口', why: 'people leave, goods are exported' },
  { form: /\d{1,3}(?:,\d{3})+港元|\d港元/, better: 'HK$', why: 'one format for money' },
  { form: /\dMB/, better: '10 MB', why: 'a space within Latin' },
  { form: /總帳|帳目|對帳|帳面|結賬/, better: '總賬、賬目、對賬、賬面；結帳', why: '帳 is of people, 賬 of money' },
  { form: /[\dX}](?:至[\dX}]+)?天(?!然)/, better: '日', why: '天 only in 工作天' },

  { form: /經客戶服務/, better: '請聯絡客戶服務，並提供……', why: SERVICE },
  { form: /即時對話/, better: '聯絡客戶服務', why: SERVICE },

  {
    form: /(?:單肩|斜揹|手挽|托特|水桶|晚裝|郵差|馬鞍|半月|相機|迷你|醫生|彎月|肩背|法棍)包|包袋|包包/,
    better: '袋',
    why: BAGS,
    unless: ['手挽包皮'],
  },
  { form: /踭/, better: '跟', why: '高跟鞋, 粗跟, 鞋跟' },
  { form: /猄皮/, better: '麂皮', why: ONE_WORD },
  { form: /斜紋軟呢/, better: '粗花呢', why: ONE_WORD },

  { form: /確認下單|正在下單/, better: '提交訂單', why: MONEY },
  { form: /總計/, better: '總額', why: MONEY },
  { form: /付款手續費/, better: '信用卡手續費', why: MONEY },
  { form: /只餘/, better: '僅餘', why: MONEY },
  { form: /到賬/, better: '入賬', why: MONEY },
  { form: /退回原來/, better: '按原付款方式退還', why: MONEY, unless: ['退回原來的貨品'] },
  { form: /辦公時間/, better: '服務時間', why: MONEY },

  { form: /你/, better: '您', why: POLITE, unless: ['迷你'] },
  { form: /閣下/, better: '您', why: POLITE, except: /\/(?:terms|seller-terms)\.zh\.md$|\/statement\/(?:note|sellerTerms)$/ },

  { form: /機車/, better: '電單車', why: HONG_KONG },
  { form: /疊疊樂/, better: '層層疊', why: HONG_KONG },
  { form: /緊固/, better: '上緊', why: HONG_KONG },
  { form: /通行密鑰|通行金鑰|密碼金鑰/, better: '通行密匙', why: 'the name on the telephones of Hong Kong' },
  { form: /首頁/, better: '主頁', why: HONG_KONG },
  { form: /搜索/, better: '搜尋', why: HONG_KONG },
  { form: /信息/, better: '訊息、資料', why: HONG_KONG },
  { form: /短信|簡訊/, better: '短訊', why: HONG_KONG },
  { form: /視頻/, better: '影片', why: HONG_KONG },
  { form: /默認/, better: '預設', why: HONG_KONG },
  { form: /設置/, better: '設定', why: HONG_KONG },
  { form: /登錄/, better: '登入', why: HONG_KONG },
  { form: /上傳/, better: '上載', why: HONG_KONG },
  { form: /郵箱/, better: '電郵', why: HONG_KONG },
  { form: /隱私/, better: '私隱', why: HONG_KONG },
  { form: /快遞/, better: '速遞', why: HONG_KONG, unless: ['嘉里快遞'] },
  { form: /提現/, better: '提款', why: HONG_KONG },
  { form: /保修/, better: '保養', why: HONG_KONG },
  { form: /客服/, better: '客戶服務', why: HONG_KONG },
  { form: /購物車/, better: '購物袋', why: HONG_KONG },
  { form: /網路/, better: '網絡', why: HONG_KONG },
  { form: /軟體/, better: '軟件', why: HONG_KONG },
  { form: /聯繫/, better: '聯絡', why: HONG_KONG },
  { form: /反饋/, better: '意見', why: HONG_KONG },
  { form: /模特(?!兒)/, better: '模特兒', why: HONG_KONG },
  { form: /義大利/, better: '意大利', why: HONG_KONG },
  { form: /錢包|皮夾/, better: '銀包', why: HONG_KONG },
  { form: /墨鏡/, better: '太陽眼鏡', why: HONG_KONG },
  { form: /連衣裙|洋裝/, better: '連身裙', why: HONG_KONG },
  { form: /襯衫/, better: '恤衫', why: HONG_KONG },

  { form: /裡/, better: '裏', why: CHARACTER },
  { form: /著/, better: '着', why: CHARACTER, unless: ['著名', '著作', '顯著'] },
  { form: /啓/, better: '啟', why: CHARACTER },
  { form: /鍊/, better: '鏈', why: CHARACTER },
  { form: /鑒/, better: '鑑', why: CHARACTER },
  { form: /什麼/, better: '甚麼', why: CHARACTER },
  { form: /衛生/, better: '衞生', why: CHARACTER },
  { form: /[万与厂听么习云]/, better: '萬、與、廠、聽、麼、習、雲', why: CHARACTER },
  { form: /賬戶/, better: '帳戶', why: CHARACTER },
  { form: /(?:轉|入|到)帳|帳單/, better: '轉賬、入賬、賬單', why: CHARACTER },

  {
    form: /(?<=[\p{Script=Han}，。、：；！？（）「」]) +(?=[\p{Script=Latin}\d$])|(?<=[\p{Script=Latin}\d%+]) +(?=\p{Script=Han})/u,
    better: 'no space',
    why: 'the style draws the gap between Chinese and Latin (text-autospace)',
  },
  {
    form: /(?<=\p{Script=Han})[,.:;!?()]|[,:;!?()](?=\p{Script=Han})/u,
    better: '，。：；！？（）',
    why: 'full-width punctuation',
  },
  { form: /\.\.\./, better: '……', why: 'full-width punctuation' },
]

/** Between a date and its time a space is typed: 2026年11月20日 21:30. X stands for what a template fills in. */
const MOMENT = /日 (?=[\dX])/g

/** Characters of Hong Kong, and of chemistry and chinaware, that the code of Taiwan lacks. */
const BESIDE_BIG5 = '滙恒酰埗氹着裏啫枱炻肽鈎衞'

/** The two planes of Big5 hold the traditional characters and next to no simplified one. */
function readBig5(): Set<string> {
  const decoder = new TextDecoder('big5')
  const known = new Set(BESIDE_BIG5)
  for (let code = 0xa4_40; code <= 0xf9_d5; code += 1)
    if (code <= 0xc6_7e || code >= 0xc9_40) known.add(decoder.decode(Uint8Array.of(code >> 8, code & 0xff)))
  return known
}
const traditional = readBig5()

/** What is wrong with a Chinese text of the shop, each fault with the better word. */
export function chineseFaults(text: string, place = ''): string[] {
  const simplified = (text.match(/\p{Script=Han}/gu) ?? []).filter((character) => !traditional.has(character))
  const foreign = simplified.map((character) => `“${character}”: write the traditional character`)
  return foreign.concat(
    banned.flatMap(({ form, better, why, unless = [], except }) => {
      if (except?.test(place)) return []
      const rest = unless.reduce((left, phrase) => left.replaceAll(phrase, ''), text.replace(MOMENT, '日'))
      const [found] = form.exec(rest) ?? []
      return found === undefined ? [] : [`“${found}”: write ${better} (${why})`]
    }),
  )
}
