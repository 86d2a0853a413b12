import { counted } from '#language/counted.ts'
import type { Texts } from '#language/texts.ts'

/** Who applies to sell here. */
export const adminApplicationsText = {
  title: { en: 'Seller applications', zh: '賣家申請' },
  queues: { en: 'Applications by state', zh: '按狀態分類的申請' },
  waiting: { en: 'To review', zh: '待審核' },
  open: { en: 'With the applicant', zh: '待申請人補交' },
  over: { en: 'Closed', zh: '已結束' },
  table: { en: 'Applications', zh: '申請' },
  name: { en: 'Name', zh: '名稱' },
  unnamed: { en: 'No name yet', zh: '未填名稱' },
  number: { en: 'Application', zh: '申請編號' },
  kind: { en: 'Kind', zh: '類別' },
  state: { en: 'State', zh: '狀態' },
  documents: { en: 'To read', zh: '待審核文件' },
  ofDocuments: {
    en: (waiting: number, all: number) => `${waiting} of ${all}`,
    zh: (waiting: number, all: number) => `${waiting}／${all}`,
  },
  due: { en: 'Answer by', zh: '回覆限期' },
  late: { en: (due: string) => `Late: ${due}`, zh: (due: string) => `逾期：${due}` },
  count: {
    en: (num: number) => `${counted(num)} ${num === 1 ? 'application' : 'applications'}`,
    zh: (num: number) => `${counted(num)}份申請`,
  },
  noneTitle: { en: 'No applications here', zh: '暫無申請' },
  none: { en: 'Applications appear here once their first document has arrived.', zh: '收到首份文件後，申請即於此處顯示。' },
  nothingTitle: { en: 'No applications here', zh: '暫無申請' },
  nothing: { en: 'Please check another state.', zh: '請查看其他狀態。' },
  clear: { en: 'To review', zh: '待審核' },
} satisfies Texts

export const applicationStateText = {
  draft: { en: 'Documents to come', zh: '待補資料' },
  submitted: { en: 'Under review', zh: '審核中' },
  rejected: { en: 'Documents to send again', zh: '待重新提交' },
  approved: { en: 'Approved', zh: '已獲批核' },
  declined: { en: 'Not approved', zh: '不獲批核' },
  withdrawn: { en: 'Withdrawn', zh: '已撤回' },
} satisfies Texts

export const adminApplicationText = {
  back: { en: 'Seller applications', zh: '賣家申請' },
  missingTitle: { en: 'This application does not exist', zh: '找不到此申請' },
  approve: { en: 'Approve application', zh: '批核申請' },
  decline: { en: 'Decline application', zh: '不予批核' },
  accept: { en: 'Accept', zh: '接納' },
  refuse: { en: 'Ask again', zh: '要求重交' },
  acceptOf: { en: (document: string) => `Accept: ${document}`, zh: (document: string) => `接納：${document}` },
  refuseOf: { en: (document: string) => `Ask again: ${document}`, zh: (document: string) => `要求重交：${document}` },
  keys: { en: 'J/K move between documents, A accepts, R asks again', zh: '按J、K上下移動，A接納，R要求重交' },
  documents: { en: 'Documents', zh: '文件' },
  noFields: { en: 'Nothing was typed for this document.', zh: '此文件沒有填寫資料。' },
  register: { en: 'Open the official register', zh: '開啟官方登記冊' },
  dueBy: { en: (due: string) => `Answer by ${due}`, zh: (due: string) => `回覆限期：${due}` },
  isLate: { en: (due: string) => `Late since ${due}`, zh: (due: string) => `已逾期：${due}` },
  reason: { en: 'Reason', zh: '原因' },
  reasonHint: {
    en: 'Say what would be right. The applicant reads the one in their language.',
    zh: '請說明正確做法，申請人會看到其所用語言的版本。',
  },
  usual: { en: 'Usual reasons', zh: '常用原因' },
  details: { en: 'Seller', zh: '賣家資料' },
  noDetails: { en: 'No details have been given yet.', zh: '尚未提供賣家資料。' },
  applicant: { en: 'Applicant', zh: '申請人' },
  contacts: { en: 'Signs in with', zh: '登入方式' },
  terms: { en: 'Terms for sellers', zh: '賣家條款' },
  termsOf: {
    en: (day: string, time: string) => `Version ${day}, accepted ${time}`,
    zh: (day: string, time: string) => `${day}版本，${time}接受`,
  },
  begun: { en: 'Started', zh: '開始日期' },
  submitted: { en: 'Submitted', zh: '提交日期' },
  linked: { en: 'Other applications of the same', zh: '相關的其他申請' },
  lastDay: { en: (day: string) => `Valid until ${day}`, zh: (day: string) => `有效期至${day}` },
} satisfies Texts

/** By what two applications belong together. */
export const linkMarkText = {
  account: { en: 'account', zh: '帳戶' },
  phone: { en: 'telephone', zh: '電話' },
  email: { en: 'e-mail', zh: '電郵' },
  'company-number': { en: 'company number', zh: '公司註冊編號' },
  'bank-account': { en: 'bank account', zh: '銀行戶口' },
  address: { en: 'registered address', zh: '註冊地址' },
} satisfies Texts

export const applicationActText = {
  begin: { en: 'Application started', zh: '開始申請' },
  details: { en: 'Details given', zh: '提供賣家資料' },
  send: { en: 'Document sent', zh: '提交文件' },
  accept: { en: 'Document accepted', zh: '接納文件' },
  refuse: { en: 'Document refused', zh: '要求重新提交' },
  submit: { en: 'Submitted', zh: '提交申請' },
  reject: { en: 'Back to the applicant', zh: '交回申請人補交' },
  approve: { en: 'Approved', zh: '批核' },
  decline: { en: 'Declined', zh: '不予批核' },
  withdraw: { en: 'Withdrawn', zh: '撤回' },
  remind: { en: 'Expires soon, asked for again', zh: '即將到期，已要求更新' },
  lapse: { en: 'A document has expired: no new orders', zh: '文件過期，暫停新訂單' },
  resume: { en: 'New orders again', zh: '恢復接受訂單' },
  'open-shop': { en: 'Began to write offers', zh: '已開始報價' },
  purge: { en: 'Old documents removed', zh: '已移除逾期保存的文件' },
} satisfies Texts

/** What is usually wrong with a document: one press fills in both languages. */
export const usualReasons = {
  unreadable: {
    en: 'The picture cannot be read. Photograph the whole document in good light.',
    zh: '圖片未能清楚辨認，請於光線充足處拍攝整份文件。',
  },
  expired: { en: 'The document has expired. Send the one that is valid now.', zh: '文件已過期，請提交現時有效的文件。' },
  old: {
    en: 'The document is older than three months. Send a newer one.',
    zh: '文件發出已逾三個月，請提交較近期的文件。',
  },
  name: {
    en: 'The name differs from the one in your application. Send a document in the same name, or correct the name.',
    zh: '文件上的名稱與申請資料不符，請提交同一名稱的文件，或更正名稱。',
  },
  incomplete: { en: 'Pages are missing. Send every page.', zh: '文件不完整，請提交所有頁面。' },
} satisfies Texts
