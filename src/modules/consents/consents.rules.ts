/** What a member may say yes or no to, and what holds until they do. */
export const consentDefaults = {
  'news-email': false,
  'news-sms': false,
  'orders-email': true,
  'orders-sms': false,
  'hide-followers': false,
  'hide-fans': false,
  'hide-friends': false,
} as const
export type ConsentKind = keyof typeof consentDefaults
export const consentKinds = Object.keys(consentDefaults) as ConsentKind[]
