export const workRefusals = {
  WORK_IS_DONE: {
    code: 4600001,
    en: 'This is done, or is being processed now.',
    zh: '此項已完成，或正在處理中。',
  },
} as const
