export const stockAlertsRefusals = {
  ALERT_IN_STOCK: { code: 2000013, en: 'This item is in stock. You can buy it now.', zh: '此貨品現有存貨，可立即購買。' },
  ALERT_UNLISTED: {
    code: 2000014,
    en: 'This item is no longer sold here, so no alert can be set for it.',
    zh: '此貨品已停售，未能設定到貨通知。',
  },
} as const
