import { house } from '#language/house.ts'
import type { Texts } from '#language/texts.ts'

/** The frame of the back office, signing in, and what its lists share. */
export const adminText = {
  back: { en: 'Back', zh: '返回' },
  working: { en: 'Working…', zh: '處理中……' },
  unsavedTitle: { en: 'Leave without saving?', zh: '不儲存便離開？' },
  unsaved: { en: 'Your changes on this page are not saved.', zh: '此頁輸入的內容尚未儲存。' },
  leave: { en: 'Leave without saving', zh: '不儲存並離開' },
  stay: { en: 'Stay on this page', zh: '留在此頁' },
  name: { en: 'Back office', zh: '後台' },
  pageTitle: {
    en: (room: string) => `${room} | ${house().mark} Back office`,
    zh: (room: string) => `${room} | ${house().mark}後台`,
  },
  skip: { en: 'Skip to content', zh: '跳至主要內容' },
  parts: { en: 'Back office pages', zh: '後台項目' },
  orders: { en: 'Orders', zh: '訂單' },
  products: { en: 'Products', zh: '貨品' },
  home: { en: 'Home page', zh: '主頁' },
  announcements: { en: 'Announcements', zh: '公告' },
  links: { en: 'Short links', zh: '短網址' },
  searchWords: { en: 'Search', zh: '搜尋' },
  money: { en: 'Payments to review', zh: '待處理款項' },
  work: { en: 'Jobs', zh: '系統工作' },
  outbox: { en: 'Outbox', zh: '寄件匣' },
  signOut: { en: 'Sign out', zh: '登出' },
  signedInAs: { en: 'Signed in as', zh: '登入身份：' },
  needsScript: {
    en: 'The back office needs JavaScript. Please switch it on in your browser.',
    zh: '後台需使用JavaScript，請於瀏覽器啟用。',
  },

  saving: { en: 'Saving…', zh: '儲存中……' },
  saved: { en: 'Saved. Shoppers see it now.', zh: '已儲存，顧客現可看到。' },
  discard: { en: 'Discard changes', zh: '捨棄更改' },
  somebody: { en: 'A colleague', zh: '其他同事' },
  movedOn: {
    en: (name: string, time: string) =>
      `${name} has changed this since you opened it${time && `, ${time}`}. Your change was not saved; what you entered is still here.`,
    zh: (name: string, time: string) =>
      `您開啟此頁後，${name}${time && `於${time}`}已作更改。您的更改未有儲存，輸入的內容仍在此處。`,
  },
  keepTyped: { en: 'Load the newest version, and keep what you entered', zh: '載入最新版本，並保留此處輸入的內容' },
  loadNewest: { en: 'Load the newest version, and lose what you entered', zh: '載入最新版本，並捨棄此處內容' },

  signInTitle: { en: 'Sign in to the back office', zh: '登入後台' },
  sessionOver: {
    en: 'Your session has expired. Sign in to continue where you were.',
    zh: '登入時限已過。重新登入後，可於原處繼續工作。',
  },
  email: { en: 'E-mail', zh: '電郵' },
  password: { en: 'Password', zh: '密碼' },
  showPassword: { en: 'Show password', zh: '顯示密碼' },
  hidePassword: { en: 'Hide password', zh: '隱藏密碼' },
  signIn: { en: 'Sign in', zh: '登入' },
  signingIn: { en: 'Signing in…', zh: '登入中……' },

  keys: {
    en: 'J/K move, Enter opens',
    zh: '按J、K上下移動，Enter開啟',
  },
  previousPage: { en: 'Previous page', zh: '上一頁' },
  nextPage: { en: 'Next page', zh: '下一頁' },
  pages: { en: 'Pages', zh: '分頁' },
  range: {
    en: (from: number, to: number, total: number) => `${from}–${to} of ${total}`,
    zh: (from: number, to: number, total: number) => `第${from}–${to}項，共${total}項`,
  },
  notRefreshed: {
    en: 'This could not be refreshed and may be out of date. We keep trying.',
    zh: '未能更新資料，現時顯示的資料或非最新，系統會繼續重試。',
  },
  failed: { en: 'This could not be loaded. Please try again.', zh: '未能載入資料，請重試。' },
  notPermittedTitle: { en: 'Your role does not include this', zh: '您的職務不包括此項' },
  notPermitted: {
    en: 'Your account cannot view this. An administrator can add the role you need.',
    zh: '您的帳戶未獲授權查閱此項，如有需要，請聯絡管理員增設職務。',
  },
  toProducts: { en: 'Go to products', zh: '前往貨品' },
} satisfies Texts
