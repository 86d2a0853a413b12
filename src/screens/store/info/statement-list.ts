import { careersStatement, usStatement } from '#language/statements/company.text.ts'
import { deliveryStatement } from '#language/statements/delivery.text.ts'
import { guideStatement } from '#language/statements/guide.text.ts'
import { privacyStatement } from '#language/statements/privacy.text.ts'
import { questionsStatement } from '#language/statements/questions.text.ts'
import { returnsStatement } from '#language/statements/returns.text.ts'
import type { Statement } from '#language/statements/statement-shape.ts'
import { termsStatement } from '#language/statements/terms.text.ts'

/** Under /statement, as the shop's addresses spell them. */
export const statements: Record<string, Statement> = {
  FAQs: questionsStatement,
  delivery: deliveryStatement,
  return: returnsStatement,
  shoppingGuide: guideStatement,
  us: usStatement,
  careers: careersStatement,
  note: termsStatement,
  privacy: privacyStatement,
}
