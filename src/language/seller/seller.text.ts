import { house } from '#language/house.ts'
import type { Texts } from '#language/texts.ts'

/** The frame of the seller centre. */
export const sellerText = {
  name: { en: 'Seller centre', zh: '賣家中心' },
  pageTitle: {
    en: (room: string) => `${room} | ${house().mark} Seller centre`,
    zh: (room: string) => `${room} | ${house().mark}賣家中心`,
  },
  skip: { en: 'Skip to content', zh: '跳至主要內容' },
  parts: { en: 'Seller centre pages', zh: '賣家中心項目' },
  more: { en: 'More', zh: '更多' },
  shop: { en: 'You act for', zh: '現正代表' },
  shopping: { en: 'My shopping', zh: '返回購物' },
  failed: { en: 'The seller centre could not be loaded. Please try again.', zh: '未能載入賣家中心，請重試。' },
  needsScript: {
    en: 'The seller centre needs JavaScript. Please switch it on in your browser.',
    zh: '賣家中心需使用JavaScript，請於瀏覽器啟用。',
  },
  notPermittedTitle: { en: 'Your account does not include this', zh: '您的帳戶不包括此項' },
  notPermitted: {
    en: 'The owner of this shop, or a colleague who manages the team, can give you access.',
    zh: '如有需要，請聯絡負責人或管理團隊的同事開放權限。',
  },
  toToday: { en: 'Go to Today', zh: '前往今日' },
} satisfies Texts

export const sellerTodayText = {
  title: { en: 'Today', zh: '今日' },
  owner: { en: (shop: string) => `You own ${shop}.`, zh: (shop: string) => `您是${shop}的負責人。` },
  staff: {
    en: (shop: string, scopes: string) => (scopes ? `You act for ${shop}: ${scopes}.` : `You act for ${shop}.`),
    zh: (shop: string, scopes: string) => (scopes ? `您代表${shop}，可管理${scopes}。` : `您代表${shop}。`),
  },
} satisfies Texts
