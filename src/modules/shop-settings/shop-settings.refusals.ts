export const shopSettingsRefusals = {
  DOORS_NOT_READY: {
    code: 1000252,
    en: 'The shop cannot open yet: it needs its details, an account for payments and one product on sale.',
    zh: '商店尚未可以開放：須先填妥商店資料、收款戶口，並上架最少一件貨品。',
  },
} as const
