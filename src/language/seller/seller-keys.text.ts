import type { Texts } from '#language/texts.ts'

/** Keys of sellers' programs. */
export const sellerKeysText = {
  title: { en: 'Keys and webhooks', zh: '密鑰及Webhook' },
  keys: { en: 'API keys', zh: 'API密鑰' },
  words: {
    en: 'A program with a key can read, change and end your offers, up to 1,000 in one call. A key stops when its creator no longer manages offers.',
    zh: '程式可憑密鑰讀取、更改及撤回您的報價，每次最多1,000項。建立者不再管理報價後，密鑰即告失效。',
  },
  docs: { en: 'Description of all calls (OpenAPI)', zh: 'API說明（OpenAPI）' },
  make: { en: 'Create a key', zh: '建立密鑰' },
  name: { en: 'Name', zh: '名稱' },
  nameHint: { en: 'The program that uses it, such as Warehouse feed.', zh: '使用密鑰的程式名稱，例如倉庫同步。' },
  days: { en: 'Valid for (days)', zh: '有效日數' },
  madeTitle: { en: 'Copy the key now', zh: '請立即複製密鑰' },
  madeWords: {
    en: 'It is shown only once and not stored. Anyone who has it can change your offers.',
    zh: '密鑰只會顯示這一次，系統不會保留。持有密鑰者即可更改您的報價。',
  },
  key: { en: 'Key', zh: '密鑰' },
  copied: { en: 'I have copied it', zh: '已複製' },
  table: { en: 'API keys, active first', zh: 'API密鑰，使用中的在前' },
  lastFour: { en: 'Ends with', zh: '末四位' },
  state: { en: 'State', zh: '狀態' },
  open: { en: 'Active', zh: '使用中' },
  expired: { en: 'Expired', zh: '已過期' },
  ended: { en: 'Ended', zh: '已終止' },
  stopped: { en: 'Stopped with its creator', zh: '隨建立者停用' },
  madeBy: { en: 'Created by', zh: '建立者' },
  expires: { en: 'Expires', zh: '到期日' },
  used: { en: 'Last used', zh: '上次使用' },
  never: { en: 'Never', zh: '從未使用' },
  acts: { en: 'Actions', zh: '操作' },
  end: { en: 'End', zh: '終止' },
  endTitle: { en: 'End this key?', zh: '確定終止此密鑰？' },
  endWords: {
    en: 'Programs that use it are refused at once. This cannot be undone.',
    zh: '使用此密鑰的程式將即時被拒絕，此操作不能復原。',
  },
  endDone: { en: 'Key ended.', zh: '密鑰已終止。' },
  none: { en: 'No keys yet', zh: '暫無密鑰' },
} satisfies Texts

/** Where sellers' programs are told of their offers. */
export const sellerWebhooksText = {
  title: { en: 'Webhooks', zh: 'Webhook' },
  words: {
    en: 'We send a signed message to your address when another seller asks less than you do. Each offer is told of once an hour at most.',
    zh: '其他賣家的報價低於您的報價時，系統會向您的網址發送已簽署的通知；每項報價每小時最多一次。',
  },
  add: { en: 'Add an address', zh: '新增網址' },
  name: { en: 'Name', zh: '名稱' },
  url: { en: 'Address (https)', zh: '網址（https）' },
  secretTitle: { en: 'Copy the secret now', zh: '請立即複製簽署密鑰' },
  secretWords: {
    en: 'It is shown only once. Check the signature of every message with it.',
    zh: '密鑰只會顯示這一次。請以此核對每則通知的簽署。',
  },
  secret: { en: 'Secret', zh: '簽署密鑰' },
  table: { en: 'Webhook addresses, newest first', zh: 'Webhook網址，由新至舊' },
  state: { en: 'State', zh: '狀態' },
  open: { en: 'Active', zh: '使用中' },
  paused: { en: 'Paused', zh: '已暫停' },
  rested: { en: 'Paused after failures', zh: '多次未能送達，已暫停' },
  ended: { en: 'Removed', zh: '已移除' },
  failing: { en: (time: string) => `Not delivered since ${time}`, zh: (time: string) => `自${time}起未能送達` },
  acts: { en: 'Actions', zh: '操作' },
  pause: { en: 'Pause', zh: '暫停' },
  resume: { en: 'Resume', zh: '恢復' },
  remove: { en: 'Remove', zh: '移除' },
  none: { en: 'No webhooks yet', zh: '暫無Webhook' },
  restTitle: { en: 'Webhook paused', zh: 'Webhook已暫停' },
  restWords: {
    en: (name: string, url: string) =>
      `Nothing was delivered to ${name} (${url}) for three days, so it is paused. Resume it once it responds again.`,
    zh: (name: string, url: string) => `${name}（${url}）連續三日未能接收通知，現已暫停。恢復正常後，請重新開啟。`,
  },
} satisfies Texts
