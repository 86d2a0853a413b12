import type { Texts } from '#language/texts.ts'

export const sellerHolidaysText = {
  title: { en: 'Holidays', zh: '假期' },
  lead: {
    en: 'On these days your offers rest and keep their prices. Buyers see when you sell again. Orders you have already received keep their deadlines.',
    zh: '假期內報價暫停出售，定價保留，買家會看到恢復出售的日期。已收到的訂單仍須依期送交。',
  },
  away: {
    en: (day: string) => `Away until ${day}. Your offers return by themselves the day after.`,
    zh: (day: string) => `休假至${day}，翌日自動恢復出售。`,
  },
  add: { en: 'Add a holiday', zh: '新增假期' },
  firstDay: { en: 'First day', zh: '首日' },
  lastDay: { en: 'Last day', zh: '最後一日' },
  save: { en: 'Save', zh: '儲存' },
  saved: { en: 'Holiday saved.', zh: '已儲存假期。' },
  back: { en: 'Come back now', zh: '立即恢復' },
  callOff: { en: 'Call off', zh: '取消' },
  ended: { en: 'You sell again.', zh: '已恢復出售。' },
  calledOff: { en: 'Holiday called off.', zh: '已取消假期。' },
  table: { en: 'Holidays', zh: '假期' },
  days: { en: 'Days', zh: '日期' },
  state: { en: 'State', zh: '狀態' },
  by: { en: 'Set by', zh: '設定' },
  endedBy: { en: 'Ended by', zh: '結束' },
  actions: { en: 'Actions', zh: '操作' },
  range: { en: (first: string, last: string) => `${first} to ${last}`, zh: (first: string, last: string) => `${first}至${last}` },
  nothingTitle: { en: 'No holidays', zh: '暫無假期' },
  nothing: { en: 'Add one before you are away.', zh: '休假前請先新增。' },
} satisfies Texts

export const holidayStateText = {
  'to-come': { en: 'To come', zh: '尚未開始' },
  'under-way': { en: 'Under way', zh: '進行中' },
  over: { en: 'Over', zh: '已結束' },
  'called-off': { en: 'Called off', zh: '已取消' },
} satisfies Texts
