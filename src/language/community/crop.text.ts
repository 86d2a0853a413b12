import type { Texts } from '../texts.ts'

export const cropText = {
  title: { en: 'Crop picture', zh: '裁剪照片' },
  crop: { en: 'Crop', zh: '裁剪' },
  cropOne: { en: (num: number) => `Crop picture ${num}`, zh: (num: number) => `裁剪第${num}張照片` },
  earlier: { en: (num: number) => `Move picture ${num} forward`, zh: (num: number) => `將第${num}張照片移前` },
  later: { en: (num: number) => `Move picture ${num} back`, zh: (num: number) => `將第${num}張照片移後` },
  shape: { en: 'Shape', zh: '比例' },
  whole: { en: 'Whole picture', zh: '原圖' },
  portrait: { en: '4:5', zh: '4:5' },
  tall: { en: '3:4', zh: '3:4' },
  square: { en: 'Square', zh: '正方形' },
  size: { en: 'Size', zh: '大小' },
  frame: { en: 'Visible part', zh: '顯示範圍' },
  keys: {
    en: 'Drag it, or use the arrow keys to move it and + and - to resize it.',
    zh: '拖動以移動，亦可用方向鍵移動，按+或-調整大小。',
  },
  apply: { en: 'Apply crop', zh: '確定裁剪' },
  busy: { en: 'Cropping…', zh: '裁剪中……' },
  unreadable: { en: 'This browser cannot crop the picture. It stays as it is.', zh: '此瀏覽器未能裁剪照片，照片維持原狀。' },
  waiting: { en: 'Not sent yet', zh: '尚未傳送' },
  lost: {
    en: (num: number) =>
      `${num === 1 ? 'A tagged item is' : `${num} tagged items are`} outside the picture now and no longer placed.`,
    zh: (num: number) => `${num}件標記貨品已不在照片內，位置已移除。`,
  },
  unsent: {
    en: 'Some pictures have not been sent yet. They stay on this device. Please try again once you are online.',
    zh: '部分照片尚未傳送，已保留於此裝置，請連線後再試。',
  },
  offline: {
    en: 'You are offline. Your post stays on this device. Please try again once you are online.',
    zh: '您現時離線，帖文已保留於此裝置，請連線後再試。',
  },
  kept: { en: (time: string) => `Kept on this device · ${time}`, zh: (time: string) => `已保留於此裝置 · ${time}` },
  fromDevice: {
    en: (time: string) => `This is the newest version, kept on this device on ${time}.`,
    zh: (time: string) => `目前顯示此裝置於${time}保留的最新版本。`,
  },
  newerSaved: {
    en: (time: string) => `This is the newest version, saved on ${time}. An earlier one is kept on this device.`,
    zh: (time: string) => `目前顯示於${time}儲存的最新版本，較早的版本保留於此裝置。`,
  },
  setAside: { en: 'Another version is kept on this device.', zh: '另一版本保留於此裝置。' },
  showSaved: { en: 'Show the saved version', zh: '顯示已儲存的版本' },
  showDevice: { en: (time: string) => `Show the version of ${time}`, zh: (time: string) => `顯示${time}的版本` },
  startAfresh: { en: 'Start a new post', zh: '另寫新帖文' },
} satisfies Texts
