import { counted } from '#language/counted.ts'
import type { Texts } from '#language/texts.ts'

/** The application to sell: begun, filled in, and how it stands. */
export const applyText = {
  title: { en: 'Apply to sell', zh: '申請成為賣家' },
  beginTitle: { en: 'Apply to sell', zh: '申請成為賣家' },
  beginLead: {
    en: 'Choose who you are. You can leave at any time and continue on another device; we review each document when it arrives.',
    zh: '請選擇賣家類別。您可隨時離開，並於其他裝置繼續；我們會於收到每份文件後即時審核。',
  },
  kind: { en: 'Kind of seller', zh: '賣家類別' },
  kindHint: { en: 'Changing it keeps every document that still fits.', zh: '更改類別後，仍然適用的文件會保留。' },
  adult: { en: 'I am 18 or over.', zh: '本人已年滿18歲。' },
  terms: { en: 'I accept the terms for sellers.', zh: '本人接受賣家條款。' },
  readTerms: { en: 'Read the terms for sellers', zh: '閱讀賣家條款' },
  begin: { en: 'Begin application', zh: '開始申請' },
  change: { en: 'Change kind', zh: '更改類別' },
  number: { en: (number: string) => `Application ${number}`, zh: (number: string) => `申請編號${number}` },
  others: { en: 'Your other applications', zh: '您的其他申請' },
  lead: {
    en: (kind: string, begun: string) => `${kind}, started on ${begun}. Saved as you type, on any device.`,
    zh: (kind: string, begun: string) => `${kind}，於${begun}開始。輸入內容會自動儲存，可於任何裝置繼續。`,
  },
  failed: { en: 'Your application cannot be shown at present', zh: '暫時未能顯示您的申請' },

  toGive: {
    en: (num: number) => `${counted(num)} ${num === 1 ? 'document' : 'documents'} to go`,
    zh: (num: number) => `尚欠${counted(num)}份文件`,
  },
  toSendAgain: {
    en: (num: number) => `${counted(num)} to send again`,
    zh: (num: number) => `${counted(num)}份須重新提交`,
  },
  comma: { en: ', ', zh: '，' },
  detailsToGo: { en: 'Tell us about your shop', zh: '請填寫賣家資料' },
  submittedTitle: { en: 'We are reviewing your application', zh: '您的申請正在審核' },
  submittedLead: {
    en: (due: string) => `We answer by ${due}. You may close this page; we write to you about each document.`,
    zh: (due: string) => `我們會於${due}前回覆。您可關閉此頁，每份文件有結果時會另行通知。`,
  },
  approvedTitle: { en: 'You may sell here', zh: '您已成為賣家' },
  approvedLead: { en: 'Your application is approved.', zh: '您的賣家申請已獲批核。' },
  toCentre: { en: 'Open the seller centre', zh: '前往賣家中心' },
  offersTitle: { en: 'Your offers', zh: '您的報價' },
  offersLead: {
    en: 'You need not wait: open the seller centre and write your offers. Buyers see them once your application is approved.',
    zh: '毋須等候審核：您可先到賣家中心報價，申請獲批後買家便會看到。',
  },
  openOffers: { en: 'Write offers now', zh: '立即報價' },
  toOffers: { en: 'To your offers', zh: '前往您的報價' },
  declinedTitle: { en: 'We cannot approve this application', zh: '此申請不獲批核' },
  withdrawnTitle: { en: 'This application is withdrawn', zh: '此申請已撤回' },
  withdrawnLead: { en: 'You may begin a new one at any time.', zh: '您可隨時重新申請。' },
  applyAgain: { en: 'Apply again', zh: '再次申請' },

  documents: { en: 'Documents', zh: '所需文件' },
  fileKinds: { en: 'JPG or PNG, up to 5 MB each, 10 at most', zh: 'JPG或PNG，每張最大5 MB，最多10張' },
  shop: { en: 'About your shop', zh: '賣家資料' },
  shopLead: { en: 'What buyers see, and whom we write to', zh: '買家看到的資料，以及聯絡方式' },
  given: { en: 'Given', zh: '已提供' },
  send: { en: 'Send', zh: '提交' },
  sendAgain: { en: 'Send again', zh: '重新提交' },
  sendOf: { en: (name: string) => `Send: ${name}`, zh: (name: string) => `提交：${name}` },
  changeOf: { en: (name: string) => `Change: ${name}`, zh: (name: string) => `更改：${name}` },
  edit: { en: 'Change', zh: '更改' },
  save: { en: 'Save details', zh: '儲存資料' },
  later: { en: 'Save and continue later', zh: '儲存，稍後繼續' },
  saved: { en: 'Saved', zh: '已儲存' },
  saving: { en: 'Saving…', zh: '儲存中……' },
  sending: { en: 'Sending…', zh: '提交中……' },
  close: { en: 'Close', zh: '收起' },
  optional: { en: 'optional', zh: '選填' },
  reason: { en: (reason: string) => `Reason: ${reason}`, zh: (reason: string) => `原因：${reason}` },
  kept: { en: 'The earlier file stays until this one is accepted.', zh: '原有文件會保留，直至新文件獲接納。' },
  answerBy: { en: (due: string) => `until ${due}`, zh: (due: string) => `${due}前回覆` },
  decided: { en: (day: string) => `on ${day}`, zh: (day: string) => day },
  validUntil: { en: (day: string) => `Valid until ${day}`, zh: (day: string) => `有效期至${day}` },
  pictures: { en: 'Pictures of the document', zh: '文件照片' },
  picturesHint: {
    en: 'Photograph the whole document. Cover the number of an identity card. JPG or PNG, up to 5 MB.',
    zh: '請拍攝整份文件，身份證號碼請遮蓋。JPG或PNG，每張最大5 MB。',
  },

  howFar: { en: 'How far', zh: '進度' },
  tally: {
    en: (accepted: number, review: number, again: number, needed: number) =>
      `${accepted} accepted, ${review} in review, ${again} to send again, ${needed} needed`,
    zh: (accepted: number, review: number, again: number, needed: number) =>
      `已接納${accepted}份，審核中${review}份，須重交${again}份，待提交${needed}份`,
  },
  when: { en: 'When we answer', zh: '回覆時間' },
  arrives: { en: 'A document arrives', zh: '收到文件' },
  read: { en: 'A colleague reads it within one working day', zh: '一個工作天內由同事審閱' },
  decision: { en: 'We accept it, or say what would be right', zh: '接納文件，或說明如何更正' },
  who: { en: 'Who reads them', zh: '誰會查閱文件' },
  whoWords: {
    en: 'Only our reviewers. Each time one opens a document, it is recorded. We delete documents after seven years.',
    zh: '只有本店的審核人員。每次查閱均有紀錄，文件於七年後刪除。',
  },
  withdraw: { en: 'Withdraw application', zh: '撤回申請' },
  withdrawSure: { en: 'Withdraw this application? You can begin a new one.', zh: '確定撤回此申請？您可重新開始。' },
  keep: { en: 'Keep application', zh: '保留申請' },
  withdrawn: { en: 'Application withdrawn.', zh: '已撤回申請。' },
  sent: { en: 'Document sent.', zh: '已提交文件。' },
  detailsSaved: { en: 'Details saved.', zh: '已儲存資料。' },
} satisfies Texts

