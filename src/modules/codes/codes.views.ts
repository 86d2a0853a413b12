import type { CodesViewRows } from './codes.views.generated.ts'

/** What other modules may read of codes. Made in migrations. */
export const codesViews = ['sms_alarm_card'] as const satisfies readonly (keyof CodesViewRows)[]
