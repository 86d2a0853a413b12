import type { Texts } from '#language/texts.ts'

export const adminReconciliationText = {
  title: { en: 'Daily reconciliation', zh: '每日對賬' },
  lead: {
    en: 'Our books for each day, compared with the card provider and the bank’s statements. Each day is compared again for a week, as late lines explain most differences. What remains waits here until it is resolved.',
    zh: '每日收支的賬面紀錄，與信用卡服務商及銀行結單逐日核對。一星期內系統會再次核對，遲到的紀錄多能自動吻合；餘下的差異須由同事跟進。',
  },
  waiting: {
    en: (num: number) => `${num} ${num === 1 ? 'day differs' : 'days differ'} from the report of its provider or bank`,
    zh: (num: number) => `${num}項每日對賬有差異`,
  },
  table: { en: 'Days, newest first', zh: '每日紀錄，最近的排於最前' },
  day: { en: 'Day', zh: '日期' },
  way: { en: 'Way', zh: '付款方式' },
  oursIn: { en: 'Received, our books', zh: '賬面收入' },
  theirsIn: { en: 'Received, their report', zh: '對方收入' },
  oursOut: { en: 'Paid out, our books', zh: '賬面支出' },
  theirsOut: { en: 'Paid out, their report', zh: '對方支出' },
  result: { en: 'Result', zh: '結果' },
  agrees: { en: 'Agrees', zh: '吻合' },
  noReport: { en: 'No report', zh: '沒有報告' },
  differs: { en: (num: number) => `${num} to review`, zh: (num: number) => `${num}項差異` },
  seenTo: { en: 'Resolved', zh: '已跟進' },
  noneTitle: { en: 'No days compared yet', zh: '尚未核對任何日子' },
  none: { en: 'Each day is compared once it is over.', zh: '每日完結後自動核對。' },
  differences: { en: 'Differences', zh: '差異' },
  ofDay: { en: (day: string, way: string) => `${day}, ${way}`, zh: (day: string, way: string) => `${day}，${way}` },
  line: {
    en: (ours: string, theirs: string) => `our books ${ours}, their report ${theirs}`,
    zh: (ours: string, theirs: string) => `賬面${ours}，對方${theirs}`,
  },
  note: { en: 'Mark as resolved', zh: '記錄已跟進' },
  noteWords: {
    en: 'The day is then not compared again. The note is recorded in the audit trail.',
    zh: '記錄後該日不再重新核對，備註會記入操作紀錄。',
  },
  noteField: { en: 'What it was', zh: '跟進結果' },
  noted: { en: 'Saved.', zh: '已記錄。' },
  file: { en: 'Download as CSV', zh: '下載CSV檔案' },
  notFetched: { en: 'The file could not be downloaded. Please try again.', zh: '未能下載檔案，請重試。' },
} satisfies Texts