/** What is wanted of each document. */
export const requirementHintText = {
  identity: { en: 'Of the person who represents you: passport or identity card', zh: '代表人的護照或身份證' },
  incorporation: { en: 'The certificate of the Companies Registry', zh: '公司註冊處發出的證明書' },
  'business-registration': { en: 'The one that is valid now', zh: '現時有效的商業登記證' },
  'address-proof': {
    en: 'A utility, bank or government letter of the last three months, with your name',
    zh: '最近三個月內發出、載有您名稱的水電費單、銀行或政府信件',
  },
  'operations-contact': { en: 'Whom we call about orders', zh: '處理訂單的聯絡人' },
  'bank-account': {
    en: 'In the name of the company or person who applies, with a bank letter or statement',
    zh: '須為申請公司或申請人名下的戶口，並附銀行信件或結單',
  },
  pledge: { en: 'Signed here, with your name', zh: '於此填寫姓名簽署' },
  authorisation: { en: 'For each brand you named: a letter, or three invoices', zh: '所列每個品牌的授權書，或三張進貨發票' },
  'invoice-chain': { en: 'Invoices from the brand or its shops to you', zh: '品牌或其店舖開出的發票' },
  trademark: { en: 'The certificate, or the licence of its owner', zh: '商標註冊證書，或商標持有人的授權' },
  purchases: { en: 'Receipts of two items you bought abroad', zh: '兩件於海外購買的貨品單據' },
  channels: { en: 'Screenshots that show it is yours, with the number of followers', zh: '能顯示帳戶屬於您及粉絲人數的截圖' },
  'dealer-registration': {
    en: 'Asked by law of companies that sell jewellery or watches',
    zh: '按法例，售賣珠寶或腕錶的公司須提供',
  },
} satisfies Texts

export const fieldHintText = {
  shopName: { en: 'As buyers see it on your items', zh: '顯示於您的貨品' },
  brands: { en: 'The brands you sell, with commas between them', zh: '您發售的品牌，以逗號分隔' },
  contactPhone: { en: 'Outside Hong Kong, with the country code', zh: '香港以外的號碼請加地區號碼' },
  companyNumber: { en: 'Seven digits, such as 3120876', zh: '7位數字，例如3120876' },
  account: { en: 'Shown to no one in full; we keep it sealed.', zh: '以加密方式儲存，不會完整顯示。' },
  cardNumber: { en: 'Only if your bank asks for it', zh: '如銀行要求方須填寫' },
  payee: { en: 'In English letters, as on the bank’s records', zh: '以英文填寫，與銀行紀錄相同' },
  channel: { en: 'Begins with https://', zh: '以https://開首' },
} satisfies Texts

export const pledgeText = {
  words: {
    en: 'Every item I offer here is new and genuine, and I can show where it comes from. If one proves to be a fake, I owe its price and what was paid to the buyer.',
    zh: '本人於此發售的每件貨品均為全新正品，並能證明其來源。如貨品證實為假貨，本人須退還貨價，並償還向買家支付的款項。',
  },
  sign: { en: 'I sign this pledge.', zh: '本人簽署此承諾書。' },
} satisfies Texts
