export const workRefusals = {
  WORK_IS_DONE: {
    code: 4600001,
    en: 'This is done, or somebody is at it this very moment.',
    zh: '此項已完成，或正在處理中。',
  },
} as const
