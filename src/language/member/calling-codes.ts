/** Where messages can go, by country or region code: those of this side of the world first, then by their English names. */
export const callingCodes = [
  { code: '+852', en: 'Hong Kong', zh: '香港', example: '9123 4567', digits: 8 },
  { code: '+853', en: 'Macau', zh: '澳門', example: '6612 3456', digits: 8 },
  { code: '+86', en: 'Mainland China', zh: '中國內地', example: '138 0013 8000', digits: 11 },
  { code: '+886', en: 'Taiwan', zh: '台灣', example: '0912 345 678', digits: 10 },
  { code: '+61', en: 'Australia', zh: '澳洲', example: '0412 345 678', digits: 10 },
  { code: '+1', en: 'Canada and United States', zh: '加拿大及美國', example: '604 555 0123', digits: 10 },
  { code: '+81', en: 'Japan', zh: '日本', example: '090 1234 5678', digits: 11 },
  { code: '+65', en: 'Singapore', zh: '新加坡', example: '8123 4567', digits: 8 },
  { code: '+44', en: 'United Kingdom', zh: '英國', example: '07400 123456', digits: 11 },
] as const

/** Those first in the list. */
export const NEAR_CODES = 4
