import type { Texts } from '#language/texts.ts'

export const sellerDocumentsText = {
  title: { en: 'Documents', zh: '文件' },
  lead: {
    en: 'What you have shown us. We ask for a document again 30 and 7 days before it expires.',
    zh: '您已提交的文件。文件到期前30日及7日，我們會提示您更新。',
  },
  stopped: {
    en: 'A document has expired, so your shop takes no new orders. Orders you have already received go on. Your offers return once the new document is accepted.',
    zh: '有文件已過期，現暫停接受新訂單，已收到的訂單不受影響。新文件獲接納後，報價會自動恢復。',
  },
  table: { en: 'Your documents', zh: '您的文件' },
  document: { en: 'Document', zh: '文件' },
  state: { en: 'State', zh: '狀態' },
  lastDay: { en: 'Valid until', zh: '有效期至' },
  accepted: { en: 'Accepted', zh: '接納日期' },
  actions: { en: 'Actions', zh: '操作' },
  noEnd: { en: 'No expiry', zh: '無期限' },
  replace: { en: 'Replace', zh: '更新' },
  add: { en: 'Add', zh: '新增' },
  replaceTitle: { en: (name: string) => `${name}: send a new one`, zh: (name: string) => `更新${name}` },
  replaceWords: {
    en: 'The document we have stays valid until the new one is accepted. We review it within one working day.',
    zh: '新文件獲接納前，原有文件仍然有效。我們會於一個工作天內審核。',
  },
  send: { en: 'Send', zh: '提交' },
  sent: { en: 'Document sent.', zh: '已提交文件。' },
  review: { en: (due: string) => `New one in review, until ${due}`, zh: (due: string) => `新文件審核中，${due}前回覆` },
  again: { en: (reason: string) => `New one not accepted: ${reason}`, zh: (reason: string) => `新文件未獲接納：${reason}` },
  nothingTitle: { en: 'No documents here', zh: '暫無文件' },
  nothing: {
    en: 'Your shop was set up without an application. If we need a document, we write to you.',
    zh: '您的賣家帳戶毋須經申請設立。如需文件，我們會另行通知。',
  },
} satisfies Texts

export const documentStateText = {
  valid: { en: 'Valid', zh: '有效' },
  ending: { en: 'Expires soon', zh: '即將到期' },
  ended: { en: 'Expired', zh: '已過期' },
  missing: { en: 'Not given yet', zh: '尚未提交' },
} satisfies Texts
