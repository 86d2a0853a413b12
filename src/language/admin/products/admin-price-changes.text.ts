import type { Texts } from '#language/texts.ts'

/** Prices that move far, until a second person has decided. */
export const adminPriceChangesText = {
  title: { en: 'Price approvals', zh: '價格批核' },
  lead: {
    en: 'Where the settings require it, large price changes wait here for a second approval.',
    zh: '如設定須由第二人批核，超出一般幅度的價格變動會於此等候另一位同事批核。',
  },
  states: { en: 'States', zh: '狀態' },
  waiting: { en: 'Waiting', zh: '待批核' },
  decided: { en: 'Decided', zh: '已處理' },
  count: { en: (num: number) => `${num} ${num === 1 ? 'change' : 'changes'}`, zh: (num: number) => `${num}項變動` },
  noneTitle: { en: 'No prices to approve', zh: '沒有待批核的價格' },
  none: { en: 'New requests appear here.', zh: '有新的價格變動時，會自動於此顯示。' },
  nothingTitle: { en: 'No prices to approve', zh: '沒有待批核的價格' },
  nothing: { en: 'New requests appear here.', zh: '有新的價格變動時，會自動於此顯示。' },
  clear: { en: 'Show all', zh: '顯示全部' },
  asked: {
    en: (by: string, time: string) => `Requested by ${by}, ${time}`,
    zh: (by: string, time: string) => `${by}於${time}提出`,
  },
  agreed: {
    en: (by: string, time: string) => `Approved by ${by}, ${time}`,
    zh: (by: string, time: string) => `${by}於${time}批核`,
  },
  refused: {
    en: (by: string, time: string) => `Rejected by ${by}, ${time}`,
    zh: (by: string, time: string) => `${by}於${time}拒絕`,
  },
  passed: {
    en: (by: string, time: string) => `Approved by ${by}, ${time}, but the prices had already changed: nothing was done`,
    zh: (by: string, time: string) => `${by}於${time}批核，但價格已另有更改，未有變動`,
  },
  own: { en: 'You requested this: a colleague must approve it.', zh: '由您提出，須由另一位同事批核。' },
  keys: {
    en: 'J/K move, A approves, R rejects, Enter opens',
    zh: '按J、K上下移動，A批核，R拒絕，Enter開啟',
  },
  agree: { en: 'Approve', zh: '批核' },
  refuse: { en: 'Reject', zh: '拒絕' },
  of: { en: (act: string, title: string) => `${act}: ${title}`, zh: (act: string, title: string) => `${act}：${title}` },
  nowLive: { en: (title: string) => `${title} has its new price.`, zh: (title: string) => `${title}已採用新價格。` },
  nowRefused: { en: (title: string) => `${title} keeps its price.`, zh: (title: string) => `${title}維持現價。` },
  nowOthers: {
    en: (title: string) => `The prices of ${title} have changed since: nothing was done.`,
    zh: (title: string) => `${title}的價格其後已有更改，未有變動。`,
  },
  pricesOf: { en: (title: string) => `Prices of ${title}`, zh: (title: string) => `${title}的價格` },
  size: { en: 'Size', zh: '尺碼' },
  listPrice: { en: 'List price', zh: '原價' },
  before: { en: 'Current price', zh: '現價' },
  after: { en: 'Requested', zh: '擬改為' },
  move: { en: 'Change', zh: '變動' },
} satisfies Texts
