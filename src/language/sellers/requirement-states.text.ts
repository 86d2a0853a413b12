import type { Texts } from '#language/texts.ts'

export const requirementStateText = {
  needed: { en: 'Needed', zh: '待提交' },
  'in-review': { en: 'In review', zh: '審核中' },
  accepted: { en: 'Accepted', zh: '已接納' },
  refused: { en: 'Send again', zh: '請重新提交' },
} satisfies Texts
