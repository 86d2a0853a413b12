import type { Texts } from '#language/texts.ts'

export const zoomText = {
  pictures: { en: 'Pictures', zh: '貨品圖片' },
  zoomIn: { en: 'Zoom in', zh: '放大' },
  zoomOut: { en: 'Zoom out', zh: '縮小' },
  previous: { en: 'Previous picture', zh: '上一張圖片' },
  next: { en: 'Next picture', zh: '下一張圖片' },
  enlarge: {
    en: (at: number, of: number) => `Enlarge picture ${at} of ${of}`,
    zh: (at: number, of: number) => `放大第${at}張圖片，共${of}張`,
  },
  showPicture: {
    en: (at: number, of: number) => `Show picture ${at} of ${of}`,
    zh: (at: number, of: number) => `顯示第${at}張圖片，共${of}張`,
  },
} satisfies Texts
