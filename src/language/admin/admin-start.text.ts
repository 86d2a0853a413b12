import type { Texts } from '#language/texts.ts'

/** From the link in the terminal to open doors. */
export const adminStartText = {
  title: { en: 'Getting started', zh: '開店步驟' },
  lead: {
    en: 'Do these in any order, and come back whenever you like. Each step is ticked once it is done.',
    zh: '可按任何次序進行，亦可隨時離開再繼續；完成後會自動剔選。',
  },
  steps: { en: 'Steps', zh: '步驟' },
  progress: {
    en: (done: number, all: number) => `${done} of ${all} steps done`,
    zh: (done: number, all: number) => `已完成${done}項，共${all}項`,
  },
  done: { en: 'Done', zh: '已完成' },
  open: { en: 'To do', zh: '待完成' },
  needed: { en: 'needed to open', zh: '開放前必須完成' },

  facts: { en: 'Shop details', zh: '商店資料' },
  factsWords: {
    en: 'Name and logo, legal company and opening hours. You can also set stores, telephone and social pages there.',
    zh: '名稱及標誌、公司資料及營業時間；店舖、電話及社交平台亦在此設定。',
  },
  payment: { en: 'Payment account', zh: '收款戶口' },
  paymentWords: {
    en: 'The account for transfers and FPS. Cards and PayPal are set up in the environment; see the README.',
    zh: '銀行轉賬及轉數快的收款戶口。信用卡及PayPal須於系統環境設定，詳見README。',
  },
  delivery: { en: 'Delivery areas', zh: '送貨範圍' },
  deliveryWords: {
    en: 'Hong Kong and Macau are free. Check places abroad and their fees, and save them once.',
    zh: '香港及澳門免運費。請檢查境外地區及運費，並儲存一次。',
  },
  brand: { en: 'The first brand', zh: '首個品牌' },
  brandWords: { en: 'A name and, if you like, a story.', zh: '品牌名稱，以及品牌故事（選填）。' },
  product: { en: 'First products', zh: '首件貨品' },
  productWords: {
    en: 'Add the first product yourself, or import all of them from a file.',
    zh: '可逐件輸入，或以檔案一次匯入。',
  },
  home: { en: 'The home page', zh: '主頁' },
  homeWords: { en: 'Arrange it with your pictures and release it.', zh: '以您的圖片編排主頁並發布。' },
  doors: { en: 'Open the shop', zh: '開放商店' },
  doorsWords: {
    en: 'Until then shoppers see “opening soon”. You can preview the shop before, and close it again at any time in the settings.',
    zh: '在此之前，顧客只會看到「即將開幕」。您可先行預覽，亦可隨時於設定暫停開放。',
  },

  toFacts: { en: 'Go to the settings', zh: '前往設定' },
  toBrands: { en: 'Go to brands', zh: '前往品牌' },
  toProducts: { en: 'Go to products', zh: '前往貨品' },
  toImports: { en: 'Import a file', zh: '匯入檔案' },
  toHome: { en: 'Go to the home page', zh: '前往主頁編排' },
  openDoors: { en: 'Open the shop', zh: '開放商店' },
  opened: { en: 'The shop is open.', zh: '商店現已開放。' },
  notYet: { en: 'Complete the required steps first.', zh: '請先完成必須的步驟。' },
  preview: { en: 'Preview the shop', zh: '預覽商店' },
  previewReady: { en: 'Preview link', zh: '預覽連結' },
  previewWords: {
    en: (until: string) => `Opens the closed shop in any browser until ${until}. Share it only with people who may see it.`,
    zh: (until: string) => `於${until}前，以任何瀏覽器開啟此連結均可預覽商店，請只交予獲授權的人士。`,
  },
  toShop: { en: 'To the shop', zh: '前往商店' },

  firstTitle: { en: 'Open your shop', zh: '開設您的商店' },
  first: {
    en: 'You become its first administrator. The link from the terminal works once; next you set up a second factor.',
    zh: '您將成為首名管理員。終端機所示的連結只可使用一次，下一步須設定雙重認證。',
  },
  name: { en: 'Your name', zh: '您的姓名' },
  nameHint: { en: 'Your colleagues see it beside your actions.', zh: '同事會在操作紀錄看到此姓名。' },
  email: { en: 'E-mail', zh: '電郵' },
  password: { en: 'Password', zh: '密碼' },
  passwordHint: {
    en: 'At least 12 characters. A few words with spaces are easy to remember.',
    zh: '最少12個字元。以空格分隔的幾個詞語較易記住。',
  },
  make: { en: 'Create account', zh: '建立帳戶' },
  working: { en: 'Working…', zh: '處理中……' },
  noLinkTitle: { en: 'This link is incomplete', zh: '連結不完整' },
  noLink: {
    en: 'Copy all of it from the terminal in which the shop was started. It is shown at each start until there is an administrator.',
    zh: '請從啟動商店的終端機完整複製連結。在設定管理員之前，每次啟動均會顯示。',
  },
} satisfies Texts
