import type { Language } from '#language/languages.ts'

/** Mails and text messages with what members are told; {names} are filled in. */
export const noticeMail = {
  several: { en: '{num} messages from {shop}', zh: '{店名}：{num}則訊息' },
  ways: { en: 'Choose what reaches you, and how: {ways}', zh: '選擇接收哪些通知及方式：{ways}' },
  sms: { en: '{shop}: {title} {page} Unsubscribe: {stop}', zh: '{店名}：{title} {page} 取消訂閱：{stop}' },
  smsPlain: { en: '{shop}: {title} {page}', zh: '{店名}：{title} {page}' },
} satisfies Record<string, Record<Language, string>>
