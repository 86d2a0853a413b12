export const productEditsRefusals = {
  PRICE_FAR_OFF: {
    code: 2000220,
    en: 'These prices change more than usual. Please confirm that this is correct.',
    zh: '價格變動超出一般幅度，請確認無誤。',
  },
  OWN_PRICES: {
    code: 2000224,
    en: 'You requested these prices yourself. A colleague must approve them.',
    zh: '此價格變動由您提出，須由另一位同事批核。',
  },
  EDIT_NOT_POSSIBLE: { code: 2000221, en: 'This change does not apply to this product.', zh: '此更改不適用於此貨品。' },
  SELECTION_MOVED: {
    code: 2000222,
    en: 'The matching products have changed. Please check the number again.',
    zh: '相符的貨品數目已有變動，請重新核對。',
  },
  TOO_MANY_PRODUCTS: {
    code: 2000223,
    en: 'More than 100,000 products at once. Please narrow the list down.',
    zh: '一次最多可更改100,000件貨品，請縮窄範圍。',
  },
} as const
