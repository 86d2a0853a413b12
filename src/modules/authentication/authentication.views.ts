import type { AuthenticationViewRows } from './authentication.views.generated.ts'

/** What other modules may read of examinations. Made in migrations. */
export const authenticationViews = ['authentication_photos'] as const satisfies readonly (keyof AuthenticationViewRows)[]
