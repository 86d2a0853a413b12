import type { SellerAnswersViewRows } from './seller-answers.views.generated.ts'

/** What other modules may read of what merchants answer. Made in migrations. */
export const sellerAnswerViews = ['seller_evidence'] as const satisfies readonly (keyof SellerAnswersViewRows)[]
