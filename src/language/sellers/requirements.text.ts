import type { Texts } from '#language/texts.ts'

/** What a kind of seller may have to show, by its name. */
export const requirementText = {
  identity: { en: 'Identity document', zh: '身份證明文件' },
  incorporation: { en: 'Certificate of incorporation', zh: '公司註冊證明書' },
  'business-registration': { en: 'Business registration certificate', zh: '商業登記證' },
  'address-proof': { en: 'Proof of address', zh: '地址證明' },
  'operations-contact': { en: 'Operations contact', zh: '營運聯絡人' },
  'bank-account': { en: 'Bank account for payouts', zh: '收款銀行戶口' },
  pledge: { en: 'Genuine-goods pledge', zh: '正品承諾書' },
  authorisation: { en: 'Authorisation or invoices', zh: '品牌授權書或進貨發票' },
  'invoice-chain': { en: 'Where your items were bought', zh: '貨品來源發票' },
  trademark: { en: 'Trade mark certificate', zh: '商標註冊證書' },
  purchases: { en: 'Two purchases abroad', zh: '兩張海外購貨單據' },
  channels: { en: 'Your channels', zh: '社交平台' },
  'dealer-registration': { en: 'Registration as dealer (Cap. 615)', zh: '交易商註冊（第615章）' },
} satisfies Texts
