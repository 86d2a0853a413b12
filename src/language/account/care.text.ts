import type { Texts } from '#language/texts.ts'

export const careText = {
  title: { en: 'Care service', zh: '護理服務' },
  lead: {
    en: 'Once every calendar year, free, for every bag and watch you have bought here.',
    zh: '在此購買的手袋及腕錶，每年（按曆年計）可享一次免費護理服務。',
  },
  what: { en: 'What is included', zh: '服務內容' },
  empty: { en: 'No bag or watch yet', zh: '暫無適用貨品' },
  emptyWords: {
    en: 'Bags and watches appear here once you have received them.',
    zh: '您購買的手袋及腕錶，收貨後即會在此顯示。',
  },
  browse: { en: 'See bags', zh: '瀏覽手袋' },
  failed: { en: 'Your items could not be loaded. Please try again.', zh: '未能載入貨品，請重試。' },
  ofOrder: { en: (orderNo: string) => `Order ${orderNo}`, zh: (orderNo: string) => `訂單${orderNo}` },
  book: { en: 'Book', zh: '預約' },
  bookByCoupon: { en: 'Book with your coupon', zh: '以優惠券預約' },
  bookFor: { en: (year: number) => `Book for ${year}`, zh: (year: number) => `預約${year}年服務` },
  move: { en: 'Move', zh: '更改時間' },
  cancel: { en: 'Cancel the appointment', zh: '取消預約' },
  cancelSure: { en: 'Cancel this appointment?', zh: '確定取消此預約？' },
  keep: { en: 'Keep it', zh: '保留' },
  leave: { en: 'Not now', zh: '返回' },
  ofPiece: { en: (act: string, piece: string) => `${act}: ${piece}`, zh: (act: string, piece: string) => `${act}：${piece}` },
  when: {
    en: (day: string, hours: string, place: string) => `${day}, ${hours}, ${place}`,
    zh: (day: string, hours: string, place: string) => `${day} ${hours}，${place}`,
  },
  usedUp: { en: 'This year’s service is booked or used.', zh: '本年度的護理服務已預約或使用。' },
  place: { en: 'Where', zh: '地點' },
  day: { en: 'Day', zh: '日期' },
  chooseDay: { en: 'Choose a day', zh: '請選擇日期' },
  half: { en: 'Time', zh: '時段' },
  noDays: {
    en: 'No appointments are free there at present. Please try the other place.',
    zh: '此地點暫無可預約時段，請選擇另一地點。',
  },
  confirm: { en: 'Confirm the appointment', zh: '確認預約' },
  working: { en: 'One moment…', zh: '處理中……' },
  booked: { en: 'Your appointment is booked.', zh: '已完成預約。' },
  cancelled: { en: 'The appointment is cancelled.', zh: '已取消預約。' },
} satisfies Texts

export const carePlaceText = {
  store: { en: 'Store', zh: '店舖' },
  office: { en: 'Office', zh: '辦公室' },
} satisfies Texts

export const careHalfText = {
  morning: { en: 'Morning', zh: '上午' },
  afternoon: { en: 'Afternoon', zh: '下午' },
} satisfies Texts

export const careStateText = {
  booked: { en: 'Booked', zh: '已預約' },
  done: { en: 'Done', zh: '已完成' },
  missed: { en: 'No-show', zh: '未有到訪' },
  cancelled: { en: 'Cancelled', zh: '已取消' },
} satisfies Texts
