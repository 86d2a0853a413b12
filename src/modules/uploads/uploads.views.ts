import type { UploadsViewRows } from './uploads.views.generated.ts'

/** What other modules may read of uploads. Made in migrations. */
export const uploadViews = ['upload_card', 'member_pictures'] as const satisfies readonly (keyof UploadsViewRows)[]
