import type { Texts } from '#language/texts.ts'

export const adminCameraText = {
  open: { en: 'Scan with the camera', zh: '以相機掃描' },
  close: { en: 'Close the camera', zh: '關閉相機' },
  failed: {
    en: 'The camera is not available. Please allow it, or type the number.',
    zh: '未能使用相機，請允許使用，或輸入編號。',
  },
  view: { en: 'Camera view', zh: '相機畫面' },
} satisfies Texts
